import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file by the end of its name. */
export const mediaTypeOf = (path: string) => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

type Encoding = 'br' | 'gzip';

interface StaticFile {
  type: string;
  etag: string;
  isHashed: boolean;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

const encodings: readonly [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A name that is, or ends in, a hash of its content: what it names never changes. */
const hashed = /^(?:\/__machines)?\/assets\/(?:~?[\w-]{7}|.*-[\w-]{7,8})\.\w+$/;

/**
 * Answers GET and HEAD with the files of a folder, from memory, with the compressed copies that lie beside them
 * (`x.js.br`, `x.js.gz`). Gives null for what is no file of it. `base` is the path that the folder stands at.
 */
export function staticFiles(folder: string, base = ''): (request: Request) => Response | null {
  const files = readFolder(folder, base);
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = encodings.map(([name]) => name).find((name) => file.encoded[name] && accepts(accepted, name));
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    if ((request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    const body = (encoding && file.encoded[encoding]) ?? file.plain;
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*/);
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? '');
  });
}

function readFolder(folder: string, base: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const bytes = (path: string) => Uint8Array.from(readFileSync(path));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const address = `${base}/${relative(folder, path).split(sep).join('/')}`;
    const plain = bytes(path);
    files.set(address, {
      type: mediaTypeOf(path),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      isHashed: hashed.test(address),
      plain,
      encoded: Object.fromEntries(
        encodings.flatMap(([name, end]) => (existsSync(path + end) ? [[name, bytes(path + end)]] : [])),
      ),
    });
  }
  return files;
}
