import { type SectionName, sectionNames } from '../../contract/rules/websites/site';
import type { Edition, Page, Part } from './page';
import { tidy } from './prose';

/** More than this of them have a page of their own. */
const room = { services: 12, menu: 20 };

type Content = Omit<Page, 'parts'>;

/** Which parts have something to say. */
const exists: Readonly<Record<SectionName, (page: Content) => boolean>> = {
  notice: ({ sections: { notice }, today }) => notice !== undefined && (notice.until === '' || notice.until >= today),
  about: ({ paragraphs, topics }) => paragraphs.length + topics.length > 0,
  services: ({ sections: { services } }) => services.length > 0,
  menu: ({ sections: { menu } }) => menu.some(({ items }) => items.length > 0),
  hours: ({ sections: { hours }, today }) =>
    hours !== undefined &&
    (Object.values(hours.week).some((day) => (day ?? []).length > 0) ||
      hours.holidays.some(({ to }) => to >= today) ||
      hours.note !== ''),
  gallery: ({ gallery }) => gallery.length > 0,
  team: ({ sections: { team } }) => team.length > 0,
  testimonials: ({ sections: { testimonials } }) => testimonials.length > 0,
  questions: ({ sections: { questions } }) => questions.length > 0,
  area: ({ sections: { area } }) => area !== undefined && (area.text !== '' || area.places.length > 0),
  shop: ({ sections: { booking, shop } }) => booking !== '' || shop !== '',
  contact: (page) =>
    page.email + page.phone + page.address !== '' ||
    page.whatsapp !== '' ||
    page.directions !== '' ||
    page.formAction !== '' ||
    page.sections.social.length > 0 ||
    (page.sections.contact?.directions ?? '') !== '',
};

const isLong = ({ sections: { services, menu } }: Content, name: SectionName): boolean =>
  (name === 'services' && services.length > room.services) ||
  (name === 'menu' && menu.reduce((sum, { items }) => sum + items.length, 0) > room.menu);

/** The customer's own heading, or that of the language and the trade. */
function headingOf({ sections: { about, booking, shop }, words }: Content, name: SectionName): string {
  const own = name === 'about' ? tidy(about?.heading ?? '') : '';
  const single = name === 'shop' && (booking === '' || shop === '');
  return own || (single ? words.only[booking === '' ? 'shop' : 'booking'] : words.headings[name]);
}

/** The parts that exist, in the customer's order. */
export function partsOf(page: Content): Part[] {
  const { order, hidden } = page.sections;
  return [...new Set([...order, ...sectionNames])]
    .filter((name) => !hidden.includes(name) && exists[name](page))
    .map((name) => ({
      name,
      id: name,
      heading: headingOf(page, name),
      path: isLong(page, name) ? `${page.edition.prefix}${name}.html` : '',
    }));
}

/** A part that exists, or undefined. */
export const partNamed = ({ parts }: Pick<Page, 'parts'>, name: SectionName): Part | undefined =>
  parts.find((part) => part.name === name);

/** Where a link to a part leads, from whichever page; relative, so that it works from a folder. */
export function partAddress(
  { path: at, edition: { home } }: Pick<Page, 'path' | 'edition'>,
  { id, path }: Part,
): string {
  if (path !== '') return path === at ? `#${id}` : path;
  return at === home ? `#${id}` : `${home}#${id}`;
}

/** The path of a page in an edition of the site: the editions have the same pages. */
export function pathIn({ home, prefix }: Edition, { path, edition }: Pick<Page, 'path' | 'edition'>): string {
  return path === edition.home ? home : `${prefix}${path.slice(edition.prefix.length)}`;
}
