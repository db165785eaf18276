import { displayCurrencyMachine } from '../../machines/money/displayCurrency/displayCurrency.machine';
import { storeCurrency } from '../effects/browser/displayCurrency';
import { watchFocus } from '../effects/browser/focus';
import { loadRate } from '../effects/server/loadRate';

/** What the screens of the appearance and of the plans need beside their first look. */
export const displayCurrency = displayCurrencyMachine.provide({ actors: { loadRate, storeCurrency, watchFocus } });
export { startAppearance } from './appearance';
