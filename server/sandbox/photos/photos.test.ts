import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings';
import { colours, libraryFolder, orientations, readManifest } from './manifest';
import { createPhotos } from './photos';

const settings = readSettings({}, undefined);
const clock = { now: () => Date.UTC(2026, 10, 21, 12) };
const photos = createPhotos({ clock, settings });
const pictures = readManifest();

/** What Unsplash promises, as far as a client may read it. */
const WirePhoto = v.object({
  id: v.pipe(v.string(), v.length(11)),
  width: v.number(),
  height: v.number(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  alt_description: v.string(),
  description: v.null(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  likes: v.number(),
  urls: v.record(v.picklist(['raw', 'full', 'regular', 'small', 'thumb']), v.pipe(v.string(), v.url())),
  user: v.object({ id: v.string(), name: v.string(), username: v.string(), links: v.object({ html: v.string() }) }),
  links: v.object({ self: v.string(), html: v.string(), download: v.string(), download_location: v.string() }),
  tags: v.array(v.object({ type: v.string(), title: v.string() })),
});
const WirePage = v.object({ total: v.number(), total_pages: v.number(), results: v.array(WirePhoto) });

async function search(query: string, further: Record<string, string> = {}) {
  const asked = new URLSearchParams({ query, client_id: settings.photos.key, per_page: '30', ...further });
  const reply = await photos.request(`/search/photos?${asked}`);
  expect(reply.status).toBe(200);
  return v.parse(WirePage, await reply.json());
}
const titles = (photo: v.InferOutput<typeof WirePhoto>) => photo.tags.map(({ title }) => title);

describe('the library', () => {
  it('has at least 150 pictures, each with its file within the limits', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(150);
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    for (const { id } of pictures) {
      expect(statSync(join(libraryFolder, `${id}.webp`)).size).toBeLessThanOrEqual(80_000);
    }
  });

  it('has no file that the manifest does not know, and stays below 8 MB', () => {
    const files = readdirSync(libraryFolder);
    expect(files.sort()).toEqual(['manifest.json', ...pictures.map(({ id }) => `${id}.webp`)].sort());
    const bytes = files.reduce((sum, file) => sum + statSync(join(libraryFolder, file)).size, 0);
    expect(bytes).toBeLessThan(8_000_000);
  });

  it('says the size that the files have', async () => {
    for (const { id, width, height } of pictures.filter((_, place) => place % 9 === 0)) {
      const large = await sharp(join(libraryFolder, `${id}.webp`)).metadata();
      expect([large.width, large.height]).toEqual([width, height]);
      const reply = await photos.request(`/files/${id}/small.webp`);
      const small = await sharp(await reply.arrayBuffer()).metadata();
      expect([Math.max(small.width, small.height), small.format]).toEqual([400, 'webp']);
    }
  });

  it('is described: a sentence, 10 to 22 tags, and the one collection that all are of; nobody is invented', () => {
    for (const { alt_description: sentence, tags, author } of pictures) {
      expect(sentence).toMatch(/^[A-Z].{14,110}[a-z]$/);
      expect(tags.length).toBeGreaterThanOrEqual(10);
      expect(tags.length).toBeLessThanOrEqual(22);
      expect(new Set(tags).size).toBe(tags.length);
      expect(author).toEqual({ name: 'Sitewright', username: 'sitewright_library' });
    }
    expect(new Set(pictures.map((picture) => picture.alt_description)).size).toBe(pictures.length);
  });

  it.each(colours)('has %s pictures', (colour) => {
    expect(pictures.filter((picture) => picture.color_classes.includes(colour)).length).toBeGreaterThanOrEqual(6);
  });

  it.each(orientations)('has %s pictures', (orientation) => {
    expect(pictures.filter((picture) => picture.orientation === orientation).length).toBeGreaterThanOrEqual(20);
  });
});

describe('ranking', () => {
  /** What a business calls itself, in English, German and Spanish, and the tag that pictures of its trade have. */
  const trades: [tag: string, ...asked: string[]][] = [
    ['bakery', 'bakery', 'Bäckerei', 'panadería'],
    ['cafe', 'coffee shop', 'Kaffeehaus', 'cafetería'],
    ['restaurant', 'italian restaurant', 'Gasthaus', 'restaurante'],
    ['bar', 'pub', 'Kneipe', 'cervecería'],
    ['grocery', 'butcher', 'Metzgerei', 'carnicería'],
    ['florist', 'florist', 'Blumenladen', 'floristería'],
    ['hair', 'hairdresser', 'Friseur', 'barbería'],
    ['beauty', 'nail studio', 'Kosmetikstudio', 'estética'],
    ['spa', 'massage', 'Therme', 'masajes'],
    ['gym', 'fitness', 'Fitnessstudio', 'gimnasio'],
    ['yoga', 'yoga studio', 'Yogastudio', 'meditación'],
    ['dentist', 'dentist', 'Zahnarzt', 'dentista'],
    ['doctor', 'medical practice', 'Hausarzt', 'médico'],
    ['vet', 'veterinary', 'Tierarzt', 'veterinario'],
    ['law', 'law firm', 'Rechtsanwalt', 'abogado'],
    ['accounting', 'tax advice', 'Steuerberater', 'contable'],
    ['plumber', 'plumber', 'Klempner', 'fontanero'],
    ['electrician', 'electrician', 'Elektriker', 'electricista'],
    ['carpenter', 'carpenter', 'Tischlerei', 'carpintero'],
    ['builder', 'construction company', 'Bauunternehmen', 'albañil'],
    ['painter', 'house painter', 'Malermeister', 'pintor'],
    ['garden', 'landscaping', 'Gärtner', 'jardinería'],
    ['photographer', 'photography', 'Fotograf', 'fotógrafa'],
    ['music', 'musician', 'Musikschule', 'músico'],
    ['school', 'tutoring', 'Nachhilfe', 'escuela'],
    ['books', 'bookstore', 'Buchhandlung', 'librería'],
    ['shop', 'boutique', 'Laden', 'tienda'],
    ['hotel', 'guesthouse', 'Ferienwohnung', 'alojamiento'],
    ['travel', 'travel agency', 'Reisebüro', 'viajes'],
    ['car', 'car repair', 'Autowerkstatt', 'taller'],
    ['technology', 'software', 'Programmierer', 'informática'],
    ['club', 'community', 'Verein', 'asociación'],
    ['event', 'event planner', 'Hochzeit', 'bodas'],
  ];
  it.each(trades)(
    'has at least eight pictures for %s in three languages, those of the trade first',
    async (tag, ...asked) => {
      for (const query of asked) {
        const { results } = await search(query);
        const first = results
          .slice(0, 8)
          .map((photo) => `${titles(photo).includes(tag) ? tag : photo.alt_description}`);
        expect([query, ...first]).toEqual([query, ...Array.from({ length: 8 }, () => tag)]);
      }
    },
  );

  const subjects: [query: string, word: RegExp, depth: number][] = [
    ['fresh bread', /bread|loaf|loaves|croissant/i, 3],
    ['wedding flowers', /flower|bouquet|wreath|rings/i, 3],
    ['dog grooming', /dog|cat/i, 3],
    ['kindergarten toys', /toy|blocks|balloons|pencils/i, 2],
    ['bicycle', /bicycle/i, 1],
    ['guitar', /guitar/i, 1],
    ['lighthouse', /lighthouse/i, 1],
  ];
  it.each(subjects)('shows for %s what it names', async (query, word, depth) => {
    for (const photo of (await search(query)).results.slice(0, depth)) expect(photo.alt_description).toMatch(word);
  });

  it('shows nothing that does not fit: for yoga no lipstick, for a plumber no pizza', async () => {
    for (const [query, tags] of [
      ['yoga', ['yoga', 'meditation']],
      ['plumber', ['plumber']],
      ['law', ['law']],
      ['dentist', ['dentist']],
    ] as const)
      for (const photo of (await search(query)).results)
        expect([
          photo.alt_description,
          titles(photo).some((title) => (tags as readonly string[]).includes(title)),
        ]).toEqual([photo.alt_description, true]);
    expect((await search('beekeeper')).total).toBe(0);
  });

  it('finds enough for the default keywords and puts an office first', async () => {
    const { total, results } = await search('business professional office');
    expect(total).toBeGreaterThanOrEqual(16);
    for (const photo of results.slice(0, 5)) expect(titles(photo)).toContain('business');
  });

  it('answers each of several keywords, and first what answers more than one', async () => {
    const { results } = await search('bakery coffee croissant');
    const first = new Set(titles(results[0] as (typeof results)[number]));
    expect(['bakery', 'coffee', 'croissant'].filter((word) => first.has(word)).length).toBeGreaterThanOrEqual(2);
    const all = new Set(results.flatMap(titles));
    for (const word of ['bakery', 'coffee', 'croissant']) expect(all).toContain(word);
  });

  it.each(['xqzvwk', 'blorptang frimble', '42', '???', 'the of and'])('finds nothing for %s', async (query) => {
    expect(await search(query)).toEqual({ total: 0, total_pages: 0, results: [] });
  });

  it('reads plurals, accents and capitals alike', async () => {
    const ids = async (query: string) => (await search(query)).results.map(({ id }) => id);
    expect(await ids('CAFÉ')).toEqual(await ids('cafe'));
    expect(await ids('cakes')).toEqual(await ids('cake'));
    expect((await ids('photography')).slice(0, 4)).toEqual((await ids('photographers')).slice(0, 4));
  });

  it('gives the same answer each time, and the newest first when asked', async () => {
    expect(await search('flowers')).toEqual(await search('flowers'));
    const dates = (await search('flowers', { order_by: 'latest' })).results.map((photo) => photo.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const relevant = (await search('flowers')).results.map((photo) => photo.created_at);
    expect(relevant).not.toEqual(dates);
  });
});

describe('filters', () => {
  const manifest = new Map(pictures.map((picture) => [picture.id, picture]));
  it.each(colours)('keeps to %s', async (color) => {
    const { results } = await search('business travel music photographer food flowers', { color });
    expect(results.length).toBeGreaterThan(0);
    for (const { id } of results) expect(manifest.get(id)?.color_classes).toContain(color);
  });

  it.each(orientations)('keeps to %s', async (orientation) => {
    const { results } = await search('business travel food music', { orientation });
    expect(results.length).toBeGreaterThan(5);
    for (const { width, height } of results) {
      if (orientation === 'landscape') expect(width).toBeGreaterThan(height);
      else if (orientation === 'portrait') expect(height).toBeGreaterThan(width);
      else expect(Math.abs(width - height)).toBeLessThan(width * 0.1);
    }
  });

  it.each([
    ['color', 'plaid'],
    ['orientation', 'round'],
    ['order_by', 'luck'],
    ['page', '0'],
    ['per_page', '-3'],
    ['content_filter', 'none'],
  ])('refuses %s=%s', async (name, value) => {
    const reply = await photos.request(`/search/photos?query=cake&client_id=${settings.photos.key}&${name}=${value}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ errors: [`${name} is invalid`] });
  });

  it('refuses a missing or blank query', async () => {
    for (const query of ['', '&query=', '&query=%20']) {
      const reply = await photos.request(`/search/photos?client_id=${settings.photos.key}${query}`);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toEqual({ errors: ['query is missing'] });
    }
  });
});

describe('pages', () => {
  it('gives every picture once, in the order of one long page, and nothing past the end', async () => {
    const whole = await search('food', { per_page: '30' });
    const ids: string[] = [];
    const pages = Math.ceil(whole.total / 7);
    for (let page = 1; page <= pages; page += 1) {
      const part = await search('food', { per_page: '7', page: String(page) });
      expect([part.total, part.total_pages]).toEqual([whole.total, pages]);
      ids.push(...part.results.map(({ id }) => id));
    }
    expect(ids.length).toBe(whole.total);
    expect(new Set(ids).size).toBe(whole.total);
    expect(ids.slice(0, 30)).toEqual(whole.results.map(({ id }) => id));
    expect((await search('food', { per_page: '7', page: String(pages + 1) })).results).toEqual([]);
  });

  it('gives 10 without per_page and at most 30', async () => {
    const ten = await photos.request(`/search/photos?query=food&client_id=${settings.photos.key}`);
    expect(v.parse(WirePage, await ten.json()).results.length).toBe(10);
    expect((await search('food shop hotel', { per_page: '400' })).results.length).toBe(30);
  });

  it('links to its neighbours and says what is left of the hour', async () => {
    const reply = await photos.request(`/search/photos?query=food&page=2&per_page=5&client_id=${settings.photos.key}`);
    const links = [...(reply.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(
      ([, address = '', relation = '']) => `${relation} ${new URL(address).searchParams.get('page')}`,
    );
    const total = Number(reply.headers.get('x-total'));
    expect(links).toEqual(['first 1', 'prev 1', `last ${Math.ceil(total / 5)}`, 'next 3']);
    expect(Number(reply.headers.get('x-ratelimit-remaining'))).toBeLessThan(
      Number(reply.headers.get('x-ratelimit-limit')),
    );
    expect(reply.headers.get('access-control-expose-headers')).toContain('X-Ratelimit-Remaining');
  });

  it('refuses when the hour is used up, and lets in again with the next', async () => {
    let now = clock.now();
    const strict = createPhotos({ clock: { now: () => now }, settings });
    const path = `/photos/${pictures[0]?.id}?client_id=${settings.photos.key}`;
    for (let i = 0; i < 5_000; i += 1) await strict.request(path);
    expect((await strict.request(path)).status).toBe(403);
    now += 3_600_000;
    expect((await strict.request(path)).status).toBe(200);
  });
});

describe('one picture', () => {
  it('is found by its id, by header or by query', async () => {
    const { id, alt_description } = pictures[3] as (typeof pictures)[number];
    const reply = await photos.request(`/photos/${id}`, {
      headers: { authorization: `Client-ID ${settings.photos.key}` },
    });
    const photo = v.parse(WirePhoto, await reply.json());
    expect(photo.alt_description).toBe(alt_description);
    const download = await photos.request(`/photos/${id}/download?client_id=${settings.photos.key}`);
    expect(await download.json()).toEqual({ url: photo.urls.regular });
  });

  it('is not there under another id', async () => {
    const reply = await photos.request(`/photos/nosuchthing?client_id=${settings.photos.key}`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ errors: ["Couldn't find Photo"] });
  });

  it.each(['', '?client_id=', '?client_id=wrong'])('is refused to a client without a key: %s', async (query) => {
    for (const path of [`/photos/${pictures[0]?.id}${query}`, `/search/photos${query}${query ? '&' : '?'}query=cake`]) {
      const reply = await photos.request(path);
      expect(reply.status).toBe(401);
      expect(await reply.json()).toEqual({ errors: ['OAuth error: The access token is invalid'] });
    }
  });

  it('has files where its addresses say, kept for ever by the browser', async () => {
    const { results } = await search('cake', { per_page: '3' });
    for (const { urls } of results)
      for (const address of Object.values(urls)) {
        const { pathname } = new URL(address);
        expect(address.startsWith(`${settings.origins.sandbox}/photos/files/`)).toBe(true);
        const reply = await photos.request(pathname.replace(/^\/photos/, ''));
        expect(reply.status).toBe(200);
        expect(reply.headers.get('content-type')).toBe('image/webp');
        expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const bytes = Buffer.from(await reply.arrayBuffer());
        expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      }
  });

  it.each(['/files/../regular.webp', '/files/nosuchthing/regular.webp', '/files/%2e%2e/small.webp'])(
    'keeps to the library: %s',
    async (path) => {
      expect((await photos.request(path)).status).toBe(404);
    },
  );
});

describe('a library that is never short', () => {
  const key = 'sandbox-3000';
  const large = createPhotos({ clock, settings: { ...settings, photos: { ...settings.photos, key } } });
  const page = async (number: number) => {
    const reply = await large.request(`/search/photos?query=cake&client_id=${key}&per_page=30&page=${number}`);
    return (await reply.json()) as { total: number; total_pages: number; results: { id: string; color: string }[] };
  };

  it('has 3,000 results on 100 pages, each with an id of its own, and begins with what is found anyway', async () => {
    const pages = await Promise.all(Array.from({ length: 100 }, (_, place) => page(place + 1)));
    expect(pages.map(({ total, total_pages: count }) => [total, count])).toEqual(pages.map(() => [3000, 100]));
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3000);
    const { results } = await search('cake');
    expect(ids.slice(0, results.length)).toEqual(results.map(({ id }) => id));
    expect((await page(101)).results).toEqual([]);
  });

  it('shows each of them, and its file', async () => {
    const { results } = await page(100);
    const [last] = results.slice(-1);
    const reply = await large.request(`/photos/${last?.id}?client_id=${key}`);
    expect(await reply.json()).toMatchObject({ id: last?.id, color: last?.color });
    const file = await large.request(`/files/${last?.id}/small.webp`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('finds as much as ever for words that say nothing, with any other key', async () => {
    const nothing = await large.request(`/search/photos?query=xqzvwk&client_id=${key}`);
    expect(await nothing.json()).toEqual({ total: 0, total_pages: 0, results: [] });
    expect((await search('cake')).total).toBeLessThan(300);
    expect((await photos.request(`/files/${pictures[0]?.id}x/small.webp`)).status).toBe(404);
  });
});
