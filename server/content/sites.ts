import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isHostName } from '../providers/hosting/folder';
import type { Services } from '../services';
import { sitePolicy } from '../sites/render';
import { framedPolicy } from './framed';

const nothing = 'There is no website here.';

/** Files whose name carries a hash of their content. */
const isHashed = (path: string) => /\/[0-9a-f]{12}[^/]*\.\w+$/.test(`/${path}`);

/** The file that an address asks for; one that is no text names no file. */
function pathOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '404';
  }
}

/**
 * Customers' websites: by path (`/sites/<domain>/`), by the name a visitor typed (Host), and below `/framed/<domain>/` for
 * the small pictures of it that the app shows, which alone may frame it.
 */
export function siteRoutes({ providers, settings }: Services): Hono {
  const app = new Hono();
  const own = new URL(settings.origins.content).hostname;

  /** For visitors, whom nobody may show it in a frame. */
  const visited = { 'content-security-policy': sitePolicy, 'x-frame-options': 'DENY' };
  const framed = {
    'content-security-policy': framedPolicy(settings),
    'x-robots-tag': 'noindex',
    // A font is asked for with an origin, which a page in a sandbox does not have.
    'access-control-allow-origin': '*',
  };

  async function serve(http: Context, domain: string, path: string, guarded: typeof visited | typeof framed = visited) {
    const wanted = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = await providers.hosting.read(domain, wanted);
    // A picture of a page that says that there is nothing would be no picture of the website.
    const file = found ?? (guarded === visited ? await providers.hosting.read(domain, '404.html') : null);
    if (!file) return http.text(nothing, 404);
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...guarded,
      'content-type': file.contentType,
      'cache-control': found && isHashed(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    if (found && http.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const body = http.req.method === 'HEAD' ? null : new Uint8Array(file.body);
    return new Response(body, { status: found ? 200 : 404, headers });
  }

  app.get('/sites/:domain', (http) => {
    const domain = http.req.param('domain');
    // What is no name would be written into a header, where a line break ends it.
    return isHostName(domain) ? http.redirect(`/sites/${domain}/`, 308) : http.text(nothing, 404);
  });
  app.get('/sites/:domain/*', (http) => {
    const domain = http.req.param('domain');
    return serve(http, domain, pathOf(http.req.path.slice(`/sites/${domain}/`.length)));
  });
  app.get('/framed/:domain/*', (http) => {
    const domain = http.req.param('domain');
    return serve(http, domain, pathOf(http.req.path.slice(`/framed/${domain}/`.length)), framed);
  });
  app.get('*', async (http, next) => {
    const host = (http.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
    if (host === own || host === 'localhost' || /^[\d.]+$|^\[/.test(host)) return next();
    return serve(http, host, pathOf(http.req.path.slice(1)));
  });
  return app;
}
