import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { RenderPreview } from '../../contract/wire/wizard/previews';
import { framedPolicy } from '../../server/content/framed';
import { removePreview } from '../../server/domain/wizard/previews/shelf';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { readManifest } from '../../server/sandbox/photos/manifest';
import { loadSample, sampleOf } from '../../server/sites/previews/sample';
import { templates } from '../../server/sites/templates';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { stylePathOf } from './support/page';
import { type Customer, openShop, type Shop } from './support/shop';

const minute = 60_000;
/** Milliseconds for a test that renders dozens of pictures: a busy machine takes its time. */
const patience = 120_000;
/** Of no template. */
const unknownTemplate = '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a99';
const [template] = templates;
if (!template) throw new Error('no template');

/** The request of a customer who has chosen nothing but the template. */
const nothing: RenderPreview = {
  domain: null,
  name: '',
  title: '',
  description: '',
  keywords: [],
  email: '',
  phone: '',
  address: '',
  logo: { kind: 'none' },
  images: [],
};
/** A logo as SVG, with `inside` before its green rectangle. */
const svgLogo = (inside: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">${inside}<rect width="90" height="30" fill="#0a8a3a"/></svg>`,
  ).toString('base64')}`;

/** A page without its facts for search engines, which no browser runs, and in which no markup can end them. */
const besideFacts = (page: string) => page.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '');

onOneEngine('previews', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    return { scene: shop, customer: await shop.customer({ balance: 10_000 }) };
  };
  afterEach(() => shop?.close());

  const ask = async (
    { send }: Customer,
    values: Partial<Record<keyof RenderPreview, unknown>> = {},
    id = template.uuid,
  ) => {
    const response = await send('POST', `/template/${id}/preview/`, { ...nothing, ...values });
    const body = (await response.json()) as {
      url: string;
      expires_at: string;
      samples: string[];
      missing: string[];
      code?: string;
    };
    return { status: response.status, body };
  };
  const stockPictures = ({ origins }: Shop, count: number) =>
    readManifest()
      .slice(0, count)
      .map(({ id, alt_description, color, author }) => ({
        url: `${origins.sandbox}/photos/files/${id}/regular.webp`,
        alt_description,
        color,
        author: author.name,
      }));
  const textOf = async (address: string) => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    return response.text();
  };
  const previewFolders = ({ services }: Shop) => {
    const folder = join(services.settings.dataDir, 'previews');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test(
    'are, to the byte, the page that an order of the same publishes',
    async () => {
      const { scene, customer } = await begin();
      const image = svgLogo('');
      const images = stockPictures(scene, template.required_images_count);
      const domain = await scene.freeName();
      const chosen = {
        domain,
        name: 'Ada’s Bakery',
        title: 'Bread <of> Ada’s',
        description: 'Sourdough bread and cakes, baked every morning.',
        keywords: ['bread', 'cakes'],
        email: 'ada@bakery.example',
        phone: '+32 470 12 34 56',
        address: 'Market Square 1, Ghent',
        images,
      };
      const sent = await ask(customer, { ...chosen, logo: { kind: 'sent', image } });
      expect(sent).toMatchObject({ status: 201, body: { samples: [] } });
      const upload = await customer.send('POST', `/api/images/profile/${customer.user.id}`, { image });
      const { url: logo } = (await upload.json()) as { url: string };
      const uploaded = await ask(customer, { ...chosen, logo: { kind: 'uploaded', url: logo } });

      const placed = await customer.order(domain, {
        business_details: {
          business_name: chosen.name,
          business_description: chosen.description,
          contact_email: chosen.email,
          contact_phone: chosen.phone,
          business_address: chosen.address,
          logo,
          keywords: chosen.keywords,
        },
        business_images: { business_logo: logo, images: images.map(({ url }) => url) },
        website_name: chosen.title,
        credits: images,
      });
      expect(placed.status).toBe(201);
      await scene.deploy();
      const site = `${scene.origins.content}/sites/${domain}/`;
      const published = await textOf(site);
      expect(published).toContain('>Ada’s Bakery</h1>');
      expect(published).toContain('<title>Bread &lt;of&gt; Ada’s</title>');
      for (const { body } of [sent, uploaded]) {
        expect(await textOf(body.url)).toBe(published);
        const style = stylePathOf(published);
        expect(await textOf(body.url + style)).toBe(await textOf(site + style));
      }
      const [picture] = /pictures\/[\w-]+\.webp/.exec(published) ?? [];
      const bytes = async (base: string) => Buffer.from(await (await fetch(`${base}${picture}`)).arrayBuffer());
      expect(Buffer.compare(await bytes(sent.body.url), await bytes(site))).toBe(0);
    },
    patience,
  );

  test.each(templates)('have every picture of the sample of $slug', async (one) => {
    const { logo, images } = sampleOf(one, 2026);
    expect(images.length).toBeGreaterThanOrEqual(one.required_images_count);
    for (const { url } of [logo, ...images])
      expect((await sharp(await loadSample(url)).metadata()).width).toBeGreaterThan(300);
  });

  test(
    'show the sample of each template where nothing is chosen, and what is chosen as soon as it is',
    async () => {
      const { scene, customer } = await begin();
      const all = ['name', 'description', 'keywords', 'contact', 'logo', 'images'];
      for (const { uuid, slug } of templates.slice(0, extent(2, templates.length))) {
        const { status, body } = await ask(customer, {}, uuid);
        expect([slug, status, body.samples]).toEqual([slug, 201, all]);
        const page = await textOf(body.url);
        expect(besideFacts(page)).not.toMatch(/<script|\/uploads\/|https?:\/\/localhost/);
        const style = await textOf(body.url + stylePathOf(page));
        const named = [
          ...`${page}${style}`.matchAll(/(?:src="|url\(|icon" href=")((?:pictures|fonts|icons)\/[^")]+)/g),
        ];
        expect(named.length).toBeGreaterThan(2);
        for (const [, path] of named) expect((await fetch(`${body.url}${path}`)).status).toBe(200);
      }
      const images = stockPictures(scene, 1);
      const begun = await ask(customer, { domain: 'blue-bakery.shop', name: ' Blue Bakery ', images });
      expect(begun.body.samples).toEqual(['description', 'keywords', 'contact', 'images']);
      const page = await textOf(begun.body.url);
      expect(page).toContain('<link rel="canonical" href="https://blue-bakery.shop/">');
      expect(page).toContain(images[0]?.alt_description);
      // The school of this template's sample.
      expect(page).not.toContain('Lindenhof');
    },
    patience,
  );

  test('keep whatever was typed as text', async () => {
    const { scene, customer } = await begin();
    const injection = '"\'><script>alert(1)</script><img src=x onerror=alert(1)></title></style>';
    const { status, body } = await ask(customer, {
      name: injection,
      title: injection,
      description: `${injection}. ${injection}.`,
      keywords: [injection.slice(0, 60)],
      email: injection,
      phone: '"><script>123456',
      address: injection,
      images: [
        { ...stockPictures(scene, 1)[0], alt_description: injection, color: 'red;}body{all:unset}', author: injection },
      ],
    });
    expect(status).toBe(201);
    const page = await textOf(body.url);
    expect(page).toContain('&lt;script&gt;');
    expect(besideFacts(page)).not.toMatch(/<script|<img src=x|<\/style>/);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    const style = await textOf(body.url + stylePathOf(page));
    expect(style).not.toMatch(/all:unset|<script/);
    expect((await ask(customer, { domain: 'evil.shop/"><script>' })).status).toBe(400);
  });

  test('are shown once, in a frame of the app alone, with nothing that runs, for ten minutes', async () => {
    const { scene, customer } = await begin();
    const { body } = await ask(customer);
    expect(body.url).toMatch(new RegExp(`^${scene.origins.content}/previews/[\\w-]{43}/$`));
    expect(Date.parse(body.expires_at) - scene.services.clock.now()).toBe(10 * minute);
    // A link preview (HEAD) and a tab of its own do not use the one look up.
    for (const attempt of [{ method: 'HEAD' }, { headers: { 'sec-fetch-dest': 'document' } }])
      expect((await fetch(body.url, attempt)).status).toBe(404);
    const asked = () => fetch(body.url, { headers: { 'sec-fetch-dest': 'iframe' } });
    const replies = await Promise.all([asked(), asked(), asked(), asked()]);
    expect(replies.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(3);
    const page = replies.find(({ ok }) => ok);
    expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': `${framedPolicy(scene.services.settings)} allow-top-navigation-by-user-activation`,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = page?.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `frame-ancestors ${scene.origins.app}`]));
    expect(policy?.join()).not.toMatch(/script-src|unsafe|\*/);
    for (const path of ['', 'index.html', '404.html', 'contents.json', '0', '..%2f', '%2e%2e/contents.json'])
      expect([path, (await fetch(body.url + path)).status]).toEqual([path, 404]);
    // Back from another of its pages.
    const back = await fetch(`${body.url}index.html`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(back.status).toBe(200);
    const style = stylePathOf((await page?.text()) ?? '');
    expect((await fetch(body.url + style)).headers.get('access-control-allow-origin')).toBe('*');
    const token = new URL(body.url).pathname.split('/')[2] ?? '';
    expect(previewFolders(scene).join()).not.toContain(token);

    const late = await ask(customer);
    scene.services.clock.advance(10 * minute - 1);
    await runDueJobs(scene.services, [removePreview], 100);
    expect(previewFolders(scene)).toHaveLength(2);
    expect((await fetch(late.body.url + style)).status).toBe(200);
    scene.services.clock.advance(1);
    for (const path of ['', style]) expect((await fetch(late.body.url + path)).status).toBe(404);
    await runDueJobs(scene.services, [removePreview], 100);
    expect(previewFolders(scene)).toEqual([]);
  });

  test('are refused for whom and what they are not for', async () => {
    const { scene, customer } = await begin();
    const anonymous = {
      ...customer,
      send: (method: string, path: string, body: unknown) => customer.send(method, path, body, { authorization: '' }),
    };
    expect((await ask(anonymous)).status).toBe(401);
    expect((await ask(customer, {}, unknownTemplate)).status).toBe(404);
    const [image] = stockPictures(scene, 1);
    for (const url of ['https://evil.example/a.png', `${scene.origins.app}/a.png`, 'http://169.254.169.254/latest/'])
      for (const values of [{ images: [{ ...image, url }] }, { logo: { kind: 'uploaded', url } }])
        expect((await ask(customer, values)).body.code).toBe('foreign-picture');
    for (const url of ['file:///etc/passwd', 'sample:aaaaaaaaaaa', 'sent:logo', 'data:image/png;base64,AAAA']) {
      expect((await ask(customer, { images: [{ ...image, url }] })).status).toBe(400);
      expect((await ask(customer, { logo: { kind: 'uploaded', url } })).status).toBe(400);
    }
    const script = await ask(customer, { name: 'Ada', logo: { kind: 'uploaded', url: 'javascript:alert(1)' } });
    expect([script.status, script.body.code]).toEqual([400, 'foreign-picture']);
    for (const values of [
      { name: 'x'.repeat(121) },
      { title: 'x'.repeat(121) },
      { description: 'x'.repeat(4_001) },
      { keywords: Array.from({ length: 31 }, () => 'x') },
      { images: Array.from({ length: 25 }, () => image) },
      { logo: { kind: 'sent', image: 'data:text/html;base64,PGh0bWw+' } },
      { logo: { kind: 'sent', image: 'data:image/png;base64,AAAA' } },
    ])
      expect((await ask(customer, values)).status).toBe(400);
    await scene.fault({ service: 'photos', status: 503 });
    const [, other] = stockPictures(scene, 2);
    const unreachable = await ask(customer, { images: [other] });
    expect([unreachable.status, unreachable.body.code]).toEqual([503, 'picture-away']);
    expect(previewFolders(scene)).toEqual([]);
  });

  test('go without a logo and pictures that there are no more, and say so', async () => {
    const { scene, customer } = await begin();
    const images = stockPictures(scene, template.required_images_count);
    const logo = { kind: 'uploaded', url: `${scene.origins.content}/uploads/${randomUUID()}.png` };
    const bare = await ask(customer, { name: 'Ada', images, logo });
    expect(bare).toMatchObject({ status: 201, body: { missing: ['logo'] } });
    expect(bare.body.samples).not.toContain('images');
    const page = await textOf(bare.body.url);
    expect(page).toContain('>Ada<');
    expect(page).not.toMatch(/-logo\.webp/);
    const [first] = images;
    const gone = images.map((image, place) => (place === 0 ? { ...image, url: `${image.url}.gone` } : image));
    const partly = await ask(customer, { name: 'Ada', images: gone });
    expect(partly).toMatchObject({ status: 201, body: { missing: ['images'] } });
    expect(partly.body.samples).toContain('images');
    const shown = await textOf(partly.body.url);
    expect(shown).toContain(images[1]?.alt_description);
    expect(shown).not.toContain(first?.alt_description);
  });

  test('make of a drawn logo pixels and their colour', async () => {
    const { customer } = await begin();
    const image = svgLogo('<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/>');
    const { body } = await ask(customer, { name: 'Ada', logo: { kind: 'sent', image } });
    const page = await textOf(body.url);
    const [logo] = /pictures\/[\w-]+-logo\.webp/.exec(page) ?? [];
    const served = Buffer.from(await (await fetch(`${body.url}${logo}`)).arrayBuffer());
    expect((await sharp(served).metadata()).format).toBe('webp');
    expect(page).not.toContain('svg');
    const plain = await ask(customer, { name: 'Ada' });
    const hueOf = async (url: string, shown: string) => /--hue:(\d+)/.exec(await textOf(url + stylePathOf(shown)))?.[1];
    expect(await hueOf(body.url, page)).not.toBe(await hueOf(plain.body.url, await textOf(plain.body.url)));
  });

  test('are counted: forty in ten minutes', async () => {
    const { scene, customer } = await begin();
    const statuses = [];
    for (let asked = 0; asked < 41; asked += 1) statuses.push((await ask(customer, {}, unknownTemplate)).status);
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 404), 429]);
    expect((await ask(await scene.customer())).status).toBe(201);
    scene.services.clock.advance(10 * minute);
    await customer.signIn();
    expect((await ask(customer)).status).toBe(201);
  });
});
