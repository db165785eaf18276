import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { draw } from '../../server/pictures/drawing/draw';
import { assetMaker, prepareAssets } from '../../server/sites/assets';
import { contents } from '../../server/sites/fixtures';
import { renderSite, sitePolicy } from '../../server/sites/render';
import type { Template } from '../../server/sites/design';
import type { SiteAssets, SiteContent, SiteFile } from '../../server/sites/site';
import { extent } from '../extent';
import { templates } from '../../server/sites/templates';
import { violationsOn } from './support/axe';

/** Every template in a real browser under the policy the content host sends: accessible, inside its width, silent. */

// In one worker: what a template's pictures are made into is shared.
test.describe.configure({ mode: 'default' });

const widths = [360, 1440];
const themes = ['light', 'dark'] as const;
/** Logos of these colours give the sites their hues; the last leaves each template its own. */
const red = '#c62828';
const brands = extent([red], [red, '#b58900', '#444444']);
/** Contents that make other elements than the plain one does, the largest first. */
const telling = ['twelve pictures, long words', 'nothing at all'];
const tried = extent(telling.slice(0, 1), Object.keys(contents));

let server: Server;
let origin: string;
let served: ReadonlyMap<string, SiteFile> = new Map();

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site.test').pathname).slice(1);
    const file = served.get(path === '' ? 'index.html' : path);
    const shown = file ?? served.get('404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': shown?.contentType ?? 'text/plain',
      'content-security-policy': sitePolicy,
      'x-content-type-options': 'nosniff',
    });
    response.end(shown?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that a browser opened and has asked nothing over would be waited for.
  server.closeAllConnections();
  await closed;
});

/** A picture or a logo for any address of a content, in shapes that differ. */
async function drawn(url: string, brand: string): Promise<Uint8Array> {
  if (url.includes('logo')) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="${brand}"/></svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  }
  const [width, height] = url.length % 2 === 0 ? [400, 600] : [600, 400];
  return sharp({ create: { width, height, channels: 3, background: '#c08457' } })
    .webp()
    .toBuffer();
}

const prepared = new Map<string, Promise<SiteAssets>>();

/** Renders with the pictures of the longest content, which holds those of all others; prepared once a brand and font. */
async function publish(template: Template, content: SiteContent, brand: string): Promise<void> {
  const key = `${template.font} ${brand}`;
  const longest = contents['twelve pictures, long words'] ?? content;
  const assets = await (prepared.get(key) ??
    prepareAssets(
      template,
      longest,
      assetMaker((url) => drawn(url, brand), draw),
    ));
  prepared.set(key, Promise.resolve(assets));
  const known = { ...content, images: content.images.filter(({ url }) => assets.pictures.has(url)) };
  served = new Map(
    renderSite(template, known, { ...assets, formAction: '/write' }).files.map((file) => [file.path, file]),
  );
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) heard.push(`asked for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() !== 200) heard.push(`${response.status()} ${response.url()}`);
  });
  return heard;
}

/** What reaches over the right edge of the page, by tag and class. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

async function violations(page: Page): Promise<string[]> {
  const found = await violationsOn(page, 'all');
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
  );
}

for (const [place, template] of templates.entries()) {
  // Dark on a telephone and light on a desktop by turns, unless everything runs: what the templates share is in each.
  const turn = themes[Math.floor(place / 2) % 2] ?? 'light';

  // One of the two for each template, unless everything runs: they stand on one frame.
  const [accessible, whole] = place % 2 === 0 ? ['@full', []] : [[], '@full'];
  test(`${template.slug} is accessible in its colours, themes and widths`, { tag: accessible }, async ({ page }) => {
    test.setTimeout(120_000);
    const content = contents['every section'];
    if (content === undefined) throw new Error('no content');
    const heard = listen(page);
    for (const [index, brand] of brands.entries()) {
      await publish(template, content, brand);
      for (const colorScheme of index === 0
        ? extent<readonly ('light' | 'dark')[]>([turn], themes)
        : [themes[index % 2] ?? 'light']) {
        for (const width of index === 0 ? extent([colorScheme === 'dark' ? 360 : 1440], widths) : [1440]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(origin);
          expect(await violations(page), `${brand} ${colorScheme} ${width}`).toEqual([]);
        }
      }
    }
    expect(heard).toEqual([]);
  });

  test(`${template.slug} keeps every content inside the page`, { tag: whole }, async ({ page }) => {
    test.setTimeout(120_000);
    const heard = listen(page);
    for (const name of tried) {
      const content = contents[name];
      if (content === undefined) throw new Error(`no content ${name}`);
      await publish(template, content, red);
      await page.goto(origin);
      for (const width of [...widths, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowing(page), `${name} at ${width}`).toEqual([]);
        const heights = await page
          .locator('img.picture')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(Math.min(...heights), `${name} at ${width}: the lowest picture`).toBeGreaterThan(40);
      }
      if (telling.includes(name)) expect(await violations(page), name).toEqual([]);
    }
    expect(heard).toEqual([]);
  });

  test(`${template.slug} answers a missing address in its own style and goes home`, { tag: '@full' }, async ({
    page,
  }) => {
    const content = contents['plain'];
    if (content === undefined) throw new Error('no content');
    await publish(template, content, '#1565c0');
    const answer = await page.goto(`${origin}/no/such/page`);
    expect(answer?.status()).toBe(404);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.name);
  });
}
