import type { Deposit } from '../../../contract/wire/money/money';
import { defineModels } from '../../paths/model';
import { updatesMachine } from './updates.machine';

export const credited: Deposit = {
  invoice_id: 'inv-1',
  state: 'settled',
  amount: 5_000,
  credited: 5_000,
  currency: 'USDT',
  payment_url: 'https://pay.example/io/inv-1',
  confirmations: 3,
  required_confirmations: 3,
  created_at: '2026-03-01T10:00:00.000Z',
  expires_at: '2026-03-01T10:30:00.000Z',
};

export const updatesModels = defineModels(updatesMachine, {
  worlds: { 'a page': undefined },
  cases: {
    'customer.changed': [{ id: 'ada' }, { id: null }],
    'connection.lost': [{ chance: 0 }],
    'deposit.changed': [{ deposit: credited }],
    'xstate.error.actor.watchCustomer': [{ error: new Error('broken') }],
    'xstate.error.actor.hearServer': [{ error: new Error('broken') }],
    'xstate.error.actor.compareBalances': [{ error: new Error('broken') }],
  },
  heard: {
    watchCustomer: ['customer.changed'],
    compareBalances: ['balance.outdated', 'figures.outdated'],
    hearServer: [
      'connection.opened',
      'connection.lost',
      'session.over',
      'balance.changed',
      'deposits.changed',
      'projects.changed',
      'subscriptions.changed',
      'orders.changed',
      'deposit.changed',
    ],
  },
  // How often it was tried only makes the pause longer.
  project: ({ customer, wasOpen }) => [customer, wasOpen],
});
