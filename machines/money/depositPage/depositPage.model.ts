import type { DepositDetails } from '../../../contract/wire/money/billing';
import type { DepositState } from '../../../contract/rules/money/deposit';
import { depositIn } from '../deposit/deposit.model';
import { defineModels } from '../../paths/model';
import { depositPageMachine } from './depositPage.machine';

export const detailsIn = (state: DepositState, changes: Partial<DepositDetails> = {}): DepositDetails => ({
  ...depositIn(state),
  settled_at: null,
  payments: [],
  payment_qr: { size: 1, path: 'M0 0h1v1H0z' },
  now: '2026-11-21T12:10:00.000Z',
  ...changes,
});

const waiting = detailsIn('waiting');
const settled = detailsIn('settled', { credited: 5_000, arrived: 5_000, rest: 0, payment_url: null, payment_qr: null });

export const depositPageDelays = { lookDelay: 15_000, lateDelay: 60_000, tellDelay: 3_000 };
export const depositPageModels = defineModels(depositPageMachine, {
  worlds: { 'a deposit': { id: waiting.deposit_id } },
  cases: {
    'text.copy': [{ what: 'address', text: waiting.address }],
    'xstate.done.actor.loadDeposit': [{ output: waiting }, { output: settled }],
    'xstate.error.actor.loadDeposit': [
      { error: { status: 404, message: '' } },
      { error: { status: null, message: '' } },
    ],
    'xstate.done.actor.copyText': [{ output: undefined }],
    'xstate.error.actor.copyText': [{ error: new Error('no clipboard') }],
  },
  told: ['page.outdated'],
  project: ({ deposit, copied }) => [deposit?.state ?? null, copied?.isDone ?? null],
});
