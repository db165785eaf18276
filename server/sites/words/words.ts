import type { ActionKind, SectionName, Trade } from '../../../contract/rules/websites/site';

/** Headings that a trade words in its own way. */
export const tradeHeadings = [
  'health.services',
  'health.hours',
  'health.about',
  'law.services',
  'law.about',
  'advice.services',
  'food.gallery',
  'sport.services',
  'sport.team',
  'sport.menu',
  'beauty.services',
  'beauty.menu',
  'shop.services',
  'shop.menu',
  'school.services',
  'school.team',
  'art.gallery',
  'photography.gallery',
  'photography.services',
  'photography.menu',
  'repair.menu',
  'animals.menu',
  'lodging.services',
  'lodging.menu',
  'club.services',
  'club.about',
  'club.team',
  'club.testimonials',
] as const satisfies readonly `${Trade}.${SectionName}`[];

/** Everything that a website says by itself, in one language. A customer's words are never among them. */
export interface Words {
  readonly skip: string;
  /** What the navigation is called for those who listen. */
  readonly navigation: string;
  readonly home: string;
  readonly headings: Readonly<Record<SectionName, string>>;
  readonly trades: Readonly<Record<(typeof tradeHeadings)[number], string>>;
  readonly actions: Readonly<Record<ActionKind, string>>;
  /** Above the keywords. */
  readonly topics: string;
  readonly picture: (name: string, number: number) => string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly directions: string;
  readonly saveContact: string;
  readonly social: string;
  readonly booking: string;
  readonly shop: string;
  /** Headings where there is one of the two alone. */
  readonly only: { readonly booking: string; readonly shop: string };
  /** What is booked where it is no appointment, and the heading of that alone. */
  readonly bookings: Readonly<Record<'table' | 'room' | 'class' | 'heading', string>>;
  /** Leads to a part's own page. */
  readonly seeAll: (heading: string) => string;
  readonly day: string;
  readonly times: string;
  readonly closed: string;
  readonly allDay: string;
  readonly otherDays: string;
  readonly until: (date: string) => string;
  readonly imprint: string;
  readonly privacy: string;
  /** Of a site with a form whose owner wrote nothing of it: what becomes of what is written there, and no promise beyond. */
  readonly ownPrivacy: (name: string, email: string) => string;
  readonly credits: (authors: string) => string;
  readonly missing: { readonly title: string; readonly text: (name: string) => string; readonly back: string };
  /** Of the form; what stands in it is in form.ts. */
  readonly formHeading: string;
}
