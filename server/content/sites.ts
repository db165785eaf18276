import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isHostName } from '../providers/hosting/folder';
import type { Services } from '../services';
import { sitePolicy } from '../sites/render';

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

/** Customers' websites: by path (`/sites/<domain>/`) and by the name a visitor typed (Host). */
export function siteRoutes({ providers, settings }: Services): Hono {
  const app = new Hono();
  const own = new URL(settings.origins.content).hostname;

  async function serve(http: Context, domain: string, path: string) {
    const wanted = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = await providers.hosting.read(domain, wanted);
    const file = found ?? (await providers.hosting.read(domain, '404.html'));
    if (!file) return http.text(nothing, 404);
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'content-security-policy': sitePolicy,
      'content-type': file.contentType,
      'cache-control': found && isHashed(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
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
  app.get('*', async (http, next) => {
    const host = (http.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
    if (host === own || host === 'localhost' || /^[\d.]+$|^\[/.test(host)) return next();
    return serve(http, host, pathOf(http.req.path.slice(1)));
  });
  return app;
}
