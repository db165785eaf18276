import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Settings } from '../settings';

const types: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };

/** Folder of the uploaded files. */
export const uploadFolder = ({ dataDir }: Settings) => join(dataDir, 'uploads');

/** Uploaded files, by their random name; nothing in them runs. */
export function uploadRoutes(settings: Settings): Hono {
  const app = new Hono();
  app.get('/uploads/:name{[0-9a-f-]+\\.(?:png|webp)}', async (http) => {
    const name = http.req.param('name');
    const body = await readFile(join(uploadFolder(settings), name)).catch(() => null);
    if (!body) return http.notFound();
    return new Response(new Uint8Array(body), {
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;
}
