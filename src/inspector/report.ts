import type { AnyActorRef } from 'xstate';
import { createRedactor } from '../../machines/traces/redact';
import { version } from '../../package.json';
import { chunk } from '../lib/chunk';
import { History } from './history';
import { observe } from './observe';
import { channelName, type FromInspector, type FromPage, type Page } from './protocol';

const stately = chunk(() => import('./stately'));

/**
 * Lets the inspector see what the actors of this page do, and send them events. Call it before the root starts. Nothing
 * leaves the page that a redactor has not seen. The server's setting `INSPECTOR` says to whom: our own page, or Stately's.
 */
export async function report(root: AnyActorRef): Promise<void> {
  const redact = createRedactor();
  const now = () => Date.now();
  if (isForStately()) {
    const { openStately } = await stately.load();
    observe(root, { now, redact, hear: openStately() });
    return;
  }
  const channel = new BroadcastChannel(channelName);
  const say = (message: FromPage) => channel.postMessage(message);
  const history = new History();
  const page: Page = {
    id: newId(),
    app: version,
    address: redact(location.pathname + location.search) as string,
    startedAt: now(),
  };
  const present = () => say({ type: 'page.here', page, seen: history.all() });

  const running = observe(root, {
    now,
    redact,
    hear: (seen) => {
      history.add(seen);
      say({ type: 'page.saw', page: page.id, seen });
    },
  });
  channel.addEventListener('message', ({ data }: MessageEvent<FromInspector>) => {
    if (data.type === 'inspector.asks') present();
    if (data.type === 'inspector.sends' && data.page === page.id) running.get(data.sessionId)?.send(data.event);
  });
  window.addEventListener('pagehide', () => say({ type: 'page.left', page: page.id }));
  // One that was kept for the way back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && present());
  present();
}

function isForStately(): boolean {
  const text = document.getElementById('settings')?.textContent ?? '{}';
  return (JSON.parse(text) as { INSPECTOR?: unknown }).INSPECTOR === 'stately';
}

/** `crypto.randomUUID` is missing where the product is opened over plain HTTP at another host. */
const newId = () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
