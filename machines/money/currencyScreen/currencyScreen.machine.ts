import { type ActorRefFrom, setup, type SnapshotFrom } from 'xstate';
import { child, port } from '../../kit/port';
import type { displayCurrencyMachine } from '../displayCurrency/displayCurrency.machine';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';

/**
 * A screen with sums in the chosen currency too: the code for those comes after its first look, so that nobody waits for it.
 */
export const currencyScreenMachine = setup({
  types: {
    input: {} as ScreenInput,
    events: {} as ScreenEvent | { type: 'screen.retry' },
    children: {} as { displayCurrency: 'displayCurrency' },
  },
  actors: {
    loadLater: port<void>('loadLater'),
    displayCurrency: child<typeof displayCurrencyMachine>('displayCurrency'),
  },
}).createMachine({
  id: 'currencyScreen',
  initial: 'loading',
  states: {
    loading: { invoke: { id: 'loadLater', src: 'loadLater', onDone: 'shown', onError: 'broken' } },
    shown: { invoke: { id: 'displayCurrency', src: 'displayCurrency', onError: 'broken' } },
    broken: { on: { 'screen.retry': 'loading' } },
  },
});
export type CurrencyScreenRef = ActorRefFrom<typeof currencyScreenMachine>;
export type CurrencyScreenState = SnapshotFrom<typeof currencyScreenMachine>['value'];
