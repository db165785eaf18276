import { expect, test } from 'vitest';
import { formIn } from '../content/contactPages';
import { bare, plain, rich, told } from './fixtures';
import { renderSite } from './render';
import type { SiteAssets, SiteContent } from './site';
import { templates } from './templates';

const texts = [
  { original: 'Arbeitsrecht', text: 'Employment law' },
  { original: 'Bread with a crust, baked at night.', text: 'not a whole text' },
  { original: 'ab 190 €', text: 'from €190' },
  { original: plain.description, text: 'Bread, and law. In two languages.' },
  { original: 'Eva Brandt\nMill Road 1', text: 'Responsible: Eva Brandt' },
  { original: 'Köln', text: 'Cologne' },
];
const inTwo = (translation: object, content: SiteContent = rich): SiteContent => ({
  ...content,
  sections: told({ ...content.sections, translation }),
});
const english = inTwo({ language: 'en', texts });

function rendered(content: SiteContent, assets: Partial<SiteAssets> = {}, leads: 'first' | 'second' = 'first') {
  const [template] = templates;
  if (template === undefined) throw new Error('no template');
  const { files } = renderSite(template, content, { ...bare, ...assets }, leads);
  return {
    paths: files.map(({ path }) => path).filter((path) => path.endsWith('.html')),
    text: (path: string) => String(files.find((one) => one.path === path)?.body ?? ''),
  };
}

test('each page is there in both languages, leads to itself in the other, and is known as such', () => {
  const { paths, text } = rendered(english);
  expect(paths).toEqual(['index.html', 'imprint.html', 'en.html', 'en-imprint.html', '404.html']);
  const [first, second, legal] = [text('index.html'), text('en.html'), text('en-imprint.html')];
  expect(first).toContain('<a class="language" href="en.html" lang="en" hreflang="en">English</a>');
  expect(second).toContain('<a class="language" href="index.html" lang="de" hreflang="de">Deutsch</a>');
  expect(legal).toContain('<a class="language" href="imprint.html" lang="de" hreflang="de">Deutsch</a>');
  expect(legal).toContain('<a class="brand" href="en.html">');
  expect(second).toContain('href="en-imprint.html">Legal notice</a>');
  for (const page of [first, second])
    expect(page.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      ...(page === first ? ['de', 'en'] : ['en', 'de']).map(
        (language) =>
          `<link rel="alternate" hreflang="${language}" href="https://blue-bakery.com/${language === 'de' ? '' : 'en.html'}">`,
      ),
      '<link rel="alternate" hreflang="x-default" href="https://blue-bakery.com/">',
    ]);
  expect(legal).toContain('hreflang="de" href="https://blue-bakery.com/imprint.html"');
  expect(second).toContain('<link rel="canonical" href="https://blue-bakery.com/en.html">');
  expect([first, second].map((page) => page.includes('site-fingerprint'))).toEqual([true, false]);
  expect(text('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(
    ['', 'imprint.html', 'en.html', 'en-imprint.html'].map((path) => `<loc>https://blue-bakery.com/${path}`),
  );
});

test('says what is translated, its own words in the second language, and the rest as it was', () => {
  const { text } = rendered(english);
  const page = text('en.html');
  for (const words of [
    '<html lang="en" dir="ltr">',
    'Employment law',
    'from €190',
    'Cologne',
    'Bread, and law.',
    'Monday',
  ])
    expect(page).toContain(words);
  for (const words of ['Erbrecht', 'Kündigung und Vertrag.', 'Eva Brandt']) expect(page).toContain(words);
  for (const words of ['Arbeitsrecht', 'ab 190 €', 'Köln', 'not a whole text']) expect(page).not.toContain(words);
  expect(text('en-imprint.html')).toContain('Responsible: Eva Brandt');
  const first = text('index.html');
  expect(['Employment law', 'Cologne'].filter((words) => first.includes(words))).toEqual([]);
  expect(rendered(inTwo({ language: 'ar', texts })).text('ar.html')).toContain('<html lang="ar" dir="rtl">');
});

test('leads every link of a page to a page that is there', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Leistung ${index}` }));
  const content = inTwo(
    { language: 'en', texts: [{ original: 'Leistung 3', text: 'Service 3' }] },
    {
      ...rich,
      sections: told({ ...rich.sections, services: many }),
    },
  );
  const { paths, text } = rendered(content, { formAction: '/contact/one/' });
  expect(paths).toEqual(expect.arrayContaining(['services.html', 'en-services.html', 'en-privacy.html']));
  for (const path of paths.filter((one) => one !== '404.html')) {
    const page = text(path);
    const targets = [...page.matchAll(/href="([^"#:]*)(?:#([\w-]+))?"/g)].filter(([, to = '']) => /^$|html$/.test(to));
    for (const [, to = '', id] of targets) {
      const target = text(to === '' ? path : to);
      expect([path, to, target === '']).toEqual([path, to, false]);
      if (id !== undefined) expect([path, to, target.includes(`id="${id}"`)]).toEqual([path, to, true]);
      const isWay = page.includes(`<a class="language" href="${to}"`);
      if (to !== '' && !isWay) expect([path, to.startsWith('en')]).toEqual([path, path.startsWith('en')]);
    }
  }
});

test('a picture’s text is read out in the language that it has', () => {
  const own = { width: 4, height: 3, sources: [{ path: 'a.webp', width: 4 }], color: '#aabbcc', alt: 'Unser Ofen' };
  const pictures = new Map([[rich.images[0]?.url ?? '', own]]);
  const { text } = rendered(english, { pictures });
  const of = (page: string) => [...page.matchAll(/alt="([^"]*)"( lang="\w+")? (?:fetch|load)/g)].slice(0, 2);
  const languages = (page: string) => of(page).map(([, , language]) => language);
  expect(languages(text('index.html'))).toEqual([undefined, ' lang="en"']);
  expect(languages(text('en.html'))).toEqual([' lang="de"', undefined]);
});

test('the form says from which page it is sent, and is known by its address', () => {
  const id = '0b6a1f0e-7a51-4c62-9a55-0c3f3a0e9c11';
  const { text } = rendered(english, { formAction: `/contact/${id}/` });
  expect(text('index.html')).toContain(`action="/contact/${id}/"`);
  expect(text('en.html')).toContain(`action="/contact/${id}/?language=en"`);
  expect([formIn(text('index.html')), formIn(text('en.html'))]).toEqual([id, id]);
});

test('there is no second language before something is translated into another than its own', () => {
  const none = [
    inTwo({ language: '', texts }),
    inTwo({ language: 'de', texts }),
    inTwo({ language: 'en', texts: [] }),
    inTwo({ language: 'en', texts: [{ original: 'Nobody says so', text: 'Nor so' }] }),
  ];
  for (const content of none) {
    expect(rendered(content).paths).toEqual(['index.html', 'imprint.html', '404.html']);
    expect(rendered(content).text('index.html')).toBe(
      rendered({ ...content, sections: told({ ...rich.sections }) }).text('index.html'),
    );
  }
});

test('a preview may begin with it', () => {
  const { text, paths } = rendered(english, {}, 'second');
  expect(paths).toEqual(['index.html', 'imprint.html', 'de.html', 'de-imprint.html', '404.html']);
  expect(text('index.html')).toContain('Employment law');
  expect(text('de.html')).toContain('Arbeitsrecht');
});
