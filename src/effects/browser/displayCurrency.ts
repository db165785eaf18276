import { type EventObject, fromCallback } from 'xstate';
import { accountCurrency, type DisplayCurrency, displayCurrencies } from '../../../contract/rules/money/currency';
import type { AppearanceRef } from '../../../machines/settings/appearance/appearance.machine';
import type { CurrencyOrder } from '../../../machines/protocols/currency';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import { readUnsaved, saveUnsaved } from '../storage/unsavedAppearance';

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
    // It goes with the profile: what saves that comes after the first screen, and takes up then what it finds unsaved.
    const change = { display_currency: currency };
    const appearance = system.get('appearance') as AppearanceRef | undefined;
    appearance?.send({ type: 'appearance.choose', change });
    try {
      const customer = (system.get('session') as SessionRef | undefined)?.getSnapshot().context.profile?.uuid;
      if (!appearance && customer) saveUnsaved(customer, { ...readUnsaved(customer), ...change });
      window.localStorage.setItem(currencyKey, currency);
    } catch {
      // A blocked storage: the choice holds until the page is closed.
    }
  });
  return () => window.removeEventListener('storage', hearTab);
});
