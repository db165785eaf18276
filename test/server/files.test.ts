import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticFiles } from '../../server/http/files';

const script = `console.log(${'"a long enough script"; '.repeat(100)})`;
let folder = '';
let files: (request: Request) => Response | null = () => null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-test-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index-BCpoZClT.js'), script);
  writeFileSync(join(folder, 'assets/index-BCpoZClT.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-BCpoZClT.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/BvO1gfU.js'), script);
  writeFileSync(join(folder, 'assets/map.js'), script);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '../outside.txt'), 'not ours');
  files = staticFiles(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '../outside.txt'));
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(new Request(`http://localhost${path}`, { method, headers }));
const bytes = async (response: Response | null) => Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

describe('static files', () => {
  test('brotli before gzip before plain, as the browser accepts', async () => {
    const path = '/assets/index-BCpoZClT.js';
    const best = get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(best?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(best)).toString()).toBe(script);
    const older = get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(older?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(older)).toString()).toBe(script);
    const plain = get(path);
    expect(plain?.headers.get('content-encoding')).toBeNull();
    expect((await bytes(plain)).toString()).toBe(script);
    expect(new Set([best, older, plain].map((one) => one?.headers.get('etag'))).size).toBe(3);
    expect(plain?.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('a hashed name is kept for a year, another is asked for again and answered with 304', () => {
    expect(get('/assets/index-BCpoZClT.js')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(get('/assets/BvO1gfU.js')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(get('/assets/map.js')?.headers.get('cache-control')).toBe('no-cache');
    const icon = get('/favicon.svg');
    expect(icon?.headers.get('cache-control')).toBe('no-cache');
    expect(icon?.headers.get('content-type')).toBe('image/svg+xml');
    expect(get('/favicon.svg', { 'if-none-match': icon?.headers.get('etag') ?? '' })?.status).toBe(304);
  });

  test('HEAD has the headers and no body', async () => {
    const response = get('/favicon.svg', {}, 'HEAD');
    expect(response?.headers.get('content-length')).toBe('41');
    expect((await bytes(response)).length).toBe(0);
  });

  test.each(['/', '/missing.js', '/assets/index-BCpoZClT.js.br', '/../outside.txt', '/%2e%2e/outside.txt', '/assets'])(
    '%s is no file of ours',
    (path) => expect(get(path)).toBeNull(),
  );

  test('a file is only read', () => expect(get('/favicon.svg', {}, 'POST')).toBeNull());
});
