import { defineModels } from '../../paths/model';
import { displayCurrencyMachine, type Rate } from './displayCurrency.machine';

/** Of Nov 25, 2026, 14:32 by UTC; asked for two minutes ago. */
export const dollars: Rate = {
  currency: 'USD',
  rate: '1.086957',
  at: Date.UTC(2026, 10, 25, 14, 32),
  freshFor: 180_000,
};

const broken = { error: new Error('broken') };

export const displayCurrencyDelays = {
  expiryDelay: ({ rate }: { rate: Rate | null }) => (rate === null ? Number.NaN : 180_000),
};
export const displayCurrencyModels = defineModels(displayCurrencyMachine, {
  worlds: { 'nothing chosen before': undefined },
  cases: {
    'currency.choose': [{ currency: 'USD' }, { currency: 'EUR' }],
    'choice.changed': [{ currency: 'USD' }, { currency: 'EUR' }],
    'xstate.done.actor.loadRate': [{ output: dollars }],
    'xstate.error.actor.loadRate': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.storeCurrency': [broken],
    'xstate.error.actor.watchFocus': [broken],
  },
  heard: { storeCurrency: ['choice.changed'], watchFocus: ['window.focused'] },
  project: ({ currency, rate }) => [currency, rate !== null],
});
