import { type EventObject, fromCallback } from 'xstate';
import { accountCurrency, type DisplayCurrency, displayCurrencies } from '../../../contract/rules/money/currency';
import type { AppearanceRef } from '../../../machines/settings/appearance/appearance.machine';
import type { CurrencyOrder } from '../../../machines/protocols/currency';

const currencyKey = 'display-currency';
const currencyOf = (text: string | null): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === text) ?? accountCurrency;

function readCurrency(): DisplayCurrency {
  try {
    return currencyOf(window.localStorage.getItem(currencyKey));
  } catch {
    return accountCurrency;
  }
}

/** Says what was chosen before, euros by default, and what other tabs choose; keeps the choice that it is told. */
export const storeCurrency = fromCallback<CurrencyOrder, undefined, EventObject>(({ system, sendBack, receive }) => {
  const hearTab = (event: StorageEvent) => {
    if (event.key === currencyKey && event.newValue)
      sendBack({ type: 'choice.changed', currency: currencyOf(event.newValue) });
  };
  window.addEventListener('storage', hearTab);
  sendBack({ type: 'choice.changed', currency: readCurrency() });
  receive(({ currency }) => {
    // It goes with the profile.
    (system.get('appearance') as AppearanceRef | undefined)?.send({
      type: 'appearance.choose',
      change: { display_currency: currency },
    });
    try {
      window.localStorage.setItem(currencyKey, currency);
    } catch {
      // A blocked storage: the choice holds until the page is closed.
    }
  });
  return () => window.removeEventListener('storage', hearTab);
});
