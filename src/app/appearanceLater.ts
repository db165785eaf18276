import { displayCurrencyMachine } from '../../machines/money/displayCurrency/displayCurrency.machine';
import { storeCurrency } from '../effects/browser/displayCurrency';
import { watchFocus } from '../effects/browser/focus';
import { loadRate } from '../effects/server/loadRate';

/** What the screen of the appearance needs beside its frame. */
export const displayCurrency = displayCurrencyMachine.provide({ actors: { loadRate, storeCurrency, watchFocus } });
export { startAppearance } from './appearance';
