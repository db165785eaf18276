import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DepositSnapshot } from '../../../../machines/money/deposit/deposit.machine';
import { depositDelays, depositModels } from '../../../../machines/money/deposit/deposit.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Verifying } from './Verifying';

const sentences: Record<string, string> = {
  waiting: 'No payment was seen yet. Send 54.271144 USDT on Ethereum (ERC-20) before the deadline.',
  confirming: 'Confirmation 0 of 3. There is nothing to do.',
  partial:
    '€10.00 of €50.00 was added to your balance. Send the rest, 54.271144 USDT (€40.00) on Ethereum (ERC-20), to the same address before the deadline.',
};
const patience = /^This may take a few minutes depending on network congestion/;

const verifying = ({ context: { deposit } }: DepositSnapshot) => {
  expect(screen.getByRole('status', { name: 'Verifying' })).toBeTruthy();
  expect(screen.getByText(patience)).toBeTruthy();
  const said = screen.getAllByText((_, element) => element?.tagName === 'P').map(({ textContent }) => textContent);
  const where = deposit?.state === 'partial' ? [deposit.address] : [];
  expect(said.slice(0, -1)).toEqual(deposit ? [sentences[deposit.state], ...where] : []);
};
const found = () => {
  expect(screen.getByText('€50.00 was added to your balance.')).toBeTruthy();
  expect(screen.getByText('Transaction found successfully!')).toBeTruthy();
  expect(screen.queryByText(patience)).toBeNull();
};

walkScreen(depositModels, {
  render: Verifying,
  delays: depositDelays,
  sight: { shows: ({ context }) => context.deposit?.state ?? null },
  hands: { 'deposit.look': 'elsewhere' },
  eyes: {
    'verifying.looking': verifying,
    'verifying.waiting': verifying,
    found,
    credited: found,
    // The dialog around it says so.
    ended: () => expect(screen.queryByText('Transaction found successfully!')).toBeNull(),
  },
});
