import { createActor, waitFor } from 'xstate';
import type { SessionRef } from '../../machines/session/session/session.machine';
import { App } from './App';
import { isRenderable } from './awaited';
import { takeEarly } from './boot/early';
import { preloading } from './boot/preloading';
import { loaderOf } from './boot/routeChunks';
import { replacePrerendered } from './boot/replacePrerendered';
import { wire } from './wire';
import { connect, prepareCalls } from '../effects/server/call';
import { settings } from '../effects/browser/settings';
import { readTheme } from '../effects/browser/theme';
import { yieldToMain, chunk } from '../lib/chunk';
import '../ui/theme/global.css';

async function run(container: HTMLElement): Promise<void> {
  // All code of the first load has just run.
  await yieldToMain();
  const { VITE_API_URL, VITE_AI_URL } = settings();
  const root = createActor(wire(), { systemId: 'app', input: readTheme() });
  connect({
    addresses: { '/api': VITE_API_URL, '/ai': VITE_AI_URL },
    session: () => root.system.get('session') as SessionRef,
    early: takeEarly,
  });
  // Before the first event. The customers' build has neither these lines nor what they load.
  if (import.meta.env.INSPECTED) {
    const { report } = await chunk(() => import('../inspector/report')).load();
    await report(root);
  }
  root.start();
  // The first commit is the screen or its frame: what the server sent for it stays on the page until then.
  await waitFor(root, isRenderable);
  replacePrerendered(container, <App root={root} />);
  // What comes after the first screen waits for it: six connections at a time carry what it needs itself.
  await waitFor(root, (at) => at.hasTag('settled'));
  preloading(({ preloadOnIntent, preloadWhenIdle, hearUpdates }) => {
    hearUpdates(root);
    // What is likely next: a call, the dashboard, the wizard, the websites, and the page for when something breaks.
    preloadWhenIdle([prepareCalls, loaderOf('/'), loaderOf('/website-setup'), loaderOf('/websites'), loaderOf('/500')]);
    preloadOnIntent(document, loaderOf);
  });
}

/** Starts the application in `#root`; the one failure before there is a screen to say it is said there. */
export function start(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  run(container).catch((error: unknown) => {
    // A missing setting stops the start.
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = error instanceof Error ? error.message : String(error);
    container.replaceChildren(words);
    throw error;
  });
}
