import { type EventObject, fromCallback } from 'xstate';
import { accountCurrency, type DisplayCurrency, displayCurrencies } from '../../../contract/rules/money/currency';
import type { CurrencyOrder } from '../../../machines/protocols/currency';

const key = 'display-currency';
const currencyOf = (text: string | null): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === text) ?? accountCurrency;

function readCurrency(): DisplayCurrency {
  try {
    return currencyOf(window.localStorage.getItem(key));
  } catch {
    return accountCurrency;
  }
}

/** Says what was chosen before, euros by default, and what other tabs choose; keeps the choice that it is told. */
export const storeCurrency = fromCallback<CurrencyOrder, undefined, EventObject>(({ sendBack, receive }) => {
  const hearTab = (event: StorageEvent) => {
    if (event.key === key && event.newValue) sendBack({ type: 'choice.changed', currency: currencyOf(event.newValue) });
  };
  window.addEventListener('storage', hearTab);
  sendBack({ type: 'choice.changed', currency: readCurrency() });
  receive(({ currency }) => {
    try {
      window.localStorage.setItem(key, currency);
    } catch {
      // A blocked storage: the choice holds until the page is closed.
    }
  });
  return () => window.removeEventListener('storage', hearTab);
});
