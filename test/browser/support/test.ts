import { test as base, expect, type Page } from '@playwright/test';
import { startPostgres } from '../../server/support/postgres';
import { violationsOn } from './axe';
import { extent } from '../../extent';
import { faceOf, facesToLookAt, inEachFace, isAmong, themeOf, usualWidths } from './faces';
import { type Environment, Product } from './product';
import { picturedFaces, takePicture } from './shoot';
import { smallTargets } from './targets';
import { Watch } from './watch';

/**
 * Fails unless axe finds nothing against WCAG 2.2 A and AA, nothing is wider than the window and on a telephone every
 * target has 44 px for a finger: in one face after the other by turns, in every face when everything runs. With a name
 * it takes the pictures of `shoot` on the way.
 */
export type Axe = (page: Page, name?: string) => Promise<void>;

interface Fixtures {
  /** Hears what must not happen; a test ends with a failure when it heard something. */
  watch: Watch;
  /** In px: `test.use({ widths: [360, 768, 1440] })` has its pages looked at in more of them than usual. */
  widths: readonly number[];
  axe: Axe;
  /** With `npm run screens` takes `<name>-<theme>-<width>.webp` in each face, a tablet's too; else does nothing. */
  shoot: (page: Page, name: string) => Promise<void>;
}

/** To a height in px: what lies half below the sticky header would count as a target too small for a finger. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((height) => window.scrollTo({ top: height, behavior: 'instant' }), top);
}

/** Shared by the tests of a worker; a file that wants other options says so at its top and gets a worker of its own. */
export interface WorkerFixtures {
  /** The product's database: `test.use({ engine: 'postgres' })` gives it one of its own on a real PostgreSQL. */
  engine: 'pglite' | 'postgres';
  /** With PostgreSQL and 2 it is two of them, which share it and an S3 store and no disk. */
  processes: 1 | 2;
  /** Settings of the product: `test.use({ environment: { DEPLOY_STEP_MS: '3000' } })`. */
  environment: Environment;
  /** The product, with nothing in it when the worker starts: a test makes customers and coupons of its own. */
  product: Product;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['pglite', { option: true, scope: 'worker' }],
  processes: [1, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],

  product: [
    async ({ engine, processes, environment }, provide) => {
      const server = engine === 'postgres' ? await startPostgres() : undefined;
      await server?.createDatabase('sitewright');
      const database: Environment = server ? { DATABASE_URL: `${server.address}/sitewright` } : {};
      const empty = engine === 'pglite' ? process.env['EMPTY_PRODUCT'] : undefined;
      const settings = { ...database, ...environment };
      const product = await (processes === 2 ? Product.startTwo(settings) : Product.start(settings, empty));
      await provide(product);
      await product.discard();
      await server?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ product }, provide) => provide(product.address),

  watch: [
    async ({ context, product }, provide, info) => {
      const watch = await Watch.over(context);
      const from = product.printed.length;
      await provide(watch);
      if (info.status !== info.expectedStatus) {
        await info.attach('server.log', { body: product.printed.slice(from), contentType: 'text/plain' });
      }
      expect(watch.take(), 'errors and policy violations on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],

  widths: [usualWidths, { option: true }],

  colorScheme: async ({}, provide, { title }) => provide(extent(themeOf(title), 'light')),

  axe: async ({ watch, widths }, provide) => {
    let looks = 0;
    await provide(async (page, name) => {
      const looked = facesToLookAt(widths, looks, await faceOf(page));
      looks += 1;
      const pictured = name === undefined ? [] : picturedFaces(widths);
      const faces = [...looked.filter((face) => !isAmong(pictured, face)), ...pictured];
      const found: string[] = [];
      const before = await page.evaluate(() => scrollY);
      await inEachFace(page, faces, async (face) => {
        const where = `${face.theme} ${face.width}`;
        if (name !== undefined && isAmong(pictured, face)) {
          await scrollTo(page, before);
          await takePicture(page, name, face);
        }
        if (!isAmong(looked, face)) return;
        await scrollTo(page, 0);
        const violations = await watch.unheard(() => violationsOn(page));
        for (const { id, help, nodes } of violations) {
          const places = nodes
            .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
            .join('\n  ');
          found.push(`${where}: ${id}, ${help}\n  ${places}`);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > face.width) found.push(`${where}: what it shows is ${wide} px wide`);
        if (face.width < 768)
          found.push(...(await smallTargets(page, 44)).map((target) => `${where}: ${target} for a finger`));
      });
      await scrollTo(page, before);
      expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
    });
  },

  shoot: async ({ widths }, provide) => {
    await provide((page, name) => inEachFace(page, picturedFaces(widths), (face) => takePicture(page, name, face)));
  },
});

export { expect };
