import * as v from 'valibot';
import { plural, t } from '../../languages/t';
import {
  actionKinds,
  sectionLimits as limits,
  sectionNames,
  siteLanguages,
  trades,
  weekdays,
} from '../../rules/websites/site';

const filled = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, t('Please fill in this field')),
    v.maxLength(most, plural(most, 'At most 1 character', 'At most {count} characters')),
  );
/** '' where the customer says nothing. */
const text = (most: number) =>
  v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(most, plural(most, 'At most 1 character', 'At most {count} characters'))),
    '',
  );
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most, plural(most, 'At most 1 entry', 'At most {count} entries'))), []);
const secure = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.url(t('Please enter a web address, for example https://example.com')),
  v.regex(/^https:\/\//i, t('The address has to begin with https://')),
);
const address = v.optional(v.union([v.literal(''), secure]), '');
/** As pictures of a website are named: the server knows of which places it shows any. */
const picture = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.maxLength(2_000), v.url(t('Please choose a picture')))]),
  '',
);
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, t('Please enter a time, for example 09:00')));
const day = v.pipe(v.string(), v.isoDate(t('Please enter a date')));

/**
 * From when to when it is open, on the clock of the place. An end at or before the beginning is on the day after; the
 * whole day is 00:00 to 23:59.
 */
const Interval = v.object({ from: time, to: time });
const intervals = list(Interval, limits.intervals);

const Hours = v.object({
  /** A day without an entry is closed. */
  week: v.optional(v.partial(v.object(v.entriesFromList(weekdays, intervals))), {}),
  /** Days that are not as usual: no interval is closed. */
  holidays: list(v.object({ from: day, to: day, name: text(80), intervals }), limits.holidays),
  note: text(300),
});

const Service = v.object({
  name: filled(120),
  description: text(600),
  /** As the owner writes it: 'from €35', 'on request'. */
  price: text(40),
  duration: text(40),
});

/** Everything a website can say beside business details and pictures. What is absent or empty does not exist on the page. */
export const SiteSections = v.object({
  hero: v.optional(
    v.object({
      /** In place of the first sentence of the description. */
      headline: text(160),
      action: v.optional(v.object({ kind: v.picklist(actionKinds), label: text(40), url: address })),
    }),
  ),
  /** Heading and text in place of what follows the first sentence of the description. */
  about: v.optional(v.object({ heading: text(80), text: text(4_000) })),
  services: list(Service, limits.services),
  /** Menu or price list, in groups. */
  menu: list(
    v.object({
      name: text(80),
      items: list(v.object({ name: filled(120), description: text(300), price: text(40) }), limits.menuItems),
    }),
    limits.menuGroups,
  ),
  hours: v.optional(Hours),
  /** The owner's words below their pictures, by the picture's address. */
  captions: list(v.object({ url: v.pipe(v.string(), v.maxLength(2_000)), text: filled(200) }), 24),
  team: list(v.object({ name: filled(120), role: text(120), text: text(600), picture }), limits.team),
  testimonials: list(v.object({ text: filled(800), author: filled(120), about: text(120) }), limits.testimonials),
  questions: list(v.object({ question: filled(200), answer: filled(2_000) }), limits.questions),
  area: v.optional(v.object({ text: text(600), places: list(filled(80), limits.places) })),
  social: list(v.object({ name: filled(40), url: secure }), limits.social),
  /** Where appointments are made, and where the shop is, at somebody else's. */
  booking: address,
  shop: address,
  notice: v.optional(
    v.object({
      text: filled(300),
      /** The last day on which it is shown; '' for as long as it stands here. */
      until: v.optional(v.union([v.literal(''), day]), ''),
    }),
  ),
  contact: v.optional(
    v.object({
      /** Whether visitors can write through a form. */
      form: v.optional(v.boolean(), false),
      /** Who receives what they write; none is the contact's address. */
      recipients: list(
        v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(t('Invalid email address'))),
        limits.recipients,
      ),
      whatsapp: text(24),
      /** How to get there, in words. */
      directions: text(1_000),
      /** Degrees, for directions and search engines. */
      place: v.optional(
        v.object({
          latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
          longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        }),
      ),
    }),
  ),
  imprint: text(6_000),
  privacy: text(12_000),
  /** The website in a second language beside its own. What is not translated is said as it is. */
  translation: v.optional(
    v.object({
      /** '' for as long as there is none; what was translated stays. */
      language: v.optional(v.picklist(['', ...siteLanguages]), ''),
      /** By what is translated, wherever it stands: a row that is moved takes its translation along. */
      texts: list(
        v.object({
          original: filled(12_000),
          text: filled(12_000),
          /** The original was changed since. */
          outdated: v.optional(v.boolean(), false),
        }),
        limits.translations,
      ),
    }),
  ),
  /** What the customer put into another order; what is not named follows in the usual one. */
  order: list(v.picklist(sectionNames), sectionNames.length),
  hidden: list(v.picklist(sectionNames), sectionNames.length),
});
export type SiteSections = v.InferOutput<typeof SiteSections>;
export type SiteSectionsInput = v.InferInput<typeof SiteSections>;

/** What an order and a change may say of a website beyond its business details and pictures; additive. */
export const siteFields = {
  sections: v.optional(SiteSections),
  language: v.optional(v.picklist(siteLanguages)),
  /** '' takes back what was chosen before. */
  trade: v.optional(v.picklist(['', ...trades])),
  /** Name of one of the template's palettes; without it, and with one that it does not have, its first. */
  palette: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))),
};
/** The same as a form. */
export const SiteForm = v.object(siteFields);
