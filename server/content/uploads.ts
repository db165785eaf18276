import { Hono } from 'hono';
import type { Services } from '../services';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Uploaded files, by their random name; nothing in them runs. */
export function uploadRoutes({ providers }: Pick<Services, 'providers'>): Hono {
  const app = new Hono();
  app.get('/uploads/:name{[0-9a-f-]{1,64}\\.(?:jpg|png|webp)}', async (http) => {
    const name = http.req.param('name');
    const body = await providers.uploads.get(name);
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
