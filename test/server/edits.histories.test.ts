import { expect, test } from 'vitest';
import { differs, plain } from '../../machines/websites/editor/editor.values';
import type { EditorSnapshot } from '../../machines/websites/editor/editor.machine';
import { extent } from '../extent';
import { type Seeded, seeded } from '../faults/support/seeded';
import { type Browser, openBrowsers } from './support/browsers';
import { onOneEngine } from './support/database';
import { servedBy } from './support/served';
import { anyChange, mending } from './support/siteEdits';
import { openLive } from './support/versions';

const seed = Number(process.env['SEED'] ?? 20_261_126);
/** Which engine answers changes nothing of what two browsers do one after the other: PGlite has a share. */
const extents = { postgres: extent(120, 10_000), pglite: 1_000 };

onOneEngine('a website that two browsers edit at random', (database, engine) => {
  const steps = Number(process.env['EDITS'] ?? extents[engine]);
  test(`is served as it was published, and nothing that was edited is lost (SEED=${seed}, EDITS=${steps})`, {
    timeout: extent(120_000, 3_600_000),
  }, async () => {
    const site = await openLive(database());
    const chance = seeded(seed);
    const { addBrowser, published, close } = await openBrowsers(site);
    const browsers = [addBrowser(), addBrowser()] as const;
    const served = await servedBy(site);
    const deeds = [
      ...often(12, (browser) => edit(browser, chance)),
      ...often(5, (browser) => browser.rest()),
      ...often(4, (browser) => browser.act({ type: 'edit.undo' })),
      ...often(3, (browser) => browser.act({ type: 'edit.redo' })),
      ...often(3, publish),
      ...often(1, (browser) =>
        chance.below(4) === 0 ? browser.act({ type: 'content.discard' }) : goBackAndForth(browser),
      ),
      ...often(1, () => (chance.below(3) === 0 ? served.restore(chance) : served.expectPublished())),
      ...often(1, (browser) => browser.reach(browser.network === 'there' ? chance.one(['away', 'deaf']) : 'there')),
      ...often(1, reopen),
      ...often(1, (browser) => kill(browser, chance)),
    ];
    try {
      for (const browser of browsers) await browser.open();
      for (let step = 0; step < steps; step += 1) {
        if (step % 20 === 0) await site.customer.signIn();
        const browser = chance.one(browsers);
        await settleClash(browser, chance);
        await chance.one(deeds)(browser);
        for (const publication of published.splice(0)) served.note(publication);
      }
      for (const browser of [...browsers, browsers[0]]) await agree(browser, chance);
      const [one, other] = browsers.map((browser) => plain(browser.snapshot().context.values));
      expect(one).toEqual(other);
      await served.expectPublished();
    } finally {
      close();
      await site.close();
    }
  });
});

type Deed = (browser: Browser) => Promise<unknown>;
const often = (count: number, deed: Deed): Deed[] => Array.from({ length: count }, () => deed);

function expectSame({ context: { values } }: EditorSnapshot, { context: { values: others } }: EditorSnapshot) {
  expect(plain(values)).toEqual(plain(others));
}

const edit = (browser: Browser, chance: Seeded) =>
  browser.act({ type: 'content.edit', ...anyChange(chance, browser.snapshot().context.values) });

/** What keeps it from being published is put right before. */
async function publish(browser: Browser): Promise<void> {
  for (let change = mending(browser.values()); change; change = mending(browser.values()))
    if (!(await browser.act({ type: 'content.edit', ...change }))) return;
  if (await browser.act({ type: 'publish.ask' })) await browser.act({ type: 'content.publish' });
}

async function settleClash(browser: Browser, chance: Seeded): Promise<void> {
  const { clash } = browser.snapshot().context;
  for (const part of clash?.parts ?? [])
    await browser.act({ type: 'clash.pick', part, side: chance.one(['mine', 'theirs']) });
  if (clash) expect(await browser.act({ type: 'clash.settle' })).toBe(true);
}

async function goBackAndForth(browser: Browser): Promise<void> {
  const { values, past } = browser.snapshot().context;
  let count = 0;
  while (await browser.act({ type: 'edit.undo' })) count += 1;
  expect(count).toBe(past.length);
  for (; count > 0; count -= 1) await browser.act({ type: 'edit.redo' });
  expect(browser.values()).toEqual(values);
}

const hasNothing = ({ context: { content, values, past, future } }: EditorSnapshot) =>
  past.length + future.length === 0 && content !== null && !differs(content, values);

/** All is there again, with what can be undone, unless another browser has said something meanwhile. */
async function expectAgain(browser: Browser, was: EditorSnapshot): Promise<void> {
  const { network } = browser;
  browser.network = 'there';
  await browser.open();
  browser.network = network;
  const { clash, news, past, future } = browser.snapshot().context;
  if (hasNothing(was) || clash !== null || news !== null) return;
  expectSame(browser.snapshot(), was);
  expect([past.length, future.length]).toEqual([was.context.past.length, was.context.future.length]);
}

const reopen = async (browser: Browser) => expectAgain(browser, await browser.close());

/** Perhaps while what was typed is saved, and perhaps in the middle of the next word. */
async function kill(browser: Browser, chance: Seeded): Promise<void> {
  await browser.rest({ isAwaited: chance.below(2) === 0 });
  const rested = browser.snapshot();
  if (chance.below(2) === 0)
    await browser.act({ type: 'content.edit', ...anyChange(chance, rested.context.values) }, { isAwaited: false });
  await browser.close({ isKilled: true });
  await expectAgain(browser, rested);
}

/** With the network there, and nothing more to be said. */
async function agree(browser: Browser, chance: Seeded): Promise<void> {
  await browser.reach('there');
  for (let round = 0; round < 5; round += 1) {
    await settleClash(browser, chance);
    await browser.rest();
  }
  await browser.close();
  await browser.open();
}
