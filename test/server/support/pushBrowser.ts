import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser shows, as it was pushed. */
export interface Pushed {
  id: string;
  site: string | null;
  title: string;
  text: string;
  target: string;
  language: string;
}

/**
 * The keys of a browser's subscription, and what only it can read with them (RFC 8291, of one record of RFC 8188): written
 * from those pages, for what the product encrypts with is the library that is to be looked at.
 */
export function pushBrowser() {
  const own = createECDH('prime256v1');
  const point = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): Pushed {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Pushed;
    },
  };
}

/** What waits at the stand-in of a push service for the browser that asks there. */
export async function fetchPushed(endpoint: string): Promise<{ topic: string; urgency: string; body: Buffer }[]> {
  const waiting = (await (await fetch(endpoint)).json()) as { topic: string; urgency: string; body: string }[];
  return waiting.map(({ body, ...rest }) => ({ ...rest, body: Buffer.from(body, 'base64') }));
}
