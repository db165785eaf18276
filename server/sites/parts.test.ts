import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteLanguages } from '../../contract/rules/websites/site';
import { postalAddress } from './address';
import { bare, plain, rich, told } from './fixtures';
import { renderSite } from './render';
import type { SiteAssets, SiteContent } from './site';
import { templates } from './templates';
import { wordsOf } from './words/chosen';

const [template] = templates;

interface Described {
  readonly '@type': string;
  readonly address: Record<string, string>;
  readonly openingHoursSpecification: readonly Record<string, string>[];
}

function rendered(content: Partial<SiteContent>, assets: Partial<SiteAssets> = {}) {
  if (template === undefined) throw new Error('no template');
  const { files } = renderSite(template, { ...plain, ...content }, { ...bare, ...assets });
  const paths = files.map(({ path }) => path);
  const text = (path: string) => String(files.find((one) => one.path === path)?.body ?? '');
  const data = /<script type="application\/ld\+json">([^<]*)</.exec(text('index.html'))?.[1] ?? '{}';
  return { files, paths, text, index: text('index.html'), data: JSON.parse(data) as Described };
}
const ids = (page: string) => [...page.matchAll(/<section id="([a-z]+)" class="part /g)].map(([, id]) => id);
const said = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('what says nothing does not exist, and the rest stands in the customer’s order', () => {
  expect(ids(rendered({ sections: told({}) }).index)).toEqual(ids(rendered({}).index));
  const all = ids(rendered(rich).index);
  expect(all).toEqual(expect.arrayContaining(['notice', 'services', 'menu', 'hours', 'team', 'questions', 'area']));
  const ordered = {
    ...(rich.sections ?? told({})),
    order: ['questions' as const, 'team' as const],
    hidden: ['menu' as const],
  };
  const changed = ids(rendered({ ...rich, sections: ordered }).index);
  expect(changed.slice(0, 2)).toEqual(['questions', 'team']);
  expect(changed).not.toContain('menu');
  expect(rendered({ ...rich, today: '2026-12-25' }).index).not.toContain('Am 24. Dezember');
});

test('hours are said in the words of the language, and as search engines read them', () => {
  const { index, data } = rendered(rich);
  const words = said(index);
  expect(words).toMatch(/Montag 9:00 – 12:00 18:00 – 2:00 Dienstag Geschlossen .*Samstag Rund um die Uhr/);
  expect(words).toMatch(/Weihnachten , 24\.\s?–\s?26\. Dezember 2026 Geschlossen/);
  expect(words).not.toContain('Neujahr');
  expect(data['@type']).toBe('LegalService');
  expect(data.address).toMatchObject({ streetAddress: 'Mill Road 1', postalCode: '10119', addressLocality: 'Berlin' });
  const hours = data.openingHoursSpecification.map((one) =>
    [one['dayOfWeek']?.slice(19) ?? one['validFrom'], one['opens'], one['closes']].join(' '),
  );
  expect(hours).toContain('Monday 18:00 02:00');
  expect(hours).toContain('Tuesday 00:00 00:00');
  expect(hours).toContain('Saturday 00:00 23:59');
  expect(hours.at(-1)).toBe('2026-12-24 00:00 00:00');
});

test('the first screen asks for what was chosen, else for what there is a way to', () => {
  const action = (content: Partial<SiteContent>) =>
    /<a class="action"[^>]*href="([^"]*)"/.exec(rendered(content).index)?.[1];
  const contact = { email: 'a@b.co', phone: '', address: '' };
  expect(action({})).toBe('tel:+493055572210');
  expect(action({ contact: { ...contact, phone: '+1 555 010 22 ext. 7' } })).toBe('tel:+155501022');
  expect(action({ contact })).toBe('mailto:a@b.co');
  expect(action({ contact: { email: '', phone: '', address: '' } })).toBeUndefined();
  expect(action(rich)).toBe('https://www.google.com/maps/dir/?api=1&amp;destination=50.9%2C6.9');
  const booking = told({ hero: { action: { kind: 'book' } } });
  expect(action({ sections: booking })).toBe('tel:+493055572210');
  expect(action({ sections: { ...booking, booking: 'https://book.test/' } })).toBe('https://book.test/');
});

