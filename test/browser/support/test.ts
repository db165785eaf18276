import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { inEachFace } from './faces';
import { type Environment, Product } from './product';
import { Watch } from './watch';

interface Fixtures {
  /** Settings for the product of this file: `test.use({ environment: { DATABASE_URL: ... } })`. */
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

export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],

  product: async ({ environment }, provide, info) => {
    const product = await Product.start(environment);
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

export { expect };
