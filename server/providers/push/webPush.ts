import webPush from 'web-push';
import type { PushSettings } from './settings';
import { type PushProvider, PushUnavailable } from './push';

/** Milliseconds. */
const patience = 10_000;
/** Seconds for which a push service stores what a browser that is off has not fetched. */
const storedFor = 86_400;

/** Of the browsers' makers; one that begins with a dot has names below it. */
const hosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

function isOfBrowserMaker({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/**
 * 404 and 410: nobody is there any more. 400, 401 and 403 are what the services say of a subscription that was made for
 * another key than ours of today: it takes nothing from us either.
 */
const over = [400, 401, 403, 404, 410];

/**
 * Encrypted for one browser and signed by us, by the `web-push` library; sent by us, to push services alone.
 *
 * @throws {Error} for a contact or keys of ours that sign nothing: it would look like the fault of every browser later
 */
export function webPushServices({ contact, publicKey, privateKey, standIn }: PushSettings): PushProvider {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  webPush.getVapidHeaders('https://push.example', contact, publicKey, privateKey, 'aes128gcm');
  return {
    key: publicKey,
    accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const address = new URL(endpoint);
      return isOfBrowserMaker(address) || (standIn !== undefined && address.href.startsWith(standIn));
    },
    async send({ endpoint, p256dh, auth }, { text, topic, isUrgent }, signal) {
      let request: ReturnType<typeof webPush.generateRequestDetails>;
      try {
        request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          vapidDetails,
          topic,
          TTL: storedFor,
          urgency: isUrgent ? 'high' : 'normal',
        });
      } catch {
        // Keys that no browser made: nobody could read what is sent there.
        return 'gone';
      }
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      headers.delete('content-length');
      const status = await answerOf(endpoint, headers, new Uint8Array(request.body ?? []), signal);
      if (over.includes(status)) return 'gone';
      if (status < 200 || status > 299) throw new PushUnavailable(`The push service answered ${status}`);
      return 'sent';
    },
  };
}

async function answerOf(endpoint: string, headers: Headers, body: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const response = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'error', signal: within });
    await response.body?.cancel();
    return response.status;
  } catch (cause) {
    throw new PushUnavailable('The push service does not answer', { cause });
  }
}