test('what is long has a page of its own, and every link of every page leads somewhere', () => {
  const services = Array.from({ length: 13 }, (_, index) => ({ name: `Service ${index + 1}` }));
  const sections = told({ services, imprint: 'Blue Ltd', contact: { form: true } });
  const { paths, text, index } = rendered({ sections }, { formAction: '/forms/1' });
  expect(paths).toEqual(expect.arrayContaining(['services.html', 'imprint.html', 'privacy.html']));
  expect(index).toContain('>Service 6<');
  expect(index).not.toContain('>Service 7<');
  expect(text('services.html')).toContain('Service 13');
  expect(text('privacy.html')).toContain('until we delete them');
  expect(text('sitemap.xml')).toContain('<loc>https://blue-bakery.com/services.html</loc>');
  for (const path of paths.filter((one) => one.endsWith('.html') && one !== '404.html')) {
    for (const [, href = ''] of text(path).matchAll(/(?:href|action)="([^":]+)"/g)) {
      const [file, id] = href.split('#');
      if (file?.startsWith('/')) continue;
      expect(paths, `${path} ${href}`).toContain(file || path);
      if (id) expect(text(file || path), `${path} ${href}`).toContain(`id="${id}"`);
    }
  }
  expect(rendered({ sections }).index).not.toContain('<form');
  expect(rendered({ sections }).paths).not.toContain('privacy.html');
});

test('a business is an entry for address books, whatever stands in its name', () => {
  const card = rendered({ name: `Müller; Söhne, ${'Ä'.repeat(60)}\nTEL:1` }).text('contact.vcf');
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:Müller\\; Söhne\\, ${'Ä'.repeat(60)} TEL:1\r\n`);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card).toContain('ADR;TYPE=WORK:;;Mill Road 1;Berlin;;10119;');
});

test('the icon that browsers ask every site for is one', async () => {
  const icon = rendered({}).files.find(({ path }) => path === 'favicon.ico')?.body as Buffer;
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).stats()).toMatchObject({ isOpaque: false });
});

test('an address is cut where its parts are told apart, and nowhere else', () => {
  const parts = (address: string) => Object.values(postalAddress(address)).join('|');
  expect(parts('Domstraße 4, 50668 Köln, Germany')).toBe('Domstraße 4|50668|Köln');
  expect(parts('Keizersgracht 1\n1015 AB Amsterdam')).toBe('Keizersgracht 1|1015 AB|Amsterdam');
  expect(parts('12 Main St, Springfield, IL 62704')).toBe('12 Main St|IL 62704|Springfield');
  expect(parts('1 High St, London SW1A 1AA')).toBe('1 High St|SW1A 1AA|London');
  expect(parts('Behind the church')).toBe('Behind the church||');
  expect(parts('12345 Main Street, Springfield')).toBe('12345 Main Street, Springfield||');
});

test.each(siteLanguages)('a page in %s says nothing in the words of another language', (language) => {
  const { index, text } = rendered({ ...rich, language, trade: undefined as never });
  expect(index).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  for (const heading of ['services', 'hours', 'team'] as const) {
    expect(index).toContain(wordsOf(language).headings[heading]);
    if (language !== 'en') expect(index).not.toContain(`>${wordsOf('en').headings[heading]}<`);
  }
  expect(wordsOf(language, 'law').headings.services).not.toBe(wordsOf(language).headings.services);
  expect(text('404.html')).toContain(wordsOf(language).missing.back);
});

test('the library’s English beside another language is read out as English, the owner’s words are not', () => {
  const [url, author] = ['https://pictures.test/1.webp', 'Ada'];
  const images = [
    { url, author, alt: 'A bowl of soup' },
    { url: 'https://pictures.test/2.webp', author, alt: '' },
  ];
  const marked = (page: string) => [...page.matchAll(/alt="([^"]*)" lang="en"/g)].map(([, alt]) => alt);
  const inGerman = { language: 'de' as const, images };
  expect(marked(rendered(inGerman).index)).toEqual(['A bowl of soup']);
  expect(marked(rendered({ ...inGerman, language: 'en' }).index)).toEqual([]);
  const own = new Map([[url, { sources: [], width: 4, height: 3, color: '#9aa3ad', alt: 'Eine Suppe' }]]);
  const { index } = rendered(inGerman, { pictures: own });
  expect(index).toContain('alt="Eine Suppe"');
  expect(marked(index)).toEqual([]);
});
