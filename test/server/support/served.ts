import { expect } from 'vitest';
import { plain, type SiteValues, valuesOf } from '../../../machines/websites/editor/editor.values';
import type { Seeded } from '../../faults/support/seeded';
import type { Publication } from './browsers';
import { shownWords, wordsOf } from './siteEdits';
import type { LiveSite } from './versions';

const inOrder = (words: readonly string[]) => [...new Set(words)].toSorted();

/** What visitors read of a website, beside what its editors held when they published it. */
export async function servedBy(site: LiveSite) {
  const { services, origins, domain } = site;
  const first = valuesOf(await site.content());
  const published = new Map<number, SiteValues>();
  const valuesIn = (version: number) => published.get(version) ?? first;

  /** Every page that the first one leads to, as text. */
  async function read(): Promise<string> {
    const pages = new Map<string, string>();
    const waiting = new Set(['index.html']);
    // What is added meanwhile is come by, too.
    for (const path of waiting) {
      const page = await (await fetch(`${origins.content}/sites/${domain}/${path}`)).text();
      pages.set(path, page);
      for (const [, next = ''] of page.matchAll(/href="([\w-]+\.html)/g)) waiting.add(next);
    }
    return [...pages.values()].join('\n');
  }

  return {
    note: ({ version, values }: Publication) => void published.set(version, values),
    async restore(chance: Seeded): Promise<void> {
      const whole = (await site.versions()).filter(({ is_whole }) => is_whole);
      const { number } = chance.one(whole);
      const { body } = await site.restore(number);
      published.set(body.version, valuesIn(number));
    },
    /** Once all is made that was published. */
    async expectPublished(): Promise<void> {
      services.clock.advance(15_000);
      await site.work();
      const content = await site.content();
      expect(plain(valuesOf(content))).toEqual(plain(valuesIn(content.version)));
      const live = (await site.versions()).find(({ is_live }) => is_live)?.number ?? 0;
      expect(live).toBe(content.version);
      expect(inOrder(wordsOf(await read()))).toEqual(inOrder(shownWords(valuesIn(live))));
    },
  };
}
