import { directionOf, type Language } from '../../../contract/languages/languages';

/*
 * The service worker, a file of its own (`/notices.js`): shows the notices that are pushed to a browser of which no page is open,
 * and opens what they speak of. It stores nothing and hears of no request.
 */

/** What the server pushes (`server/domain/notices/push.ts`). */
interface Pushed {
  id: string;
  site: string | null;
  title: string;
  text: string;
  target: string;
  language: Language;
}

/** As far as it is used here: the types of a service worker are those of no page. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', hear: (event: ExtendableEvent & { data: { json(): Pushed } }) => void): void;
  addEventListener(
    type: 'notificationclick',
    hear: (event: ExtendableEvent & { notification: { close(): void; data: Pick<Pushed, 'target'> } }) => void,
  ): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as Worker;

const show = ({ id, site, title, text, target, language }: Pushed) =>
  worker.registration.showNotification(title, {
    body: site ? `${site}\n${text}` : text,
    // The same notice again takes the place of the first, in silence.
    tag: id,
    lang: language,
    dir: directionOf(language),
    icon: '/apple-touch-icon.png',
    data: { target },
  });

/** A page that stands there already, else one more: what is written in another is not disturbed. */
async function open(target: string): Promise<void> {
  const { origin } = location;
  const address = new URL(target, origin);
  if (address.origin !== origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address.href);
  await (there ? there.focus() : worker.clients.openWindow(address.href));
}

worker.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.target));
});
