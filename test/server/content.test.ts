import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { uploads } from '../../server/db/schema/uploads';
import { uploadMaximumLength } from '../../contract/wire/wizard/upload';
import { folderHosting } from '../../server/providers/hosting/folder';
import type { HostedFile, HostingProvider } from '../../server/providers/hosting/hosting';
import { framedPolicy } from '../../server/content/framed';
import { sitePolicy } from '../../server/sites/render';
import { onOneEngine } from './support/database';
import { owner } from './support/folder';
import { type Customer, openShop, type Shop } from './support/shop';

/** Puts a version and makes it what visitors see. */
const publish = async (hosting: HostingProvider, domain: string, files: readonly HostedFile[]) =>
  hosting.point(domain, await hosting.put(domain, owner, files));

const asUrl = (type: string, body: Uint8Array | string) =>
  `data:image/${type};base64,${Buffer.from(body).toString('base64')}`;
const picture = (background: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

onOneEngine('uploads', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    return { scene: shop, customer: await shop.customer() };
  };
  afterEach(() => shop?.close());
  const upload = async ({ user, send }: Customer, image: string, id = user.id) => {
    const response = await send('POST', `/api/images/profile/${id}`, { image });
    return { status: response.status, body: (await response.json()) as { url?: string; fields?: unknown } };
  };
  const folderOf = ({ services }: Shop) => join(services.settings.dataDir, 'uploads');

  test('an SVG becomes pixels: no script of it is ever served', async () => {
    const { scene, customer } = await begin();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" onload="alert(1)"><script>alert(2)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="${scene.origins.sandbox}/seen" width="9" height="9"/><rect width="40" height="20" fill="#c2410c"/></svg>`;
    const { status, body } = await upload(customer, asUrl('svg+xml', svg));
    expect(status).toBe(201);
    const served = await fetch(body.url ?? '');
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('png');
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|onload/);
  });

  test('what is no picture, or too much of one, is refused and leaves nothing', async () => {
    const { scene, customer } = await begin();
    const bomb =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>';
    for (const image of [asUrl('png', 'garbage'), asUrl('svg+xml', '<html>'), asUrl('svg+xml', bomb)]) {
      expect(await upload(customer, image)).toMatchObject({
        status: 400,
        body: { fields: { image: 'Please select a valid image file (jpg, png, svg, webp).' } },
      });
    }
    expect((await upload(customer, 'https://evil.example/a.png')).status).toBe(400);
    expect((await upload(customer, asUrl('gif', 'GIF89a'))).status).toBe(400);
    expect((await upload(customer, `data:image/png;base64,${'A'.repeat(uploadMaximumLength)}`)).status).toBe(400);
    expect((await upload(customer, `data:image/png;base64,${'A'.repeat(uploadMaximumLength + 2_000)}`)).status).toBe(
      413,
    );
    expect(existsSync(folderOf(scene))).toBe(false);
  });

  test('a large one is made smaller, and turned as its camera says', async () => {
    const { customer } = await begin();
    const body = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#123456' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body: sent } = await upload(customer, asUrl('jpeg', body));
    const kept = await sharp(Buffer.from(await (await fetch(sent.url ?? '')).arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([533, 1_600, undefined]);
  });

  test('the same picture is kept once, also when it comes six times at once', async () => {
    const { scene, customer } = await begin();
    const image = asUrl('png', await picture('#00ff00'));
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(customer, image)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1);
    const kept = await database().db.select().from(uploads).where(eq(uploads.userId, customer.user.id));
    expect(kept).toHaveLength(1);
    expect(readdirSync(folderOf(scene))).toEqual([kept[0]?.path]);
    const other = await scene.customer();
    expect((await upload(other, image)).body.url).not.toBe(replies[0]?.body.url);
  });

  test('another customer’s id is no id', async () => {
    const { scene, customer } = await begin();
    const other = await scene.customer();
    const image = asUrl('png', await picture('#0000ff'));
    expect((await upload(customer, image, other.user.id)).status).toBe(404);
    expect((await upload(customer, image, '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a99')).status).toBe(404);
    expect(await database().db.select().from(uploads).where(eq(uploads.userId, other.user.id))).toEqual([]);
  });

  test('a customer’s website is served by path and by its own name, and nothing beside it', async () => {
    const { scene } = await begin();
    const { hosting } = scene.services.providers;
    const { content } = scene.origins;
    const text = (path: string, body: string) => ({ path, contentType: 'text/html', body });
    await publish(hosting, 'ada.shop', [
      text('index.html', '<p>Ada'),
      text('404.html', '<p>Nothing of Ada'),
      text('pictures/0123456789ab-480.webp', 'picture'),
    ]);
    await publish(hosting, 'bob.shop', [text('index.html', '<p>Bob')]);
    const page = await fetch(`${content}/sites/ada.shop/`);
    expect([page.status, await page.text()]).toEqual([200, '<p>Ada']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-security-policy': sitePolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(sitePolicy).not.toMatch(/script-src (?!'none')|unsafe/);
    const etag = page.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetch(`${content}/sites/ada.shop/`, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const stale = await fetch(`${content}/sites/ada.shop/`, { headers: { 'if-none-match': '"other"' } });
    expect(stale.status).toBe(200);
    const asset = await fetch(`${content}/sites/ada.shop/pictures/0123456789ab-480.webp`);
    expect([asset.headers.get('content-type'), asset.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((await fetch(`${content}/sites/ada.shop`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/sites/ada.shop/',
    );
    expect((await fetch(`${content}/sites/ada.shop/`, { method: 'HEAD' })).status).toBe(200);

    expect(await raw(content, '/', 'ADA.shop')).toEqual([200, '<p>Ada']);
    expect(await raw(content, '/', 'bob.shop:8080')).toEqual([200, '<p>Bob']);
    expect(await raw(content, '/missing', 'ada.shop')).toEqual([404, '<p>Nothing of Ada']);
    expect(await raw(content, '/missing', 'bob.shop')).toEqual([404, 'There is no website here.']);
    expect(await raw(content, '/', 'nobody.shop')).toEqual([404, 'There is no website here.']);
    expect(await raw(content, '/', '127.0.0.1')).toEqual([404, 'Nothing here.']);
    // Tidied to another public address before it is looked at.
    expect(await raw(content, '/sites/ada.shop/../bob.shop/index.html', 'localhost')).toEqual([200, '<p>Bob']);
    const outside = [
      '/sites/ada.shop/..%2f..%2fbob.shop%2flive%2findex.html',
      '/sites/ada.shop/%2e%2e/%2e%2e/%2e%2e/uploads/',
      '/sites/ada.shop/%2fetc%2fpasswd',
      '/sites/ada.shop/index.html%00.png',
      '/sites/ada.shop/%E0%A4%A',
      '/sites/..%2f..%2f/etc/passwd',
      '/sites/%2e%2e/etc/passwd',
    ];
    const statuses = await Promise.all(outside.map(async (path) => [path, (await raw(content, path, 'localhost'))[0]]));
    expect(statuses).toEqual(outside.map((path) => [path, 404]));
    expect((await raw(content, '/..%2f..%2fbob.shop%2flive%2findex.html', 'ada.shop'))[0]).toBe(404);
  });
});

onOneEngine('small pictures of a website', (database) => {
  let shop: Shop | undefined;
  afterEach(() => shop?.close());

  test('are the published page, for frames of the app alone; a visitor’s is for no frame', async () => {
    shop = await openShop(database());
    const { content, app } = shop.origins;
    const text = (path: string, contentType = 'text/html') => ({ path, contentType, body: path });
    await publish(shop.services.providers.hosting, 'ada.shop', [
      text('index.html'),
      text('404.html'),
      text('fonts/0123456789ab-inter.woff2', 'font/woff2'),
    ]);
    const page = await fetch(`${content}/framed/ada.shop/`);
    expect([page.status, await page.text()]).toEqual([200, 'index.html']);
    const policy = framedPolicy(shop.services.settings);
    expect(policy).toContain(`frame-ancestors ${app}; sandbox`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    });
    expect(page.headers.get('x-frame-options')).toBeNull();
    const font = await fetch(`${content}/framed/ada.shop/fonts/0123456789ab-inter.woff2`);
    expect([font.status, font.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect((await fetch(`${content}/sites/ada.shop/`)).headers.get('x-frame-options')).toBe('DENY');
    for (const path of ['ada.shop/missing', 'bob.shop/', '..%2f..%2fetc/passwd', 'ada.shop/..%2f404.html'])
      expect([path, await raw(content, `/framed/${path}`, 'localhost')]).toEqual([
        path,
        [404, 'There is no website here.'],
      ]);
  });
});

describe('hosting', () => {
  test('a visitor sees the old site or the new one, also while the same is published again and again', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sitewright-hosting-'));
    const hosting = folderHosting(root);
    const site = (name: string) =>
      ['index.html', ...Array.from({ length: 20 }, (_, index) => `pictures/${index}.webp`)].map((path) => ({
        path,
        contentType: 'text/html',
        body: name,
      }));
    await publish(hosting, 'ada.shop', site('first'));
    let isPublishing = true;
    const seen = new Set<string>();
    const visits = (async () => {
      while (isPublishing) {
        const found = await hosting.read('ada.shop', 'index.html');
        seen.add(found ? Buffer.from(found.body).toString() : 'nothing');
      }
    })();
    for (let round = 0; round < 10; round += 1) {
      await publish(hosting, 'ada.shop', site('first'));
      await Promise.all([1, 2, 3].map(() => publish(hosting, 'ada.shop', site('second'))));
    }
    isPublishing = false;
    await visits;
    expect(seen).toEqual(new Set(['first', 'second']));
    expect(readdirSync(join(root, 'ada.shop', 'versions'))).toHaveLength(2);
    await expect(publish(hosting, '../etc', site('x'))).rejects.toThrow('Not a host name');
    await expect(
      publish(hosting, 'ada.shop', [{ path: '../out.html', contentType: 'text/html', body: '' }]),
    ).rejects.toThrow('Not a path');
    rmSync(root, { recursive: true });
  });
});

/** A request as it is written: `fetch` would tidy its path and set its own Host. */
function raw(origin: string, path: string, host: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
    })
      .on('error', reject)
      .end();
  });
}
