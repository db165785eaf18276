import { XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './document';
import { bare, contents, images, plain, rich, told } from './fixtures';
import { tidy } from './prose';
import { renderSite } from './render';
import type { Template } from './design';
import type { RenderedSite, SiteContent } from './site';
import { listing, templateByUuid, templates } from './templates';

function file(site: RenderedSite, path: string): string {
  const found = site.files.find((candidate) => candidate.path === path);
  if (typeof found?.body !== 'string') throw new Error(`${path} was not rendered`);
  return found.body;
}

const stylePath = ({ files }: RenderedSite) => files.find(({ path }) => path.endsWith('-style.css'))?.path ?? '';

function parsed(page: string) {
  return new new Window({
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  }).DOMParser().parseFromString(page, 'text/html');
}

const cases = templates.flatMap((template) =>
  Object.entries(contents).map(([name, content]) => [template.slug, name, template, content] as const),
);

/** The tags of a page with their attribute names, in order: what a browser would build of it. */
function skeleton(page: string): string[] {
  return [...page.matchAll(/<([a-z!/][^\s>]*)((?:"[^"]*"|[^>"])*)>/gi)].map(
    ([, tag = '', attributes = '']) => `${tag} ${attributes.replace(/="[^"]*"/g, '').trim()}`,
  );
}

/** What in a page could run or style by itself. */
function noises(page: string): string[] {
  // What search engines read is no script.
  const read = page.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '');
  const elements = read.match(/<(?:script|style|iframe|object|form)/gi) ?? [];
  const attributes = [...parsed(page).querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(?:style|on.*|srcdoc)$/i.test(name) ||
          (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value ?? '')),
      )
      .map(({ name }) => `${element.tagName} ${name}`),
  );
  return [...elements, ...attributes];
}

describe('the list of templates', () => {
  test('has two or more for every category and a preview path for each', () => {
    for (const category of ['Education', 'ECOMMERCE', 'MEDIA', 'SOCIAL'] as const) {
      expect(templates.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(2);
    }
    for (const template of templates) {
      expect(template.template_url).toBe(`/templates/${template.slug}.webp`);
      expect(template.required_images_count).toBeGreaterThanOrEqual(4);
      expect(template.required_images_count).toBeLessThanOrEqual(8);
      expect(Object.keys(listing(template)).sort()).toEqual([
        'category',
        'description',
        'required_images_count',
        'template_name',
        'template_url',
        'trades',
        'uuid',
      ]);
    }
  });

  test('keeps its uuids: orders and drafts hold them', () => {
    expect(Object.fromEntries(templates.map(({ slug, uuid }) => [slug, uuid]))).toMatchSnapshot();
    const uuids = templates.map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
    for (const uuid of uuids) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(templateByUuid(uuid)?.uuid).toBe(uuid);
    }
    expect(templateByUuid('no such')).toBeUndefined();
  });
});

