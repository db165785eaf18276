import * as v from 'valibot';
import { SiteSections, type SiteSectionsInput } from '../../contract/wire/websites/sections';
import type { SiteAssets, SiteContent, SiteImage } from './site';

/** Contents for tests, from a shop of two words to what nobody should type. */

const subjects = ['bread on a wooden table', 'a street in the evening', 'hands holding a bowl', 'a window with plants'];

export function images(count: number): SiteImage[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `https://pictures.test/${index}.webp`,
    alt: `${subjects[index % subjects.length]}, number ${index + 1}`,
    author: `Author ${index % 3}`,
    color: '#b08968',
  }));
}

export const plain: SiteContent = {
  domain: 'blue-bakery.com',
  name: 'Blue Bakery',
  description:
    'Bread with a crust, baked at night. We use flour from two mills nearby. Come early, because we bake once a day. Ask for the loaf of yesterday, it is the better one.',
  keywords: ['bread', 'sourdough', 'breakfast'],
  logo: { url: 'https://pictures.test/logo.webp', alt: 'Blue Bakery' },
  images: images(6),
  contact: { email: 'hello@blue-bakery.com', phone: '+49 30 5557 2210', address: 'Mill Road 1, 10119 Berlin' },
  language: 'en',
  year: 2026,
};

/** Sections as a request's schema hands them on. */
export const told = (sections: SiteSectionsInput) => v.parse(SiteSections, sections);

/** Every section there is. */
export const rich: SiteContent = {
  ...plain,
  language: 'de',
  trade: 'law',
  today: '2026-11-26',
  sections: told({
    hero: { action: { kind: 'visit', label: 'So finden Sie uns' } },
    notice: { text: 'Am 24. Dezember geschlossen.', until: '2026-12-24' },
    services: [
      { name: 'Arbeitsrecht', description: 'Kündigung und Vertrag.', price: 'ab 190 €', duration: '45 Minuten' },
      { name: 'Erbrecht' },
    ],
    menu: [{ name: 'Pauschalen', items: [{ name: 'Testament', description: 'Entwurf', price: '350 €' }] }],
    hours: {
      week: {
        monday: [
          { from: '09:00', to: '12:00' },
          { from: '18:00', to: '02:00' },
        ],
        saturday: [{ from: '00:00', to: '23:59' }],
      },
      holidays: [
        { from: '2026-12-24', to: '2026-12-26', name: 'Weihnachten', intervals: [] },
        { from: '2026-01-01', to: '2026-01-01', name: 'Neujahr', intervals: [] },
      ],
      note: 'Und nach Vereinbarung.',
    },
    captions: [{ url: 'https://pictures.test/2.webp', text: 'Unser Empfang' }],
    team: [{ name: 'Eva Brandt', role: 'Anwältin', text: 'Seit 1998.' }],
    testimonials: [{ text: 'Klar und schnell.', author: 'M. Okafor', about: 'Mandant' }],
    questions: [{ question: 'Was kostet es?', answer: 'Das sagen wir vorher.' }],
    area: { text: 'Auch per Video.', places: ['Köln', 'Bonn'] },
    social: [{ name: 'LinkedIn', url: 'https://social.test/brandt' }],
    booking: 'https://book.test/brandt',
    contact: {
      form: true,
      whatsapp: '+49 171 5557221',
      directions: 'Zweiter Hof.',
      place: { latitude: 50.9, longitude: 6.9 },
    },
    imprint: 'Eva Brandt\nMill Road 1',
  }),
};

export const contents: Readonly<Record<string, SiteContent>> = {
  plain,
  'every section': rich,
  'one picture, two words': {
    ...plain,
    name: 'Bo',
    description: 'We mend.',
    keywords: [],
    images: images(1),
    contact: { email: 'a@b.co', phone: '+49', address: '' },
  },
  'twelve pictures, long words': {
    ...plain,
    name: 'The Very Long Established Association of Friends of the Botanical Garden at Unterpfaffenhofen',
    description: `${plain.description} `.repeat(20),
    keywords: Array.from({ length: 30 }, (_, index) => `keyword number ${index}`),
    images: images(12),
    contact: {
      email: `${'very.long.mailbox.'.repeat(3)}@a-subdomain.of-some.blue-bakery.com`,
      phone: '+49 30 5557 2210 ext. 4711',
      address: 'Building C, third floor, Donaudampfschifffahrtsgesellschaftsallee 1234, 10119 Berlin, Germany',
    },
  },
  'one endless word': {
    ...plain,
    name: 'Donaudampfschifffahrtsgesellschaft🚢',
    description: 'x'.repeat(900),
    keywords: ['y'.repeat(120)],
    images: images(2),
  },
  'right to left': {
    ...plain,
    name: 'مخبز الزاوية الزرقاء',
    description: 'مخبز صغير في قلب المدينة. نستخدم الدقيق المحلي. تفضلوا بزيارتنا كل صباح.',
    keywords: ['خبز', 'قهوة'],
    images: images(3),
  },
  emoji: { ...plain, name: '🍞🥐', description: '🥐🥐🥐 every day! 🎉 Come and see? 👩‍👩‍👧‍👦', images: images(4) },
  'nothing at all': {
    ...plain,
    name: '',
    description: '',
    keywords: ['', '  '],
    logo: { url: '', alt: '' },
    images: images(1).map((image) => ({ ...image, alt: '', author: '' })),
    contact: { email: '', phone: '', address: '' },
  },
  markup: {
    ...plain,
    name: '</title><script>alert(1)</script>',
    description: '<img src=x onerror="alert(1)"> & <b style="color:red">bold</b>. "Quotes" and \'quotes\'. </p></main>',
    keywords: ['<!--', '"><script>', ']]>', '{{7*7}}', '&lt;'],
    images: [
      {
        url: 'javascript:alert(1)',
        alt: '" onload="alert(1)',
        author: '<i>Somebody</i>',
        color: 'red;}body{display:none',
      },
      ...images(2),
    ],
    contact: { email: '"><script>@b.co', phone: '12345" onclick="x', address: '<address>' },
  },
};

/** As if nothing had been prepared: pictures show from their own addresses. */
export const bare: SiteAssets = { base: '/', pictures: new Map(), files: [] };
