import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe puts into a page, as far as it is used here. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: Violations }>;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const options = { wcag: { runOnly: { type: 'tag' as const, values: wcag } }, all: {} };
/** Frames in which nothing runs, axe neither: it would wait for ever. Their title is for the tour to see. */
const shut = '[sandbox]:not([sandbox~="allow-scripts"])';

/** The axe that the builder brings. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page as it stands, against WCAG 2.2 A and AA or, asked for `all`, any of its rules. It runs in the
 * page itself: the builder opens a page of its own for each look, which takes ten times as long, and is needed for what
 * lies in frames alone.
 */
export async function violationsOn(page: Page, rules: keyof typeof options = 'wcag'): Promise<Violations> {
  if ((await page.locator(`iframe:not(${shut})`).count()) > 0) {
    return (await new AxeBuilder({ page }).options(options[rules]).exclude(`iframe${shut}`).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ only, frames }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run({ exclude: [[frames]] }, { ...only, resultTypes: ['violations'] });
      return violations;
    },
    { only: options[rules], frames: `iframe${shut}` },
  );
}
