import type { PushSubscription as Subscription } from '../../../contract/wire/notices/push';

/** Shows what is pushed (`src/app/boot/notices.worker.ts`). */
const script = '/notices.js';

/** The page allows one policy alone, by this name, and it makes one address alone. */
interface Policies {
  createPolicy(name: 'notices', rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

let trusted: string | undefined;
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trusted ??= trustedTypes?.createPolicy('notices', { createScriptURL: () => script }).createScriptURL('') ?? script;
  return trusted;
}

/** Whether this browser can be told of anything while no page is open; on an iPhone only what was put on its first screen. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushBlocked = () => Notification.permission === 'denied';

/** The browser's question to its owner, in the turn of their press. */
export const askForPush = (): Promise<NotificationPermission> => Notification.requestPermission();

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Where this browser is told; null where it is not. */
export const pushEndpoint = async (): Promise<string | null> => (await subscriptionHere())?.endpoint ?? null;

/** A new subscription of this browser for what is signed with that key; one that it had is over. */
export async function subscribeToPush(key: string): Promise<Subscription> {
  await unsubscribeFromPush();
  await navigator.serviceWorker.register(trustedScript());
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
