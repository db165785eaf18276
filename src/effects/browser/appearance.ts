import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Appearance } from '../../../contract/rules/account/appearance';
import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import type { Profile } from '../../../contract/wire/account/account';
import type { AppearanceChoice } from '../../../contract/wire/account/appearance';
import type { AppearanceOrder, FontOrder } from '../../../machines/protocols/appearance';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import type { AppearanceEvent } from '../../../machines/settings/appearance/appearance.machine';
import type { ThemeRef } from '../../../machines/shell/theme/theme.machine';
import { chunk } from '../../lib/chunk';
import { language as spoken } from '../../lib/language';
import { call } from '../server/call';
import { readUnsaved, saveUnsaved } from '../storage/unsavedAppearance';
import { facesOf, isFont } from './fontFaces';
import { readTheme } from './theme';
import { addFaces, fontKey, readWear, wear, wearKey } from './wear';

const otherLanguage = chunk(() => import('./language'));

/** As `displayCurrency.ts` stores it, which comes with the screens that show sums: here it would bring them along. */
const currencyKey = 'display-currency';
const currencies: Record<Appearance['display_currency'], true> = {
  USD: true,
  EUR: true,
  JPY: true,
  GBP: true,
  CNY: true,
  CAD: true,
  AUD: true,
};
const isCurrency = (text: string | null): text is Appearance['display_currency'] =>
  text !== null && Object.hasOwn(currencies, text);

/** A blocked storage: the choice holds until the page is closed. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What this browser stores; what it does not, as for whoever has chosen nothing. */
export function readAppearance(): Appearance {
  const { font, density, reduced_motion } = readWear();
  return {
    theme: readTheme().theme,
    font: isFont(font) ? font : plainAppearance.font,
    density: density === 'compact' ? density : plainAppearance.density,
    reduced_motion: reduced_motion === true,
    display_currency: readCurrency(),
  };
}

function readCurrency(): Appearance['display_currency'] {
  const stored = attempt(() => window.localStorage.getItem(currencyKey)) ?? null;
  return isCurrency(stored) ? stored : plainAppearance.display_currency;
}

/** Writes what differs from what is stored; of the default nothing, where nothing was stored before. */
function save(key: string, text: string, plain: string) {
  if ((window.localStorage.getItem(key) ?? plain) !== text) window.localStorage.setItem(key, text);
}

/** Fonts whose files this page knows. */
const fetched = new Set<string>();

function fetchFont(font: Appearance['font']) {
  if (fetched.has(font)) return;
  fetched.add(font);
  addFaces(font, facesOf[font]);
}

/** Puts on the page what it is told, stores it, and says which theme is chosen elsewhere: in the header, in another tab. */
export const storeAppearance = fromCallback<AppearanceOrder | FontOrder, undefined, EventObject>(
  ({ system, sendBack, receive }) => {
    const theme = system.get('theme') as ThemeRef | undefined;
    const chosen = () => theme?.getSnapshot().context.theme ?? plainAppearance.theme;
    const following = theme?.subscribe(() =>
      sendBack({ type: 'appearance.choose', change: { theme: chosen() } } satisfies AppearanceEvent),
    );
    /** A storage that is cleared is a sign-out: the page stays as it is. */
    const hearTab = ({ key, newValue }: StorageEvent) => {
      if (key === 'vite-ui-theme' && newValue)
        sendBack({ type: 'appearance.choose', change: { theme: readTheme().theme } } satisfies AppearanceEvent);
    };
    window.addEventListener('storage', hearTab);
    receive((order) => {
      if (order.type === 'font.fetch') return fetchFont(order.font);
      const { appearance, customer, unsaved } = order;
      const { font, density, reduced_motion, display_currency, language } = appearance;
      const faces = facesOf[font];
      const stored = { density, reduced_motion, ...(faces.length > 0 && { faces }) };
      wear({ font, density, reduced_motion });
      fetchFont(font);
      if (chosen() !== appearance.theme) theme?.send({ type: 'theme.choose', theme: appearance.theme });
      attempt(() => {
        const { density: airy, reduced_motion: moving } = plainAppearance;
        save(fontKey, font, plainAppearance.font);
        save(wearKey, JSON.stringify(stored), JSON.stringify({ density: airy, reduced_motion: moving }));
        saveUnsaved(customer, unsaved);
        if (readCurrency() === display_currency) return;
        window.localStorage.setItem(currencyKey, display_currency);
        // Other tabs hear of it by themselves; whoever shows sums in this one does not.
        window.dispatchEvent(new StorageEvent('storage', { key: currencyKey, newValue: display_currency }));
      });
      // Last: it loads the page anew.
      if (language && language !== spoken)
        void otherLanguage.load().then(
          ({ speak }) => speak(language),
          () => undefined,
        );
    });
    return () => {
      following?.unsubscribe();
      window.removeEventListener('storage', hearTab);
    };
  },
);

/** Who is signed in, and what their profile says of how the product looks, whenever either is another. */
export const watchCustomer = fromCallback<EventObject, undefined, EventObject>(({ system, sendBack }) => {
  const session = system.get('session') as SessionRef;
  let id: string | null = null;
  let known = '';
  const look = () => {
    const at = session.getSnapshot();
    const profile = at.matches('inside') ? at.context.profile : null;
    if (!profile) {
      if (id !== null) sendBack({ type: 'customer.left' } satisfies AppearanceEvent);
      id = null;
      return;
    }
    const chosen = profile.appearance ?? {};
    const text = JSON.stringify(chosen);
    if (profile.uuid === id && text === known) return;
    const unsaved = profile.uuid === id ? {} : readUnsaved(profile.uuid);
    id = profile.uuid;
    known = text;
    sendBack({ type: 'customer.known', id, chosen, unsaved } satisfies AppearanceEvent);
  };
  const { unsubscribe } = session.subscribe(look);
  look();
  return unsubscribe;
});

export const saveAppearance = fromPromise<Profile, { change: AppearanceChoice }>(({ input, signal }) =>
  call('changeAppearance', { body: input.change }, signal),
);
