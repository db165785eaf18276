import { t } from '../../../../contract/languages/t';
import {
  actionKinds,
  paletteNames,
  sectionLimits as limits,
  siteLanguages,
  trades,
  type Weekday,
  weekdays,
} from '../../../../contract/rules/websites/site';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import type { Value } from '../../../../machines/websites/editor/editor.values';
import { locale } from '../../../lib/language';
import { actions, languageName, palettes, tradeNames } from './choices';

interface Words {
  label: string;
  hint?: string;
}
export type FieldForm = Words & { key: string } & (
    | { kind: 'text'; type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'time'; most?: number }
    | { kind: 'area'; most: number; rows?: number }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'check' }
    /** Address of one of the customer's own photos. */
    | { kind: 'photo' }
    | RowsForm
  );
export interface RowsForm extends Words {
  kind: 'rows';
  key: string;
  /** Of one row: 'Service' is 'Service 1'. */
  one: string;
  /** The button for another one. */
  add: string;
  most: number;
  /** As a new row begins. */
  row: Value;
  /** None for rows that are a text and no more. */
  fields: readonly FieldForm[];
}
export interface PartForm {
  title: string;
  description: string;
  fields: readonly FieldForm[];
}

const text = (key: string, label: string, most: number, hint?: string): FieldForm => ({
  kind: 'text',
  key,
  label,
  most,
  ...(hint && { hint }),
});
const area = (key: string, label: string, most: number, hint?: string): FieldForm => ({
  kind: 'area',
  key,
  label,
  most,
  ...(hint && { hint }),
});
const typed = (
  key: string,
  label: string,
  type: 'url' | 'email' | 'tel' | 'date' | 'time',
  hint?: string,
): FieldForm => ({
  kind: 'text',
  type,
  key,
  label,
  ...(hint && { hint }),
});
const rows = (
  key: string,
  one: string,
  add: string,
  label: string,
  most: number,
  fields: readonly FieldForm[],
  row: Value,
): FieldForm => ({
  kind: 'rows',
  key,
  one,
  add,
  label,
  most,
  fields,
  row,
});

const price = text('price', t('Price'), 40, t('As visitors shall read it: “from €35”, “on request”.'));
const name = (label = t('Name')) => text('name', label, 120);

const languages = siteLanguages.map((value) => ({ value, label: languageName(value) }));

export const intervalFields: readonly FieldForm[] = [typed('from', t('From'), 'time'), typed('to', t('To'), 'time')];
export const interval: Value = { from: '09:00', to: '17:00' };

