import { expect, vi } from 'vitest';
import { type Actor, createActor, type EventFrom, fromCallback, fromPromise, fromTransition } from 'xstate';
import { WoundClock } from '../../../machines/paths/clock';
import { leavesOf } from '../../../machines/paths/states';
import { editSyncMachine } from '../../../machines/websites/editSync/editSync.machine';
import { editorMachine } from '../../../machines/websites/editor/editor.machine';
import type { SiteValues } from '../../../machines/websites/editor/editor.values';
import { connect, prepareCalls } from '../../../src/effects/server/call';
import type { Session } from '../../../src/effects/server/callTypes';
import { publishContent } from '../../../src/effects/server/siteContent';
import type * as siteEditor from '../../../src/effects/server/siteEditor';
import type { LiveSite } from './versions';

type Effects = Pick<typeof siteEditor, 'loadSite' | 'loadNewer' | 'saveEdits' | 'storeEdits'>;
type Network = 'there' | 'away' | 'deaf';

/** A version, and what the editor held that sent it. */
export interface Publication {
  version: number;
  values: SiteValues;
}

let tabs = 0;
const silent = fromCallback(() => undefined) as never;

/**
 * Browsers of one customer in which a website is edited: the product's machines, calls and storage, and the real server.
 * One acts at a time, and all that it asks for is answered before another does.
 */
export async function openBrowsers(site: LiveSite) {
  const { id, customer } = site;
  const published: Publication[] = [];
  let acting: Browser | undefined;
  let unanswered = 0;

  const shelf = () => acting?.shelf ?? new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf().get(key) ?? null,
    setItem: (key: string, text: string) => shelf().set(key, text),
    removeItem: (key: string) => shelf().delete(key),
  });
  const answer = async (request: Request): Promise<Response> => {
    const network = acting?.network ?? 'there';
    if (network === 'away') throw new TypeError('Failed to fetch');
    const values = acting?.held();
    const { pathname, search } = new URL(request.url);
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
    const response = await customer.send(request.method, pathname.slice('/api'.length) + search, body);
    if (response.status === 202 && values) {
      const { version } = (await response.clone().json()) as { version: number };
      published.push({ version, values });
    }
    // It is done, and nobody hears so.
    if (network === 'deaf') throw new TypeError('Failed to fetch');
    return response;
  };
  const session = {
    getSnapshot: () => ({
      matches: (state: string) => state === 'inside',
      context: { tokens: { access_token: 'any' } },
    }),
    subscribe: () => undefined,
    send: () => undefined,
  } as unknown as Session;
  connect({
    addresses: { '/api': 'https://app.example/api', '/ai': 'https://app.example/ai' },
    session: () => session,
    async fetch(request) {
      unanswered += 1;
      try {
        return await answer(request as Request);
      } finally {
        unanswered -= 1;
      }
    },
  });
  await prepareCalls();

  async function settle() {
    for (let still = 0; still < 5; still = unanswered > 0 ? 0 : still + 1)
      await new Promise((resolve) => void setImmediate(resolve));
  }

  async function openTab() {
    tabs += 1;
    // What a tab remembers dies with it.
    const effects = (await import(/* @vite-ignore */ `../../../src/effects/server/siteEditor?${tabs}`)) as Effects;
    const { loadSite, loadNewer, saveEdits, storeEdits } = effects;
    const clock = new WoundClock();
    const logic = editorMachine.provide({
      actors: {
        loadSite,
        loadNewer,
        publishContent,
        editSync: editSyncMachine.provide({
          actors: { storeEdits, saveEdits, leavePage: fromPromise(() => Promise.resolve()), watchEditing: silent },
        }),
        watchPart: silent,
        livePreview: silent,
        photos: silent,
        publication: silent,
      },
    });
    const input = { path: `/websites/${id}/edit`, search: {}, returnTo: '/', profile: null };
    const tab = createActor(logic, { systemId: 'siteEditor', clock, input });
    const person = { profile: { uuid: customer.user.id } };
    createActor(
      fromTransition((known) => known, person),
      { parent: tab, systemId: 'session' },
    ).start();
    tab.start();
    return { tab, clock };
  }

  function addBrowser() {
    let open: { tab: Actor<typeof editorMachine>; clock: WoundClock } | undefined;
    const current = () => {
      acting = browser;
      if (!open) throw new Error('No tab is open.');
      return open;
    };
    const browser = {
      shelf: new Map<string, string>(),
      network: 'there' as Network,
      values: () => current().tab.getSnapshot().context.values,
      /** What it holds while it is open. */
      held: () => open?.tab.getSnapshot().context.values,
      snapshot: () => current().tab.getSnapshot(),
      /** Does what can be done; what cannot is left. @returns whether it could */
      async act(event: EventFrom<typeof editorMachine>, { isAwaited = true } = {}) {
        const { tab } = current();
        if (!tab.getSnapshot().can(event)) return false;
        tab.send(event);
        if (isAwaited) await settle();
        return true;
      },
      /** Nothing is typed for so many milliseconds: by default until it is saved; what is saved by it is answered, unless the tab is closed before. */
      async rest({ isAwaited = true, ms = 500 } = {}) {
        current().clock.increment(ms);
        if (isAwaited) await settle();
      },
      async reach(network: Network) {
        browser.network = network;
        if (network === 'there') current().tab.getSnapshot().children.editSync?.send({ type: 'network.returned' });
        await settle();
      },
      /** `isKilled`: without a moment to write down what was typed last. @returns how it was at the end */
      async close({ isKilled = false } = {}) {
        const { tab } = current();
        if (!isKilled) tab.send({ type: 'edits.flush' });
        if (!isKilled) await settle();
        const end = tab.getSnapshot();
        tab.stop();
        open = undefined;
        await settle();
        return end;
      },
      async open({ isAwaited = true } = {}) {
        acting = browser;
        open = await openTab();
        if (isAwaited) await settle();
      },
      /** Goes on, an answer at a time, until it is in that state. */
      async until(leaf: string) {
        const isThere = () => leavesOf(current().tab.getSnapshot().value).includes(leaf);
        await vi.waitFor(() => expect(isThere(), leaf).toBe(true), { interval: 0 });
      },
    };
    return browser;
  }
  type Browser = ReturnType<typeof addBrowser>;

  return { published, addBrowser, close: () => void vi.unstubAllGlobals() };
}

export type Browser = ReturnType<Awaited<ReturnType<typeof openBrowsers>>['addBrowser']>;
