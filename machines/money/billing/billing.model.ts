import type { DetailedTransaction } from '../../../contract/wire/money/transactions';
import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import type { Listing, Rows } from './billing.listing';
import { billingMachine } from './billing.machine';

export const today = '2026-11-25';

const nowhere = {
  currency: null,
  network: null,
  address: null,
  crypto_amount: null,
  transaction_hash: null,
  confirmations: null,
  required_confirmations: null,
  rate: null,
  deposit_id: null,
  order_id: null,
  invoice: null,
};

/** The monthly fee of a website. */
export const fee: DetailedTransaction = {
  ...nowhere,
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  at: '2026-11-20T09:30:00.000Z',
  kind: 'renewal',
  type: 'DEBIT',
  status: 'COMPLETED',
  description: 'Monthly fee',
  domain: 'blue-bakery.com',
  amount: 1_000,
  balance_after: 4_000,
  method: 'balance',
  invoice: { id: '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01', number: '2026-000017' },
};

/** A top-up that waits for its third confirmation. */
export const topUp: DetailedTransaction = {
  ...nowhere,
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e02',
  at: '2026-11-19T09:30:00.000Z',
  kind: 'deposit',
  type: 'CREDIT',
  status: 'PENDING',
  description: 'Top-up',
  domain: null,
  amount: 5_000,
  balance_after: null,
  method: 'crypto',
  currency: 'USDT',
  network: 'Tron',
  address: 'TQ5nMm2Jw9YkXr7oU3zVb1eHc8dKs4pLfA',
  crypto_amount: '54.20',
  transaction_hash: '9f2c7a1e5b3d4c6f8a0b2d4e6f8a1c3e5b7d9f1a3c5e7b9d1f3a5c7e9b1d3f5a',
  confirmations: 2,
  required_confirmations: 3,
  rate: '0.92',
  deposit_id: '8d0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
};

const page = (found: Partial<Rows<DetailedTransaction>>): Listing => ({
  tab: 'transactions',
  rows: [],
  total: 0,
  isTotalExact: true,
  page: 1,
  next: null,
  previous: null,
  hasAny: true,
  ...found,
});

/** The first of three pages. */
export const firstPage = page({ rows: [fee, topUp], total: 25, next: 'older' });
export const noMatch = page({});
export const nothingYet = page({ hasAny: false });

const input = (search: ScreenInput['search']): ScreenInput => ({
  path: '/billing',
  search,
  returnTo: '/',
  profile: ada,
});
const at = (search: ScreenInput['search']) => ({ path: '/billing', search: { tab: 'transactions', ...search } });

const broken = { error: new Error('broken') };

export const billingDelays = { typeDelay: 300 };
export const billingModels = defineModels(billingMachine, {
  worlds: {
    'the transactions of this month': input({ tab: 'transactions' }),
  },
  cases: {
    'text.type': [{ text: 'bakery' }],
    'filters.change': [{ filters: { status: 'failed' } }],
    'page.turn': [{ to: 'next' }],
    'page.resize': [{ size: 50 }],
    'row.open': [{ id: fee.id }],
    'day.changed': [{ today }],
    'address.changed': [
      at({}),
      at({ status: 'failed', page: '9' }),
      at({ tab: 'deposits', deposit: topUp.deposit_id ?? '' }),
    ],
    'xstate.done.actor.loadListing': [{ output: firstPage }, { output: noMatch }, { output: nothingYet }],
    'xstate.error.actor.loadListing': [
      { error: { status: 500, message: '' } },
      { error: { status: null, message: '' } },
    ],
    'xstate.error.actor.watchDay': [broken],
    'xstate.error.actor.watchMoney': [broken],
    'xstate.error.actor.watchFocus': [broken],
    'xstate.error.actor.download': [broken],
    'xstate.error.actor.cancellation': [broken],
    'xstate.error.actor.displayCurrency': [broken],
    'xstate.error.actor.depositPage': [broken],
  },
  heard: { watchDay: ['day.changed'], watchMoney: ['money.moved'], watchFocus: ['window.focused'] },
  told: ['address.changed', 'profile.changed', 'list.outdated'],
  project: ({ query, today: day }) => [query.page, query.deposit, day],
});
