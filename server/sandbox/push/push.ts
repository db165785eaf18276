import { createPublicKey, verify } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxParts } from '../parts';

/** What waits for a browser, as it came: only the browser can read it. */
interface Waiting {
  topic: string;
  urgency: string;
  /** Base64. */
  body: string;
}

/** Browsers of which messages are stored, and messages of each. */
const most = 200;
/** Bytes: no push service takes more. */
const largest = 4_096;

const Claims = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.regex(/^(?:mailto:|https:)/)) }),
);

/** Who sends, as the signature says (VAPID, RFC 8292): the public key; null for what is not signed for `audience`. */
function senderOf(authorization: string, audience: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const said = v.safeParse(Claims, Buffer.from(claims, 'base64url').toString());
  if (!said.success || said.output.aud !== audience) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
  return isSigned ? key : null;
}

/**
 * A push service (RFC 8030): a browser's address is `/push/<name>/<our key>`, for a browser takes what is signed with one
 * key alone. `GET` there is the browser that fetches what waits for it.
 */
export function createPush({ settings }: SandboxParts): Hono {
  const browsers = new Map<string, Waiting[]>();
  const app = new Hono();
  app.post('/:browser/:key', async (http) => {
    const { browser, key } = http.req.param();
    const sender = senderOf(http.req.header('authorization') ?? '', settings.origins.sandbox);
    if (sender === null) return http.json({ message: 'Not signed.' }, 401);
    if (sender !== key) return http.json({ message: 'Signed by another than this browser takes anything from.' }, 403);
    const body = Buffer.from(await http.req.arrayBuffer());
    const isWhole = http.req.header('content-encoding') === 'aes128gcm' && http.req.header('ttl') !== undefined;
    if (!isWhole) return http.json({ message: 'A message is encrypted with aes128gcm and has a TTL.' }, 400);
    if (body.length > largest) return http.json({ message: 'Too large.' }, 413);
    const topic = http.req.header('topic') ?? '';
    const waiting = (browsers.get(browser) ?? []).filter((one) => topic === '' || one.topic !== topic);
    const urgency = http.req.header('urgency') ?? 'normal';
    browsers.delete(browser);
    browsers.set(browser, [...waiting, { topic, urgency, body: body.toString('base64') }].slice(-most));
    for (const [oldest] of browsers) if (browsers.size > most) browsers.delete(oldest);
    return http.body(null, 201, { location: `${settings.origins.sandbox}/push/${browser}` });
  });
  app.get('/:browser/:key', (http) => {
    const { browser } = http.req.param();
    const waiting = browsers.get(browser) ?? [];
    browsers.delete(browser);
    return http.json(waiting, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
