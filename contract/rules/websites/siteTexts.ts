/** Where words stand in a website's sections, without the numbers of rows: what can be said in another language. */
const places: ReadonlySet<string> = new Set([
  'hero.headline',
  'hero.action.label',
  'notice.text',
  'about.heading',
  'about.text',
  'services.name',
  'services.description',
  'services.price',
  'services.duration',
  'menu.name',
  'menu.items.name',
  'menu.items.description',
  'menu.items.price',
  'hours.note',
  'hours.holidays.name',
  'captions.text',
  'team.role',
  'team.text',
  'testimonials.text',
  'testimonials.about',
  'questions.question',
  'questions.answer',
  'area.text',
  'area.places',
  'contact.directions',
  'imprint',
  'privacy',
]);

/** `place`: as `services.name`. */
type Change = (text: string, place: string) => string;

/** '€12' is the same in every language. */
export const isWords = (text: string) => /\p{L}/u.test(text);

export const isTextPlace = (place: string) => places.has(place);

function changed(value: unknown, place: string, change: Change): unknown {
  if (typeof value === 'string') return places.has(place) && isWords(value) ? change(value, place) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => changed(one, place, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changed(one, place === '' ? key : `${place}.${key}`, change)]),
  );
}

/** Sections with each of their texts as `change` says it; names of people, addresses, dates and prices without a word stay. */
export const withTexts = <Sections extends object>(sections: Sections, change: Change): Sections =>
  changed(sections, '', change) as Sections;

/** A text of the sections, by the section's name. */
export interface SiteText {
  readonly key: string;
  readonly text: string;
}

/** Each text once, trimmed, where it comes first. */
export function textsIn(sections: object): SiteText[] {
  const found = new Map<string, SiteText>();
  withTexts(sections, (written, place) => {
    const [text, key = ''] = [written.trim(), place.split('.')[0]];
    if (!found.has(text)) found.set(text, { key, text });
    return written;
  });
  return [...found.values()];
}