/** Each part's form; opening hours and pictures have more than what stands here. */
export const forms: Record<Exclude<PartName, 'layout'>, PartForm> = {
  hero: {
    title: t('First screen'),
    description: t('What visitors read first, and what you ask them to do.'),
    fields: [
      text('hero.headline', t('Headline'), 160, t('Without one it is the first sentence of your description.')),
      {
        kind: 'choice',
        key: 'hero.action.kind',
        label: t('The button asks visitors to'),
        options: [
          { value: '', label: t('Whatever fits') },
          ...actionKinds.map((value) => ({ value, label: actions[value] })),
        ],
      },
      text('hero.action.label', t('Words on the button'), 40, t('Without them it says what it does.')),
      typed(
        'hero.action.url',
        t('Address that it opens'),
        'url',
        t('Only for an appointment or a shop at another address.'),
      ),
    ],
  },
  notice: {
    title: t('Notice'),
    description: t('One line above everything: a holiday, an offer, a new address.'),
    fields: [
      text('notice.text', t('Text'), 300),
      typed('notice.until', t('Last day it is shown'), 'date', t('Without one it stays until you remove it.')),
    ],
  },
  about: {
    title: t('About'),
    description: t('Who you are. Without a text of its own it is your description.'),
    fields: [text('about.heading', t('Heading'), 80), area('about.text', t('Text'), 4_000)],
  },
  services: {
    title: t('Services'),
    description: t('What you do, and what it costs.'),
    fields: [
      rows(
        'services',
        t('Service'),
        t('Add service'),
        t('Services'),
        limits.services,
        [name(), area('description', t('Description'), 600), price, text('duration', t('Duration'), 40)],
        { name: '', description: '', price: '', duration: '' },
      ),
    ],
  },
  menu: {
    title: t('Menu or price list'),
    description: t('Dishes or prices, in groups.'),
    fields: [
      rows(
        'menu',
        t('Group'),
        t('Add group'),
        t('Groups'),
        limits.menuGroups,
        [
          text('name', t('Name of the group'), 80),
          rows(
            'items',
            t('Item'),
            t('Add item'),
            t('Items'),
            limits.menuItems,
            [name(), area('description', t('Description'), 300), price],
            {
              name: '',
              description: '',
              price: '',
            },
          ),
        ],
        { name: '', items: [] },
      ),
    ],
  },
  hours: {
    title: t('Opening hours'),
    description: t('A day without hours is closed.'),
    fields: [
      text('hours.note', t('Note'), 300, t('For example: by appointment only.')),
      rows(
        'hours.holidays',
        t('Holiday'),
        t('Add holiday'),
        t('Holidays and other exceptions'),
        limits.holidays,
        [
          text('name', t('Name'), 80),
          typed('from', t('First day'), 'date'),
          typed('to', t('Last day'), 'date'),
          rows(
            'intervals',
            t('Hours'),
            t('Add hours'),
            t('Open all the same'),
            limits.intervals,
            intervalFields,
            interval,
          ),
        ],
        { name: '', from: '', to: '', intervals: [] },
      ),
    ],
  },
  gallery: {
    title: t('Pictures'),
    description: t('The first stands at the top. Put your own photos in their places, and your words below each.'),
    fields: [],
  },
  team: {
    title: t('Team'),
    description: t('Who visitors will meet.'),
    fields: [
      rows(
        'team',
        t('Person'),
        t('Add person'),
        t('People'),
        limits.team,
        [
          name(),
          text('role', t('Role'), 120),
          area('text', t('About this person'), 600),
          { kind: 'photo', key: 'picture', label: t('Picture') },
        ],
        { name: '', role: '', text: '', picture: '' },
      ),
    ],
  },
  testimonials: {
    title: t('What customers say'),
    description: t('Only words that somebody really said, with their consent.'),
    fields: [
      rows(
        'testimonials',
        t('Quotation'),
        t('Add quotation'),
        t('Quotations'),
        limits.testimonials,
        [
          area('text', t('What was said'), 800),
          text('author', t('Who said it'), 120),
          text('about', t('Where, or of what'), 120),
        ],
        { text: '', author: '', about: '' },
      ),
    ],
  },
  questions: {
    title: t('Questions and answers'),
    description: t('What you are asked again and again.'),
    fields: [
      rows(
        'questions',
        t('Question'),
        t('Add question'),
        t('Questions'),
        limits.questions,
        [text('question', t('Question'), 200), area('answer', t('Answer'), 2_000)],
        { question: '', answer: '' },
      ),
    ],
  },
  area: {
    title: t('Area served'),
    description: t('Where you come to, or deliver.'),
    fields: [
      area('area.text', t('Text'), 600),
      rows('area.places', t('Place'), t('Add place'), t('Places'), limits.places, [], ''),
    ],
  },
  shop: {
    title: t('Shop'),
    description: t('Where your shop is, at another address.'),
    fields: [typed('shop', t('Address of your shop'), 'url')],
  },
  contact: {
    title: t('Contact and form'),
    description: t('Your email, phone and address are under Content. Here is what comes with them.'),
    fields: [
      { kind: 'check', key: 'contact.form', label: t('Visitors can write to you through a form') },
      rows('contact.recipients', t('Email'), t('Add email'), t('Who receives it'), limits.recipients, [], ''),
      typed('contact.whatsapp', t('WhatsApp number'), 'tel', t('With the country code, for example +32 470 12 34 56.')),
      area('contact.directions', t('How to get there'), 1_000),
    ],
  },
  links: {
    title: t('Social media and booking'),
    description: t('Where else you are found.'),
    fields: [
      typed('booking', t('Address where appointments are made'), 'url'),
      rows(
        'social',
        t('Link'),
        t('Add link'),
        t('Social media'),
        limits.social,
        [text('name', t('Name'), 40, t('For example Instagram.')), typed('url', t('Address'), 'url')],
        { name: '', url: '' },
      ),
    ],
  },
  imprint: {
    title: t('Imprint'),
    description: t('Who is responsible for the website. Some countries ask for it.'),
    fields: [area('imprint', t('Text'), 6_000)],
  },
  privacy: {
    title: t('Privacy'),
    description: t('What happens with what visitors tell you.'),
    fields: [area('privacy', t('Text'), 12_000)],
  },
  look: {
    title: t('Language, kind of business and colours'),
    description: t('The first two choose the words of the headings. What you wrote yourself stays as it is.'),
    fields: [
      {
        kind: 'choice',
        key: '/language',
        label: t('Language'),
        options: languages,
      },
      {
        kind: 'choice',
        key: '/trade',
        label: t('Kind of business'),
        options: [
          { value: '', label: t('None of these') },
          ...trades.map((value) => ({ value, label: tradeNames[value] })),
        ],
      },
      {
        kind: 'choice',
        key: '/palette',
        label: t('Colours'),
        options: paletteNames.map((value) => ({ value, label: palettes[value] })),
      },
    ],
  },
  translation: {
    title: t('Second language'),
    description: t('Your website in another language as well, to which visitors change by a link at the top.'),
    fields: [
      {
        kind: 'choice',
        key: 'translation.language',
        label: t('Language'),
        options: [{ value: '', label: t('No second language') }, ...languages],
      },
    ],
  },
};

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

/** 'Monday'. The first day of 2024 was one. */
export function dayName(day: Weekday): string {
  const name = weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return `${name[0]?.toLocaleUpperCase(locale)}${name.slice(1)}`;
}

export const titleOf = (part: PartName) =>
  part === 'layout' ? t('Order and visibility of the sections') : forms[part].title;
