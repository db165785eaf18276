import { expect, test } from 'vitest';
import type { LeafOf } from '../../machines/paths/states';
import type { editorMachine } from '../../machines/websites/editor/editor.machine';
import { plain, type SiteValues } from '../../machines/websites/editor/editor.values';
import { extent } from '../extent';
import { type Browser, openBrowsers } from './support/browsers';
import { onOneEngine } from './support/database';
import { servedBy } from './support/served';
import { openLive } from './support/versions';

/** One that is going to be killed, and another that goes on with the same website. */
interface Stage {
  one: Browser;
  other: Browser;
}
type Part = 'imprint' | 'privacy';

let words = 0;
/** Something that stands nowhere else. */
async function write(browser: Browser, part: Part): Promise<void> {
  words += 1;
  const edit = { kind: 'set', place: ['sections', part], value: `zq${words}zq` } as const;
  expect(await browser.act({ type: 'content.edit', edit, isTyped: true })).toBe(true);
}

/** What another says meanwhile is heard of with the next save. */
async function beOvertaken({ one, other }: Stage, part: Part): Promise<void> {
  await other.open();
  await write(other, part);
  await other.rest();
  await write(one, 'imprint');
  await one.rest({ isAwaited: false });
}

const ask = ({ one }: Stage) => one.act({ type: 'publish.ask' });

/** By the state in which it is killed: how it comes there from where all is saved; else why nothing can be lost there. */
const ways: Record<LeafOf<typeof editorMachine>, ((stage: Stage) => Promise<unknown>) | `: ${string}`> = {
  loading: ({ one }) => one.close().then(() => one.open({ isAwaited: false })),
  failed: async ({ one }) => {
    await one.close();
    one.network = 'away';
    await one.open();
  },
  missing: ': there is no such website',
  closed: ': it is not live, and is not edited',
  'open.form.editing': () => Promise.resolve(),
  'open.form.reviewing': ask,
  'open.form.sending': async (stage) => {
    await ask(stage);
    await stage.one.act({ type: 'content.publish' }, { isAwaited: false });
  },
  'open.form.merging': (stage) => beOvertaken(stage, 'privacy'),
  'open.form.comparing': (stage) => beOvertaken(stage, 'imprint'),
  'open.changes.typing': ({ one }) => write(one, 'privacy'),
  'open.changes.drawn': async ({ one }) => {
    await write(one, 'privacy');
    await one.rest({ isAwaited: false, ms: 200 });
  },
  'open.changes.settled': async ({ one }) => {
    await write(one, 'imprint');
    await one.rest({ isAwaited: false });
  },
};

const killed = extent(['open.form.sending', 'open.form.comparing'], Object.keys(ways)) as (keyof typeof ways)[];
const imprintIn = ({ sections }: SiteValues) => sections['imprint'];

onOneEngine('an editor that is killed', (database) => {
  test('in any of its states is on another device as it was saved, here as it was written, and is gone on with', async () => {
    const site = await openLive(database());
    const { addBrowser, published, close } = await openBrowsers(site);
    const served = await servedBy(site);
    try {
      for (const state of killed) {
        const way = ways[state];
        if (typeof way === 'string') continue;
        const [one, other, third] = [addBrowser(), addBrowser(), addBrowser()];
        await one.open();
        await write(one, 'imprint');
        await one.rest();
        const saved = one.values();
        await way({ one, other });
        await one.until(state);
        const written = state.startsWith('open.') ? one.values() : saved;
        await one.close({ isKilled: true });

        await third.open();
        const there = [other.held() ?? saved, written].map(plain);
        expect(there, `${state}, on another device`).toContainEqual(plain(third.values()));

        one.network = 'there';
        await one.open();
        const { values, clash } = one.snapshot().context;
        expect(imprintIn(values), `${state}, here`).toBe(imprintIn(written));
        for (const part of clash?.parts ?? []) await one.act({ type: 'clash.pick', part, side: 'mine' });
        if (clash) expect(await one.act({ type: 'clash.settle' })).toBe(true);
        await one.rest();
        await ask({ one, other });
        await one.act({ type: 'content.publish' });
        for (const publication of published.splice(0)) served.note(publication);
        await served.expectPublished();
        expect(imprintIn(one.values()), `${state}, published`).toBe(imprintIn(values));
        for (const browser of [one, other, third]) if (browser.held()) await browser.close();
      }
    } finally {
      close();
      await site.close();
    }
  });
});
