import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { accountCurrency, type DisplayCurrency } from '../../../contract/rules/money/currency';
import { listener, port } from '../../kit/port';
import type { CurrencyOrder } from '../../protocols/currency';

/** What one euro is in another currency. */
export interface Rate {
  currency: DisplayCurrency;
  /** Units of the currency, as a decimal string: '1.086957'. */
  rate: string;
  /** Milliseconds since the epoch: when it was asked for. */
  at: number;
  /** Milliseconds for which it is good from when it was handed out. */
  freshFor: number;
}

export interface DisplayCurrencyContext {
  /** What the customer wants sums to be shown in, beside euros. */
  currency: DisplayCurrency;
  /** The last one known, while it is good or the next one is on its way; null where only euros can be shown. */
  rate: Rate | null;
}

type Choice = { currency: DisplayCurrency };
export type DisplayCurrencyEvent =
  | ({ type: 'currency.choose' } & Choice)
  /** It is known what was chosen before, or another tab chose. */
  | ({ type: 'choice.changed' } & Choice)
  | { type: 'window.focused' }
  | { type: 'rate.retry' }
  | { type: 'currency.retry' };

/** What sums are shown in beside euros, and the rate for it (docs/product.md, Currency). */
export const displayCurrencyMachine = setup({
  types: {
    context: {} as DisplayCurrencyContext,
    events: {} as DisplayCurrencyEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadRate: port<Rate, Choice>('loadRate'),
    storeCurrency: listener<CurrencyOrder>('storeCurrency'),
    watchFocus: listener('watchFocus'),
  },
  actions: {
    setCurrency: assign((_, { currency }: Choice) => ({ currency, rate: null })),
    save: sendTo('storeCurrency', (_, { currency }: Choice): CurrencyOrder => ({ type: 'currency.save', currency })),
    setRate: assign((_, rate: Rate) => ({ rate })),
    forgetRate: assign({ rate: null }),
  },
  guards: { isAccountCurrency: ({ context }) => context.currency === accountCurrency },
  delays: { expiryDelay: ({ context }) => context.rate?.freshFor ?? 0 },
}).createMachine({
  id: 'displayCurrency',
  context: { currency: accountCurrency, rate: null },
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'storeCurrency', src: 'storeCurrency', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
      ],
      on: {
        'currency.choose': {
          target: '.deciding',
          actions: [
            { type: 'setCurrency', params: ({ event }) => event },
            { type: 'save', params: ({ event }) => event },
          ],
        },
        'choice.changed': { target: '.deciding', actions: { type: 'setCurrency', params: ({ event }) => event } },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isAccountCurrency', target: 'unconverted' }, { target: 'loading' }] },
        unconverted: {},
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadRate',
            src: 'loadRate',
            input: ({ context: { currency } }) => ({ currency }),
            onDone: { target: 'known', actions: { type: 'setRate', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'forgetRate' },
          },
        },
        /** A device that slept wakes with a rate of yesterday: the effect says whether it is still good. */
        known: { after: { expiryDelay: 'loading' }, on: { 'window.focused': 'loading' } },
        failed: { on: { 'rate.retry': 'loading', 'window.focused': 'loading' } },
      },
    },
    broken: { entry: 'forgetRate', on: { 'currency.retry': 'open' } },
  },
});
export type DisplayCurrencyRef = ActorRefFrom<typeof displayCurrencyMachine>;
export type DisplayCurrencySnapshot = SnapshotFrom<typeof displayCurrencyMachine>;
