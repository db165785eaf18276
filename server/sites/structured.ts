import { type Trade, weekdays } from '../../contract/rules/websites/site';
import { Markup } from './markup';
import type { Page } from './page';
import { partNamed } from './parts';
import type { SiteAssets } from './site';

/** What schema.org calls a business of a trade: each is a LocalBusiness, but for a club. */
const types: Readonly<Record<Trade, string>> = {
  health: 'MedicalBusiness',
  law: 'LegalService',
  advice: 'ProfessionalService',
  repair: 'HomeAndConstructionBusiness',
  building: 'GeneralContractor',
  food: 'FoodEstablishment',
  drink: 'FoodEstablishment',
  sport: 'SportsActivityLocation',
  beauty: 'HealthAndBeautyBusiness',
  shop: 'Store',
  school: 'LocalBusiness',
  art: 'LocalBusiness',
  photography: 'ProfessionalService',
  animals: 'LocalBusiness',
  garden: 'LocalBusiness',
  lodging: 'LodgingBusiness',
  transport: 'LocalBusiness',
  technology: 'ProfessionalService',
  club: 'Organization',
};
const eateries: readonly (Trade | undefined)[] = ['food', 'drink'];

const schemaDay = (day: string) => `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
/** How search engines are told that nobody is there. */
const closed = [{ from: '00:00', to: '00:00' }];

/** Closed days are said, too; an end on the day after is said as it is. */
function openingHours({ sections: { hours }, today }: Page) {
  if (hours === undefined) return [];
  const isTold = weekdays.some((day) => (hours.week[day] ?? []).length > 0);
  const entries = (intervals: readonly { from: string; to: string }[], more: object) =>
    (intervals.length === 0 ? closed : intervals).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      ...more,
      opens: from,
      closes: to,
    }));
  return [
    ...(isTold ? weekdays.flatMap((day) => entries(hours.week[day] ?? [], { dayOfWeek: schemaDay(day) })) : []),
    ...hours.holidays
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to, intervals }) => entries(intervals, { validFrom: from, validThrough: to })),
  ];
}

function offers(page: Page) {
  const part = partNamed(page, 'services');
  if (part === undefined) return undefined;
  return {
    '@type': 'OfferCatalog',
    name: part.heading,
    itemListElement: page.sections.services.map(({ name, description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: description || undefined },
    })),
  };
}

/** What search engines read of the business, of what is said on the page and nothing else. */
function described(page: Page, assets: SiteAssets): object {
  const { postal, sections } = page;
  const place = sections.contact?.place;
  const menu = eateries.includes(page.trade) ? partNamed(page, 'menu') : undefined;
  const address = (path: string) => (path === '' ? undefined : new URL(path, page.url).href);
  const said = (word: string) => word || undefined;
  const listed = <Item>(items: readonly Item[]) => (items.length === 0 ? undefined : items);
  const hours = openingHours(page);
  return {
    '@context': 'https://schema.org',
    '@type': page.trade === undefined ? (postal.street === '' ? 'Organization' : 'LocalBusiness') : types[page.trade],
    '@id': `${page.url}#business`,
    name: page.name,
    url: page.url,
    description: page.summary,
    image: address(assets.card ?? page.figures[0]?.src ?? ''),
    logo: address(page.logo.src),
    telephone: said(page.phone),
    email: said(page.email),
    ...(postal.street !== '' && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: postal.street,
        postalCode: said(postal.code),
        addressLocality: said(postal.town),
      },
    }),
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
    areaServed: listed(sections.area?.places ?? []),
    openingHoursSpecification: listed(hours),
    sameAs: listed(sections.social.map(({ url }) => url)),
    hasMenu: menu && new URL(menu.path || `#${menu.id}`, page.url).href,
    hasOfferCatalog: offers(page),
  };
}

/** Data in a script element, which no browser runs. No word in it can end the element. */
export function structuredData(page: Page, assets: SiteAssets): Markup {
  const text = JSON.stringify(described(page, assets), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
  const safe = text.replace(
    /[<>&\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Markup(`<script type="application/ld+json">${safe}</script>`);
}
