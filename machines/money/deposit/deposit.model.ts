import type { Deposit, DepositState } from '../../../contract/wire/money/money';
import { defineModels } from '../../paths/model';
import { depositMachine } from './deposit.machine';

export const depositIn = (state: DepositState, credited = 0): Deposit => ({
  invoice_id: 'inv_1',
  state,
  amount: 5_000,
  credited,
  currency: 'USDT',
  payment_url: 'http://localhost/payments/io/inv_1',
  confirmations: 0,
  required_confirmations: 3,
  created_at: '2026-11-21T12:00:00.000Z',
  expires_at: '2026-11-21T12:30:00.000Z',
});

export const depositDelays = { lookDelay: 3_000, checkMarkDelay: 1_000 };
const words = [
  depositIn('waiting'),
  depositIn('confirming'),
  depositIn('partial', 1_000),
  depositIn('settled', 5_000),
  depositIn('expired'),
];
export const depositModels = defineModels(depositMachine, {
  worlds: { 'an open invoice': { invoiceId: 'inv_1' } },
  cases: {
    'deposit.changed': [...words, { ...depositIn('settled', 5_000), invoice_id: 'inv_2' }].map((deposit) => ({
      deposit,
    })),
    'xstate.done.actor.findDeposit': words.map((output) => ({ output })),
    'xstate.error.actor.findDeposit': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.watchDeposit': [{ error: new Error('no socket') }],
  },
  heard: { watchDeposit: ['deposit.changed'] },
  project: ({ deposit }) => deposit?.state ?? null,
});
