import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DepositSnapshot } from '../../../../machines/money/deposit/deposit.machine';
import { depositDelays, depositModels } from '../../../../machines/money/deposit/deposit.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Verifying } from './Verifying';

const sentences: Record<string, string> = {
  waiting: 'We have not seen your transaction yet.',
  confirming: 'Confirmation 0 of 3',
  partial: '€10.00 of €50.00 has arrived and is on your balance. Send the rest to the same address.',
};
const patience = /^This may take a few minutes depending on network congestion/;

const verifying = ({ context: { deposit } }: DepositSnapshot) => {
  expect(screen.getByRole('status', { name: 'Verifying' })).toBeTruthy();
  expect(screen.getByText(patience)).toBeTruthy();
  const said = screen.getAllByText((_, element) => element?.tagName === 'P').map(({ textContent }) => textContent);
  expect(said.slice(0, -1)).toEqual(deposit ? [sentences[deposit.state]] : []);
};
const found = () => {
  expect(screen.getByText('Transaction found successfully!')).toBeTruthy();
  expect(screen.queryByText(patience)).toBeNull();
};

walkScreen(depositModels, {
  render: Verifying,
  delays: depositDelays,
  sight: { shows: ({ context }) => context.deposit?.state ?? null },
  hands: {},
  eyes: {
    'verifying.looking': verifying,
    'verifying.waiting': verifying,
    found,
    credited: found,
    // The dialog around it says so.
    lost: () => expect(screen.queryByText('Transaction found successfully!')).toBeNull(),
  },
});
