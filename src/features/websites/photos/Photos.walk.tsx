import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { PhotosRef, PhotosSnapshot } from '../../../../machines/websites/photos/photos.machine';
import { photosDelays, photosModels } from '../../../../machines/websites/photos/photos.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Photos } from './Photos';

const chosen: string[] = [];
const onChoose = vi.fn();
const Details = () => <p>Details</p>;
const Library = ({ actor }: { actor: PhotosRef }) => (
  <Photos actor={actor} chosen={chosen} onChoose={onChoose} Details={Details} />
);
const pressIf = (name: string | RegExp) => {
  const [button] = screen.queryAllByRole('button', { name });
  if (button) fireEvent.click(button);
};
const fileRow = (id: number) => document.querySelector(`[data-file="${id}"]`);
const pressIn = (id: number, name: RegExp) => {
  const button = [...(fileRow(id)?.querySelectorAll('button') ?? [])].find((one) =>
    name.test(one.getAttribute('aria-label') ?? ''),
  );
  if (button) fireEvent.click(button);
};
const shows = (words: string) => screen.queryByText(words) !== null;
const listed = ({ context: { photos } }: PhotosSnapshot) => {
  const list = screen.queryByRole('list', { name: 'Your photos' });
  expect([...(list?.querySelectorAll('[aria-pressed]') ?? [])].map((tile) => tile.getAttribute('aria-label'))).toEqual(
    photos.map(({ alt, name }) => alt || name),
  );
};
const files = (at: PhotosSnapshot) => {
  expect(document.querySelectorAll('[data-file]').length).toBe(at.context.files.length);
  for (const { id, name, state, problem, canRetry } of at.context.files) {
    const row = fileRow(id);
    expect(row?.textContent).toContain(name);
    expect(row?.querySelector('[role=alert]')?.textContent ?? '').toBe(problem);
    expect(row?.querySelector('progress') !== null).toBe(state === 'sending');
    expect(row?.querySelector('[aria-label^=Retry]') !== null).toBe(canRetry && state === 'refused');
  }
};

walkScreen(photosModels, {
  render: Library,
  delays: photosDelays,
  hands: {
    'files.add': ({ files: added }) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      // Where nothing can be sent nothing can be chosen.
      if (input && !input.disabled) fireEvent.change(input, { target: { files: added } });
    },
    'file.retry': ({ id }) => pressIn(id, /^Retry/),
    'file.remove': ({ id }) => pressIn(id, /^(?:Cancel|Remove)/),
    'photos.more': () => pressIf('Show more photos'),
    'photos.retry': () => pressIf('Retry'),
    'photo.open': ({ id }) => id !== 'nothing' && pressIf(/^(?:Describe sourdough-loaf|Edit A loaf)/),
  },
  eyes: {
    'list.loading': (at) => {
      listed(at);
      expect(shows('Loading your photos')).toBe(true);
    },
    'list.failed': (at) => {
      listed(at);
      expect(screen.getByText(at.context.problem)).toBeTruthy();
    },
    'list.shown': (at) => {
      listed(at);
      expect(screen.queryByText(/^You have no photos here yet/) !== null).toBe(at.context.photos.length === 0);
      expect(screen.queryByRole('button', { name: 'Show more photos' }) !== null).toBe(at.context.next !== null);
    },
    'files.sending': files,
    'files.broken': (at) => {
      files(at);
      expect(shows('Your photos are not being sent.')).toBe(true);
    },
    'details.closed': () => expect(shows('Details')).toBe(false),
    'details.open': () => expect(shows('Details')).toBe(true),
  },
});
