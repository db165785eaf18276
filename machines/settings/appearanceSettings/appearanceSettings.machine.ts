import { type ActorRefFrom, setup, type SnapshotFrom } from 'xstate';
import { child, port } from '../../kit/port';
import type { displayCurrencyMachine } from '../../money/displayCurrency/displayCurrency.machine';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';

/** The screen on which a customer chooses how the product looks; what is chosen outlives it. */
export const appearanceSettingsMachine = setup({
  types: {
    input: {} as ScreenInput,
    events: {} as ScreenEvent | { type: 'settings.retry' },
    children: {} as { displayCurrency: 'displayCurrency' },
  },
  actors: {
    loadAppearance: port<void>('loadAppearance'),
    displayCurrency: child<typeof displayCurrencyMachine>('displayCurrency'),
  },
}).createMachine({
  id: 'appearanceSettings',
  initial: 'loading',
  states: {
    loading: { invoke: { id: 'loadAppearance', src: 'loadAppearance', onDone: 'shown', onError: 'broken' } },
    shown: { invoke: { id: 'displayCurrency', src: 'displayCurrency', onError: 'broken' } },
    broken: { on: { 'settings.retry': 'loading' } },
  },
});
export type AppearanceSettingsRef = ActorRefFrom<typeof appearanceSettingsMachine>;
export type AppearanceSettingsState = SnapshotFrom<typeof appearanceSettingsMachine>['value'];
