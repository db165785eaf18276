import type { Profile } from '../../../contract/wire/account/account';
import { depositIn } from '../deposit/deposit.model';
import { defineModels } from '../../paths/model';
import { topupMachine } from './topup.machine';

export const profile: Profile = {
  uuid: 'b8f5f9a0-5c76-4e0b-9f5e-3d1d8f6c2a10',
  user_id: 1,
  first_name: 'Ada',
  last_name: 'Baker',
  email: 'ada@bakery.example',
  phone_number: '+32470123456',
  address: '',
  country: '',
  city: '',
  avatar_url: '',
  is_two_factor_enabled: false,
  two_factor_method: 'none',
  isAccountNew: false,
  needsSetup: false,
};
const networks = { BTC: 'Bitcoin', USDT: 'Ethereum (ERC-20)' };
const invoice = { invoiceId: 'inv_1', paymentUrl: 'about:blank' };

export const topupDelays = { thanksDelay: 3_000 };
export const topupModels = defineModels(topupMachine, {
  worlds: {
    'from the dashboard': { profile },
    'for an order of 30.00': { profile, orderTotal: 3_000 },
    'a deposit taken up again': { profile, invoiceId: 'inv_1' },
    'nobody signed in': { profile: null },
  },
  cases: {
    'balance.changed': [{ balance: 1_000 }],
    'amount.type': [{ amount: '9.99' }, { amount: '10' }],
    'currency.choose': [{ currency: 'BTC' }],
    'xstate.error.actor.watchBalance': [{ error: new Error('broken') }],
    'deposit.known': [{ deposit: depositIn('confirming') }, { deposit: depositIn('partial', 1_000) }],
    'xstate.done.actor.listNetworks': [{ output: networks }],
    'xstate.error.actor.listNetworks': [{ error: { status: 503, message: '' } }],
    'xstate.done.actor.createInvoice': [{ output: invoice }],
    'xstate.error.actor.createInvoice': [
      { error: { status: 503, message: 'The payment service does not answer.', code: 'gateway_away' } },
    ],
    'xstate.done.actor.openInvoice': [{ output: invoice }],
    'xstate.error.actor.openInvoice': [{ error: { status: 404, message: '' } }],
    'xstate.done.actor.deposit': [
      { output: { deposit: depositIn('settled', 5_000) } },
      { output: { deposit: depositIn('expired') } },
      { output: { deposit: depositIn('partial', 1_000, { is_ended: true }) } },
    ],
    'xstate.error.actor.deposit': [{ error: new Error('broken') }],
    'xstate.error.actor.watchPanel': [{ error: new Error('broken') }],
  },
  heard: { watchBalance: ['balance.changed'], watchPanel: ['panel.paid'] },
  told: ['deposit.known'],
  // What was chosen has become an invoice, and decides nothing until there is none any more.
  project: ({ balance, typed, currency, resumed, invoice: made, deposit, isAnnounced }) =>
    made ? [deposit?.state ?? null, isAnnounced] : [balance, typed, currency, resumed !== null],
});