describe.each(cases)('%s with %s', (_slug, _name, template: Template, content: SiteContent) => {
  const site = renderSite(template, content, bare);
  const index = file(site, 'index.html');
  const document = parsed(index);

  test('shows name, logo and every picture with its words', () => {
    const name = content.name.trim() || content.domain;
    const headings = document.querySelectorAll('h1');
    expect(headings.length).toBe(1);
    expect(headings[0]?.textContent).toBe(name);
    expect(document.querySelectorAll('img.logo').length).toBe(content.logo.url === '' ? 0 : 1);
    if (content.logo.url !== '') {
      expect(document.querySelector('img.logo')?.getAttribute('alt')).toBe(name);
      expect(document.querySelector('img.logo')?.getAttribute('src')).toBe(content.logo.url);
    }
    const pictures = [...document.querySelectorAll('img.picture')];
    expect(pictures.map((picture) => picture.getAttribute('class'))).toEqual(
      content.images.map((_, index) => `picture n${index + 1}`),
    );
    pictures.forEach((picture, index) => {
      const alt = content.images[index]?.alt.trim();
      expect(picture.getAttribute('alt')).toBe(alt || `${name}, picture ${index + 1}`);
      // A text for those who do not see the picture is no caption of it.
      if (alt) expect(document.body.textContent).not.toContain(alt);
    });
    for (const { author } of content.images) expect(document.body.textContent).toContain(author);
  });

  test('says every word of the description in its order, and every keyword', () => {
    const text = (document.body.textContent ?? '').replace(/\s+/g, ' ');
    let from = 0;
    for (const word of content.description.split(/\s+/).filter(Boolean).slice(0, 120)) {
      const at = text.indexOf(word, from);
      expect(at, word).toBeGreaterThanOrEqual(0);
      from = at;
    }
    for (const keyword of content.keywords) expect(text).toContain(keyword.trim());
  });

  test('runs nothing and styles nothing in the page', () => {
    expect(noises(index)).toEqual([]);
    expect(noises(file(site, '404.html'))).toEqual([]);
  });

  test('has one main, headings in order and an address for each link within', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(content.language);
    expect(document.querySelectorAll('main#main').length).toBe(1);
    const levels = [...document.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? level) + 1));
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id), id).not.toBeNull();
      expect(document.querySelectorAll(`#${id}`).length).toBe(1);
    }
    for (const empty of document.querySelectorAll('section,ul,ol,dl,p,h2,figcaption')) {
      expect(empty.textContent?.trim() !== '' || empty.querySelector('img') !== null, empty.outerHTML).toBe(true);
    }
  });

  test('has a head that search engines read, and a valid sitemap', () => {
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
    expect(document.title.length).toBeGreaterThan(0);
    expect(document.title.length).toBeLessThanOrEqual(65);
    expect(meta('description')?.length).toBeGreaterThan(0);
    expect(meta('description')?.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`https://${content.domain}/`);
    expect(meta('og:url')).toBe(`https://${content.domain}/`);
    expect(meta('og:title')?.length).toBeGreaterThan(0);
    expect(XMLValidator.validate(file(site, 'sitemap.xml'))).toBe(true);
    expect(file(site, 'sitemap.xml')).toContain(`<loc>https://${content.domain}/</loc>`);
    expect(file(site, 'robots.txt')).toContain(`Sitemap: https://${content.domain}/sitemap.xml`);
    expect(XMLValidator.validate(file(site, 'favicon.svg'))).toBe(true);
  });

  test('has a stylesheet that no word of the content reached', () => {
    const style = file(site, stylePath(site));
    expect(style.match(/\{/g)?.length).toBe(style.match(/\}/g)?.length);
    expect(style).not.toMatch(/display:none\}body|url\(https?:|@import/);
    expect(style).not.toContain('red;}');
  });
});

const pagesOf = ({ files }: RenderedSite) =>
  files.flatMap(({ path, body }) => (path.endsWith('.html') && path !== '404.html' ? [String(body)] : []));

test.each(Object.entries(contents))(
  '%s has the title that the customer gave, as long as a tab shows',
  (_name, content) => {
    // No template has a part in it.
    const [template] = templates;
    if (template === undefined) throw new Error('no template');
    const page = (values: Partial<SiteContent>) =>
      parsed(file(renderSite(template, { ...content, ...values }, bare), 'index.html'));
    const own = page({});
    expect(page({ title: ' The "<Blue>" Bakery ' }).title).toBe('The "<Blue>" Bakery');
    expect(page({ title: '' }).title).toBe(own.title);
    expect(page({ title: 'long '.repeat(24) }).title.length).toBeLessThanOrEqual(65);
    expect(page({ title: 'Blue' }).querySelector('h1')?.textContent).toBe(own.querySelector('h1')?.textContent);
  },
);

const knownTags = new Map<string, ReadonlySet<string>>();

/** Every tag with its attributes that a template writes for contents without markup. */
function known(template: Template): ReadonlySet<string> {
  const found = knownTags.get(template.slug) ?? tagsOf(template);
  knownTags.set(template.slug, found);
  return found;
}

function tagsOf(template: Template): ReadonlySet<string> {
  const translation = {
    language: 'de' as const,
    texts: [{ original: plain.description, text: 'Brot. Nachts gebacken.' }],
  };
  const inTwo = { ...plain, sections: told({ translation }) };
  const sites = [plain, rich, inTwo, contents['right to left'] ?? plain].map((content) =>
    renderSite(template, content, bare),
  );
  return new Set(sites.flatMap((site) => pagesOf(site).flatMap(skeleton)));
}

const control = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

