import { type DepositState, standingAt } from '../../../contract/rules/money/deposit';
import type { Deposit } from '../../../contract/wire/money/money';
import { defineModels } from '../../paths/model';
import { depositMachine } from './deposit.machine';

const deadline = '2026-11-21T12:30:00.000Z';

/** A deposit of 50.00 before its deadline, unless `changes` say otherwise; amounts in minor units. */
export const depositIn = (state: DepositState, credited = 0, changes: Partial<Deposit> = {}): Deposit => {
  const arrived = state === 'seen' || state === 'confirming' ? 5_000 : credited;
  return {
    invoice_id: 'inv_1',
    deposit_id: '8d0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
    gateway: 'wire',
    state,
    is_ended: standingAt({ state, deadline: Date.parse(deadline) }, Date.parse('2026-11-21T12:10:00.000Z')).isEnded,
    amount: 5_000,
    arrived,
    rest: Math.max(0, 5_000 - arrived),
    credited,
    currency: 'USDT',
    network: 'Ethereum (ERC-20)',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    crypto_amount: '54.271144',
    crypto_arrived: '0',
    crypto_rest: '54.271144',
    transaction_hash: null,
    transaction_url: null,
    payment_url: 'http://localhost/payments/io/inv_1',
    confirmations: 0,
    required_confirmations: 3,
    created_at: '2026-11-21T12:00:00.000Z',
    expires_at: deadline,
    ...changes,
  };
};

export const depositDelays = { lookDelay: 3_000, checkMarkDelay: 1_000 };
const words = [
  depositIn('waiting'),
  depositIn('confirming'),
  depositIn('partial', 1_000),
  depositIn('partial', 1_000, { is_ended: true }),
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
