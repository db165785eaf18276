import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { projectRoot } from '../../root';

/** Coins of the top-up. */
export const coins = ['btc', 'ltc', 'ada', 'eth', 'usdt', 'usdc'] as const;
/** The icon set's name in Iconify. */
const set = 'cryptocurrency-color';
const side = 32;

const headers = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'content-type': 'image/svg+xml',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The stand-in of the icon service, in Iconify's wire format: `GET /cryptocurrency-color.json?icons=btc,eth` for the data,
 * `GET /cryptocurrency-color/btc.svg` for the picture.
 */
export function createIcons(): Hono {
  const app = new Hono();
  const folder = join(projectRoot, 'server', 'sandbox', 'icons', 'coins');
  const pictures = new Map(coins.map((coin) => [coin as string, readFileSync(join(folder, `${coin}.svg`), 'utf8')]));

  app.get(`/${set}.json`, (http) => {
    const asked = (http.req.query('icons') ?? '').split(',').filter(Boolean);
    const found = asked.filter((name) => pictures.has(name));
    if (found.length === 0) return http.text('Not Found', 404);
    const icons = Object.fromEntries(found.map((name) => [name, { body: bodyOf(pictures.get(name) ?? '') }]));
    const missing = asked.filter((name) => !pictures.has(name));
    http.header('cache-control', 'public, max-age=604800');
    return http.json({
      prefix: set,
      icons,
      ...(missing.length > 0 ? { not_found: missing } : {}),
      width: side,
      height: side,
    });
  });

  app.get(`/${set}/:file{[a-z]+\\.svg}`, (http) => {
    const svg = pictures.get(http.req.param('file').slice(0, -4));
    return svg === undefined ? http.text('Not Found', 404) : new Response(svg, { headers });
  });
  return app;
}

/** What stands inside the svg element. */
const bodyOf = (svg: string) => /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.trim() ?? '';
