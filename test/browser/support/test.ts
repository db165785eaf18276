import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Postgres, startPostgres } from '../../server/support/postgres';
import { inEachFace } from './faces';
import { type Environment, Product } from './product';
import { Watch } from './watch';

interface Fixtures {
  /** The product's database: `test.use({ engine: 'postgres' })` gives it one of its own on a real PostgreSQL. */
  engine: 'pglite' | 'postgres';
  /** Settings of the product: `test.use({ environment: { DEPLOY_STEP_MS: '3000' } })`. */
  environment: Environment;
  /** The product, freshly started with nothing in it; discarded after the test. */
  product: Product;
  /** Hears what must not happen; a test ends with a failure when it heard something. */
  watch: Watch;
  /** Fails unless axe finds nothing against WCAG 2.2 A and AA, in both themes, 360 and 1440 wide. */
  axe: (page: Page) => Promise<void>;
  /** With `npm run screens` takes docs/screens/<name>-<theme>-<width>.png in each face; else does nothing. */
  shoot: (page: Page, name: string) => Promise<void>;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const screens = join(import.meta.dirname, '../../../docs/screens');

interface WorkerFixtures {
  /** The PostgreSQL server, started by the first test that needs it. */
  postgres: () => Promise<Postgres>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  postgres: [
    async ({}, provide) => {
      let server: Promise<Postgres> | undefined;
      await provide(() => (server ??= startPostgres()));
      await (await server)?.stop();
    },
    { scope: 'worker' },
  ],

  engine: ['pglite', { option: true }],
  environment: [{}, { option: true }],

  product: async ({ engine, environment, postgres }, provide, info) => {
    const product = await Product.start(
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(await postgres()), ...environment } : environment,
    );
    await provide(product);
    if (info.status !== info.expectedStatus) await info.attach('server.log', { body: product.printed });
    await product.discard();
  },

  baseURL: async ({ product }, provide) => provide(product.address),

  watch: [
    async ({ context }, provide) => {
      const watch = await Watch.over(context);
      await provide(watch);
      expect(watch.take(), 'errors and policy violations on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ watch }, provide) => {
    await provide(async (page) => {
      const found: string[] = [];
      await inEachFace(page, async ({ theme, width }) => {
        const { violations } = await watch.unheard(() => new AxeBuilder({ page }).withTags(wcag).analyze());
        for (const { id, help, nodes } of violations) {
          const where = nodes
            .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
            .join('\n  ');
          found.push(`${theme} ${width}: ${id}, ${help}\n  ${where}`);
        }
      });
      expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
    });
  },

  shoot: async ({}, provide) => {
    await provide(async (page, name) => {
      if (!process.env['SCREENS']) return;
      await inEachFace(page, async ({ theme, width }) => {
        const path = join(screens, `${name}-${theme}-${width}.png`);
        await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      });
    });
  },
});

let databases = 0;

/** @returns the address of a new, empty database */
async function newDatabase(server: Postgres): Promise<string> {
  databases += 1;
  const name = `tour_${databases}`;
  await server.createDatabase(name);
  return `${server.address}/${name}`;
}

export { expect };
