import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PhotoDetailsSnapshot } from '../../../../machines/websites/photoDetails/photoDetails.machine';
import { photoDetailsDelays, photoDetailsModels } from '../../../../machines/websites/photoDetails/photoDetails.model';
import { placeOf, wayOf } from '../../../../machines/websites/photoDetails/photoDetails.select';
import { press, retype } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import '../../../ui/Dialog/Dialog';
import { PhotoDetails } from './PhotoDetails';

const label = 'What does it show? (optional)';
const place = () => screen.queryByLabelText<HTMLInputElement>('Part that is shown');
const form = (isBusy: boolean) => async (at: PhotoDetailsSnapshot) => {
  await screen.findByRole('dialog', { name: 'Your photo' });
  const { alt, crop, focus, suggestion, shape, problem } = at.context;
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect([field.value, field.readOnly]).toEqual([alt, isBusy]);
  expect(screen.queryByRole('button', { name: /^Write / }) !== null).toBe(suggestion !== '' && alt === '');
  expect(screen.getByRole('button', { name: 'Square' }).getAttribute('aria-pressed')).toBe(String(shape === 'square'));
  expect(Number(place()?.value ?? -1)).toBeCloseTo(wayOf(crop) ? placeOf(crop) : -1, 1);
  expect(screen.getByRole('slider', { name: 'Most important point' }).getAttribute('aria-valuetext')).toContain(
    `${Math.round(focus.x * 100)} % from the left`,
  );
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(problem);
};
const question = (isBusy: boolean) => async () => {
  await screen.findByRole('alertdialog', { name: 'Delete this photo?' });
  expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy') === 'true').toBe(isBusy);
};

walkScreen(photoDetailsModels, {
  render: PhotoDetails,
  delays: photoDetailsDelays,
  hands: {
    'alt.change': ({ alt }) => retype(label, alt),
    'shape.choose': ({ shape }) => press(shape === 'whole' ? 'As it is' : 'Square'),
    'crop.place': ({ at }) => {
      const slider = place();
      if (slider) fireEvent.change(slider, { target: { value: String(at) } });
    },
    // Where it is pressed is known in a browser alone.
    'focus.place': 'elsewhere',
    'details.save': () => press('Save'),
    'details.close': () => press('Cancel'),
    'photo.delete': () => press('Delete'),
    'delete.cancel': () => press('Keep it'),
    'delete.confirm': () => press('Delete'),
  },
  eyes: {
    editing: form(false),
    saving: form(true),
    asking: question(false),
    deleting: question(true),
    // Whoever opened it takes it away.
    closed: () => undefined,
  },
});
