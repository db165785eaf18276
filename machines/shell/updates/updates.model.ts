import { depositIn } from '../../money/deposit/deposit.model';
import { defineModels } from '../../paths/model';
import { updatesMachine } from './updates.machine';

export const credited = depositIn('settled', 5_000);

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
      'notices.changed',
      'deposit.changed',
    ],
  },
  // How often it was tried only makes the pause longer.
  project: ({ customer, wasOpen }) => [customer, wasOpen],
});