test('no markup of the content survives as markup', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', '=', ' ', '/', 'a', '!', '-', '`', '\u0000', '\u2028', '\ud800'),
      maxLength: 40,
    }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><svg onload=x>',
      "' onerror='x",
      '<!--',
      ']]>',
      '&#60;b&#62;',
      '</style>',
    ),
  );
  const word = (text: string) => `a${text}`;
  fc.assert(
    fc.property(
      fc.nat({ max: templates.length - 1 }),
      fc.array(nasty, { minLength: 7, maxLength: 7 }),
      (chosen, words) => {
        const template = templates[chosen] ?? templates[0];
        if (template === undefined) return;
        const [name = '', lead = '', keyword = '', alt = '', author = '', address = '', url = ''] = words;
        const written: SiteContent = {
          ...plain,
          name: word(name),
          description: word(lead),
          keywords: [word(keyword)],
          logo: { url: `https://pictures.test/${url}`, alt: '' },
          images: [{ url: `https://pictures.test/${url}`, alt: word(alt), author: word(author) }],
          contact: { email: `${word(name)}@b.co`, phone: `12345${keyword}`, address: word(address) },
          sections: told({
            services: [{ name: word(lead), description: word(keyword), price: keyword, duration: alt }],
            testimonials: [{ text: word(alt), author: word(author) }],
            questions: [{ question: word(name), answer: word(address) }],
            captions: [{ url: `https://pictures.test/${url}`, text: word(lead) }],
            imprint: word(address),
            translation: { language: 'de', texts: [{ original: word(lead), text: word(keyword) }] },
          }),
        };
        const site = renderSite(template, written, bare);
        const page = file(site, 'index.html');
        const usual = known(template);
        expect(
          pagesOf(site)
            .flatMap(skeleton)
            .filter((tag) => !usual.has(tag)),
        ).toEqual([]);
        const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
        expect(JSON.parse(data)).toMatchObject({ name: tidy(word(name)) });
        expect(parsed(page).querySelector('h1')?.textContent).toBe(tidy(word(name)).replace(control, ''));
        expect(noises(page)).toEqual([]);
        expect(page).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/);
      },
    ),
    { numRuns: 80 },
  );
});

test('a fingerprint stands in the page, stays for the same content and changes with every part of it', () => {
  for (const template of templates) {
    const site = renderSite(template, plain, bare);
    expect(site.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprintOf(file(site, 'index.html'))).toBe(site.fingerprint);
    expect(renderSite(template, structuredClone(plain), bare)).toEqual(site);
  }
  const [template] = templates;
  if (template === undefined) throw new Error('no template');
  const font = { path: 'fonts/a.woff2', contentType: 'font/woff2', body: new Uint8Array([1]) };
  const prints = [
    ...templates.map((other) => renderSite(other, plain, bare)),
    renderSite(template, { ...plain, name: 'Red Bakery' }, bare),
    renderSite(template, { ...plain, keywords: ['bread'] }, bare),
    renderSite(template, { ...plain, images: images(5) }, bare),
    renderSite(template, { ...plain, images: plain.images.toReversed() }, bare),
    renderSite(template, { ...plain, year: 2027 }, bare),
    renderSite(template, plain, { ...bare, hue: 10 }),
    renderSite(template, plain, { ...bare, base: '/sites/blue-bakery.com/' }),
    renderSite(template, plain, { ...bare, files: [font] }),
    renderSite(template, plain, { ...bare, files: [{ ...font, body: new Uint8Array([2]) }] }),
  ].map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
  expect(fingerprintOf('<meta name="site-fingerprint" content="short">')).toBeUndefined();
});

test('a domain that is no host name is refused', () => {
  const [template] = templates;
  if (template === undefined) throw new Error('no template');
  expect(() => renderSite(template, { ...plain, domain: 'not a host' }, bare)).toThrow(TypeError);
});

test('the page for a missing address finds stylesheet and home from any depth', () => {
  const [template] = templates;
  if (template === undefined) throw new Error('no template');
  const site = renderSite(template, plain, { ...bare, base: '/sites/blue-bakery.com/' });
  const page = parsed(file(site, '404.html'));
  expect(page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(
    `/sites/blue-bakery.com/${stylePath(site)}`,
  );
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/sites/blue-bakery.com/');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
