import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { libraryFolder, readManifest } from '../../server/sandbox/photos/manifest';
import { templates } from '../../server/sites/templates';
import { starterPlan } from '../server/support/starterPlan';
import { businesses } from '../sites/all';
import { type Business, logoOf } from '../sites/business';
import { violationsOn } from './support/axe';
import type { Product } from './support/product';
import { expect, test } from './support/test';

/** Websites of thirty businesses, each in two templates: ordered as a client orders, published, and measured as visitors see them. */

const widths = [320, 390, 768, 1440, 2560];
const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
/** Bytes of a first page without its gallery. */
const most = 400_000;

const pictures = new Map(readManifest().map((picture) => [picture.name, picture]));
const pictureNamed = (name: string) => {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`${libraryFolder} has no ${name}`);
  return picture;
};

/** A customer who has signed in over HTTP, and what they ask for. */
async function customer(product: Product, email: string) {
  const password = 'a loaf of rye bread';
  await product.admin('plan', 'set', '--project-limit', '0');
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  await product.admin('fund', '--email', email, '--amount', '200');
  let token = '';
  const ask = async <Reply>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${await response.clone().text()}`).toBe(true);
    return (await response.json()) as Reply;
  };
  token = (await ask<{ token: string }>('POST', '/auth/login/', { email, password })).token;
  const { uuid } = await ask<{ uuid: string }>('GET', '/profile/');
  return { ask, uuid };
}

/** Endings of a domain, the first that nobody has is taken. */
const endings = ['com', 'net', 'org'];

type Checked = { results: { domain: string; is_available: boolean }[] };
type Site = { domain: string; project_status: string; site_url: string };

/** Orders it in both templates; gives the websites once visitors see them. */
async function published(business: Business, product: Product): Promise<{ slug: string; address: string }[]> {
  const { ask, uuid } = await customer(product, `owner@${business.domain}.example`);
  const { url: logo } = await ask<{ url: string }>('POST', `/api/images/profile/${uuid}`, { image: logoOf(business) });
  const domains = new Map<string, string>();
  for (const slug of business.templates) {
    const template = templates.find((one) => one.slug === slug);
    const shots = business.shots.slice(0, template?.required_images_count).map(pictureNamed);
    const urls = shots.map(({ id }) => `${product.sandboxAddress}/photos/files/${id}/regular.webp`);
    const wished = endings.map((ending) => `${business.domain}-${slug}.${ending}`);
    const { results } = await ask<Checked>('POST', '/namecheap/multi_domain_check_price', { domains: wished });
    const domain = results.find(({ is_available }) => is_available)?.domain ?? '';
    domains.set(domain, slug);
    const order = {
      plan_uuid: starterPlan,
      template_uuid: template?.uuid,
      domain_name: domain,
      business_details: {
        business_name: business.name,
        business_description: business.description,
        contact_email: `hello@${business.domain}.com`,
        contact_phone: business.phone,
        business_address: business.address,
        logo,
        keywords: business.keywords,
      },
      business_images: { business_logo: logo, images: urls },
      credits: shots.map(({ alt_description, color, author }, index) => ({
        url: urls[index],
        alt_description,
        color,
        author: author.name,
      })),
      language: business.language,
      trade: business.trade,
      ...(business.sections && { sections: business.sections }),
    };
    await ask('POST', '/orders/', order, { 'idempotency-key': randomUUID() });
  }
  const sites = async () => (await ask<{ items: Site[] }>('GET', '/projects/')).items;
  await expect
    .poll(async () => (await sites()).map(({ project_status }) => project_status), { timeout: 120_000 })
    .toEqual(business.templates.map(() => 'DEPLOYED'));
  return (await sites()).map(({ domain, site_url }) => ({ slug: domains.get(domain) ?? '', address: site_url }));
}

/** Bytes that came over the line for the page, but for the pictures of its gallery. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const gallery = new Set(
      [...document.querySelectorAll<HTMLImageElement>('.views img')].map((one) => one.currentSrc),
    );
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return (loaded as PerformanceResourceTiming[])
      .filter(({ name }) => !gallery.has(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });

const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').map(({ src }) => src));

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && box.y >= 0 ? box.y + box.height : Number.POSITIVE_INFINITY;
};

async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${wide} px in ${width}`);
  }
  return found;
}

/** What axe finds: light on a desktop, dark on a telephone. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [index, screen] of screens.entries()) {
    await page.emulateMedia({ colorScheme: index === 0 ? 'dark' : 'light' });
    await page.setViewportSize(screen);
    const all = await violationsOn(page, 'all');
    found.push(...all.map(({ id, nodes }) => `${screen.width} ${id}: ${nodes[0]?.html.slice(0, 160)}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

test.setTimeout(300_000);

for (const business of businesses) {
  test(`${business.domain} can be found, read and reached`, { tag: '@full' }, async ({
    browser,
    product,
    shoot,
    page,
  }) => {
    const wrong: string[] = [];
    const note = (where: string, what: readonly string[]) => wrong.push(...what.map((one) => `${where}: ${one}`));
    for (const { slug, address } of await published(business, product)) {
      const context = await browser.newContext({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
      const phone = await context.newPage();
      await phone.goto(address, { waitUntil: 'networkidle' });
      const weight = await weightOf(phone);
      test.info().annotations.push({ type: 'weight', description: `${slug} ${weight}` });
      if (weight > most) note(slug, [`${weight} bytes`]);
      await context.close();

      const sitemap = await (await fetch(new URL('sitemap.xml', address))).text();
      const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, path = '']) => path);
      expect(paths.length, address).toBeGreaterThan(0);
      for (const path of paths) {
        const where = `${slug} /${path}`;
        await page.goto(new URL(path, address).href);
        note(where, await scriptsOf(page));
        note(where, await violations(page));
        note(where, await overflows(page));
      }
      await page.goto(address);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        for (const selector of ['.name', '.words .action']) {
          const bottom = await bottomOf(page, selector);
          if (bottom > screen.height) note(slug, [`${selector} ends at ${bottom} in ${screen.width}x${screen.height}`]);
        }
      }
      await shoot(page, `business-${business.domain}-${slug}`);
    }
    expect(wrong).toEqual([]);
  });
}
