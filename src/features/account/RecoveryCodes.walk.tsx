import { fireEvent, screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import type { RecoveryCodesSnapshot } from '../../../machines/account/recoveryCodes/recoveryCodes.machine';
import { recoveryCodesDelays, recoveryCodesModels } from '../../../machines/account/recoveryCodes/recoveryCodes.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { RecoveryCodes } from './RecoveryCodes';

const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have kept these codes in a safe place' });
const words = {
  copied: 'Codes copied.',
  uncopied: 'The browser did not let us copy.',
  saved: 'Codes downloaded.',
  unsaved: 'The file could not be made.',
};

const shown = ({ context: { codes, isConfirmed, outcome } }: RecoveryCodesSnapshot) => {
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(
    inside(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(tick().checked).toBe(isConfirmed);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(!isConfirmed);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  expect(said.some((text) => outcome !== null && text.startsWith(words[outcome]))).toBe(outcome !== null);
};

walkScreen(recoveryCodesModels, {
  render: RecoveryCodes,
  delays: recoveryCodesDelays,
  // What became of a copy is said alike beside the tick.
  sight: {
    shows: ({ context: { isConfirmed, outcome } }) => [isConfirmed, isConfirmed ? null : outcome],
  },
  hands: {
    'codes.copy': () => press('Copy'),
    'codes.save': () => press('Download'),
    'codes.confirm': ({ isConfirmed }) => {
      // A box says nothing when it is as it is to be.
      if (tick().checked === isConfirmed) fireEvent.click(tick());
      fireEvent.click(tick());
    },
    'codes.finish': () => press('Done'),
  },
  eyes: {
    shown,
    copying: shown,
    saving: shown,
    confirmed: () => expect(screen.queryAllByRole('alert')).toEqual([]),
  },
});
