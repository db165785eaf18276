import { t } from '../../../../contract/languages/t';
import type {
  DisplayCurrencyRef,
  DisplayCurrencySnapshot,
} from '../../../../machines/money/displayCurrency/displayCurrency.machine';

/** Also said where its code did not come. */
export const stopped = t('The display currency stopped working. Your amounts are shown in euros.');

/** Why there are euros alone; null where there is a rate, or will be one. */
export function lackOf(at: DisplayCurrencySnapshot): string | null {
  if (at.matches('broken')) return stopped;
  if (at.matches({ open: 'failed' }))
    return t('There is no exchange rate at the moment. Your amounts are shown in euros.');
  return null;
}

export const mend = (actor: DisplayCurrencyRef) =>
  actor.send({ type: actor.getSnapshot().matches('broken') ? 'currency.retry' : 'rate.retry' });
