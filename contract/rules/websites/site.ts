/** Languages that a website can be written in: of the words that the templates bring along, and of `lang`. */
export const siteLanguages = ['en', 'de', 'es', 'fr', 'nl', 'ar'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** What kind of business a website is for; '' is none of these. It chooses the words of its headings and its schema.org type. */
export const trades = [
  'health',
  'law',
  'advice',
  'repair',
  'building',
  'food',
  'drink',
  'sport',
  'beauty',
  'shop',
  'school',
  'art',
  'photography',
  'animals',
  'garden',
  'lodging',
  'transport',
  'technology',
  'club',
] as const;
export type Trade = (typeof trades)[number];

/** The ways in which every template can be coloured: by the logo, almost without colour, dark. The first is the usual one. */
export const paletteNames = ['logo', 'quiet', 'deep'] as const;

/** Parts of a website in the order in which they stand until the customer orders them otherwise. */
export const sectionNames = [
  'notice',
  'about',
  'services',
  'menu',
  'hours',
  'gallery',
  'team',
  'testimonials',
  'questions',
  'area',
  'shop',
  'contact',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** What the first screen asks a visitor to do. */
export const actionKinds = ['call', 'write', 'book', 'visit', 'shop'] as const;
export type ActionKind = (typeof actionKinds)[number];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** How many of each a website takes at most. */
export const sectionLimits = {
  services: 40,
  menuGroups: 12,
  menuItems: 40,
  intervals: 4,
  holidays: 40,
  team: 24,
  testimonials: 24,
  questions: 40,
  places: 40,
  social: 12,
  recipients: 5,
  /** Of texts into a second language. */
  translations: 2_000,
} as const;
