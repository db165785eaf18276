import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { projectRoot } from '../../root';

const folder = join(projectRoot, 'server', 'sandbox', 'countries', 'flags');
const headers = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The stand-in of the flag image host: `GET /<code>.svg` and `GET /w<width>/<code>.png`, two-letter codes, as flagcdn has them. */
export function createFlags(): Hono {
  const app = new Hono();
  const read = (code: string) => readFile(join(folder, `${code.toLowerCase()}.svg`)).catch(() => null);

  app.get('/:file{[A-Za-z]{2}\\.svg}', async (http) => {
    const svg = await read(http.req.param('file').slice(0, 2));
    if (!svg) return http.text('Not Found', 404);
    return new Response(new Uint8Array(svg), { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  });

  app.get('/:width{w(?:20|40|80|160|320|640)}/:file{[A-Za-z]{2}\\.png}', async (http) => {
    const svg = await read(http.req.param('file').slice(0, 2));
    if (!svg) return http.text('Not Found', 404);
    const width = Number(http.req.param('width').slice(1));
    const png = await sharp(svg, { density: 300, limitInputPixels: 16_000_000 }).resize({ width }).png().toBuffer();
    return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } });
  });
  return app;
}
