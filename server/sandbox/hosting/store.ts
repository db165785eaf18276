import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { SandboxParts } from '../parts';
import { createObjects } from './objects';
import { refusalOf } from './signature';
import { storeError, storeListing } from './wire';

/** Keys in one part of a list. */
const most = 1_000;
/** Bytes of a key. */
const longestKey = 1_024;

const xml = { 'content-type': 'application/xml' };
const answer = (http: Context, status: 400 | 403 | 404 | 405, code: string, message: string) =>
  http.body(storeError(code, message), status, xml);

/**
 * The stand-in of the store for customers' websites: one bucket that speaks S3 by path, and to nobody whose signature is
 * not right.
 */
export function createStore({ settings, clock }: SandboxParts): Hono {
  const { hosting, dataDir } = settings;
  const objects = createObjects(join(dataDir, 'sandbox', 'hosting', hosting.bucket || 'none'));

  async function list(http: Context) {
    const query = (name: string) => http.req.query(name) ?? '';
    if (query('list-type') !== '2') return answer(http, 405, 'MethodNotAllowed', 'Lists are of the second type here.');
    const prefix = query('prefix');
    const asked = Math.min(Number(query('max-keys') || most), most);
    const after = Buffer.from(query('continuation-token'), 'base64url').toString();
    const all = (await objects.list(prefix)).filter(({ key }) => key > after);
    const part = all.slice(0, asked);
    const last = all.length > part.length ? part.at(-1) : undefined;
    const next = last && Buffer.from(last.key).toString('base64url');
    return http.body(storeListing({ bucket: hosting.bucket, prefix, most: asked, objects: part, next }), 200, xml);
  }

  async function look(http: Context, key: string) {
    const body = await objects.find(key);
    if (!body) return answer(http, 404, 'NoSuchKey', 'The specified key does not exist.');
    return http.body(new Uint8Array(body), 200, {
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
      'content-type': 'application/octet-stream',
    });
  }

  const app = new Hono();
  app.all('/*', async (http) => {
    const { method, url } = http.req;
    const body = new Uint8Array(await http.req.arrayBuffer());
    const refusal = refusalOf({ method, url, headers: http.req.raw.headers, body }, hosting, clock.now());
    if (refusal) return answer(http, refusal.status, refusal.code, refusal.message);
    const [, , bucket = '', ...rest] = new URL(url).pathname.split('/').map(decodeURIComponent);
    if (bucket !== hosting.bucket) return answer(http, 404, 'NoSuchBucket', 'The specified bucket does not exist.');
    const key = rest.join('/');
    if (Buffer.byteLength(key) > longestKey) return answer(http, 400, 'KeyTooLongError', 'Your key is too long.');
    if (key === '') return method === 'GET' ? list(http) : answer(http, 405, 'MethodNotAllowed', 'Not of a bucket.');
    if (method === 'GET' || method === 'HEAD') return look(http, key);
    if (method === 'PUT') {
      await objects.put(key, body);
      return http.body(null, 200, { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    if (method !== 'DELETE') return answer(http, 405, 'MethodNotAllowed', 'Not of an object.');
    await objects.remove(key);
    return http.body(null, 204);
  });
  return app;
}
