import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AdmissionRef } from '../../../machines/wizard/admission/admission.machine';
import { admissionDelays, admissionModels } from '../../../machines/wizard/admission/admission.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { Admission } from './Admission';
import './notices';

const OnStage = ({ actor }: { actor: AdmissionRef }) => (
  <Admission
    actor={actor}
    Wizard={({ picture }) => (
      <>
        <p>Here is the wizard.</p>
        {picture && <p>With its picture.</p>}
      </>
    )}
  />
);
const isInside = () => {
  expect(screen.getByText('Here is the wizard.')).toBeTruthy();
  expect(screen.queryByText(/^Your plan holds/)).toBeNull();
};

walkScreen(admissionModels, {
  render: OnStage,
  delays: admissionDelays,
  sight: { shows: ({ value }) => value },
  hands: {
    'room.refresh': () => press('Look again'),
    'admission.leave': () => press('Go to Dashboard'),
    'wizard.retry': () => fireEvent.click(screen.getByText('Try again')),
  },
  eyes: {
    arriving: () => {},
    'door.asking': () => expect(screen.getByText('Loading the step')).toBeTruthy(),
    'door.full': async () => {
      expect(await screen.findByText('Your plan holds 3 websites, and you have them all.')).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Website setup');
      expect(screen.queryByText('Here is the wizard.')).toBeNull();
    },
    'inside.room.admitted': isInside,
    'inside.room.looking': isInside,
    'inside.picture.loading': () => expect(screen.queryByText('With its picture.')).toBeNull(),
    'inside.picture.shown': () => expect(screen.getByText('With its picture.')).toBeTruthy(),
    'inside.picture.plain': () => expect(screen.queryByText('With its picture.')).toBeNull(),
    broken: async () => expect(await screen.findByText('The setup could not be loaded.')).toBeTruthy(),
  },
});
