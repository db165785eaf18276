import type { ActionKind } from '../../contract/rules/websites/site';
import type { SiteSections } from '../../contract/wire/websites/sections';
import { tidy } from './prose';
import type { SiteContent } from './site';
import type { Words } from './words/words';

/** How a business is reached: addresses behind links, '' where there is none. */
export interface Reach {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly mailto: string;
  readonly tel: string;
  readonly whatsapp: string;
  /** Of the map service, to plan a way with. */
  readonly directions: string;
}

/** What the first screen asks a visitor to do. */
export interface Action {
  readonly kind: ActionKind;
  readonly label: string;
  readonly href: string;
}

/** Fewer than five digits are a dial code that nobody completed, not a number. */
function phoneNumber(phone: string): string {
  return phone.replace(/\D/g, '').length < 5 ? '' : tidy(phone);
}

/** The digits that a device dials: an extension and all that follows it is for the one who calls. */
const dialled = (phone: string) => phone.replace(/(?:ext|x|#).*$/i, '').replace(/[^\d+]/g, '');

/** The addresses behind the contact's words. */
export function reachOf({ contact }: SiteContent, { contact: more }: SiteSections): Reach {
  const [email, phone, address] = [tidy(contact.email), phoneNumber(contact.phone), tidy(contact.address)];
  const whatsapp = phoneNumber(more?.whatsapp ?? '').replace(/\D/g, '');
  const { place } = more ?? {};
  const destination = place === undefined ? address : `${place.latitude},${place.longitude}`;
  return {
    email,
    phone,
    address,
    mailto: email === '' ? '' : `mailto:${email.split('@').map(encodeURIComponent).join('@')}`,
    tel: phone === '' ? '' : `tel:${dialled(phone)}`,
    whatsapp: whatsapp === '' ? '' : `https://wa.me/${whatsapp}`,
    directions:
      destination === '' ? '' : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
  };
}

/** What was chosen as far as there is a way to it, then what there is a way to; two at most, of different kinds. */
export function actionsOf(sections: SiteSections, reach: Reach, words: Words, hasForm: boolean): readonly Action[] {
  const chosen = sections.hero?.action;
  const own = (kind: ActionKind) => (chosen?.kind === kind ? chosen.url : '');
  const ways: Readonly<Record<ActionKind, string>> = {
    call: reach.tel,
    write: own('write') || (hasForm ? '#contact' : reach.mailto),
    book: own('book') || sections.booking,
    visit: own('visit') || reach.directions,
    shop: own('shop') || sections.shop,
  };
  const kinds = new Set<ActionKind>([...(chosen ? [chosen.kind] : []), 'book', 'call', 'shop', 'write', 'visit']);
  return [...kinds]
    .filter((kind) => ways[kind] !== '')
    .slice(0, 2)
    .map((kind) => ({
      kind,
      href: ways[kind],
      label: (chosen?.kind === kind && tidy(chosen.label)) || words.actions[kind],
    }));
}
