import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { isSuspended } from '../domain/money/subscriptions/read';
import { siteOf } from '../domain/websites/domains/taken';
import { isHashed } from '../providers/hosting/hosting';
import { isHostName } from '../providers/hosting/names';
import type { Services } from '../services';
import { sitePolicy } from '../sites/render';
import type { VisitCounter } from '../domain/statistics/counter';
import { withShown } from '../sites/messageForm';
import { shownMark } from '../domain/websites/messages/doubt';
import { contactRoutes, saltOfToday } from './contact';
import { formIn } from './contactPages';
import { framedPolicy } from './framed';
import { noteVisit } from './visits';

const nothing = 'There is no website here.';

/** A plain page in the place of a website whose month is not paid: for a while, so that it stays in the search engines. */
function notAvailable(http: Context): Response {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>This website is not available</title>
</head>
<body>
<main>
<h1>This website is not available</h1>
<p>It is offline for the time being. Please come back later.</p>
<p>If it is yours: sign in to your account and add funds, and it is online again at once.</p>
</main>
</body>
</html>
`;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': sitePolicy,
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '3600',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
  return new Response(http.req.method === 'HEAD' ? null : page, { status: 503, headers });
}

/** The file that an address asks for; one that is no text names no file. */
function pathOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '404';
  }
}

/**
 * Customers' websites: by path (`/sites/<domain>/`), by the name a visitor typed (Host: theirs, or the customer's own), and
 * below `/framed/<domain>/` for the small pictures of it that the app shows, which alone may frame it.
 */
export function siteRoutes(services: Services, counter: VisitCounter): Hono {
  const { db, clock, providers, settings } = services;
  const app = new Hono();
  app.use(compress());
  const own = new URL(settings.origins.content).hostname;
  const saltNow = saltOfToday(services);

  const hostOf = (http: Context) => (http.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  /** Whether it is asked by our own name, where the path says which website. */
  const isOwn = (host: string) => host === own || host === 'localhost' || /^[\d.]+$|^\[/.test(host);

  /** A page with the contact form says when it was shown; null for any other file. */
  async function shownNow(contentType: string, body: Uint8Array): Promise<string | null> {
    const page = contentType.startsWith('text/html') ? Buffer.from(body).toString() : '';
    const site = formIn(page);
    return site === null ? null : withShown(page, shownMark(await saltNow(), { site }, clock.now()));
  }

  /** For visitors, whom nobody may show it in a frame. */
  const visited = { 'content-security-policy': sitePolicy, 'x-frame-options': 'DENY' };
  const framed = {
    'content-security-policy': framedPolicy(settings),
    'x-robots-tag': 'noindex',
    // A font is asked for with an origin, which a page in a sandbox does not have.
    'access-control-allow-origin': '*',
  };

  async function serve(http: Context, domain: string, path: string, guarded: typeof visited | typeof framed = visited) {
    const isPage = path === '' || /(?:\/|\.html)$/.test(path);
    // Files of a page that nobody sees hinder nobody, and each look costs the database one.
    if ((isPage || guarded === framed) && isHostName(domain) && (await isSuspended(db, domain)))
      return notAvailable(http);
    const wanted = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = await providers.hosting.read(domain, wanted);
    // A picture of a page that says that there is nothing would be no picture of the website.
    const file = found ?? (guarded === visited ? await providers.hosting.read(domain, '404.html') : null);
    if (!file) return http.text(nothing, 404);
    if (found && guarded === visited && file.contentType.startsWith('text/html'))
      noteVisit(services, counter, http, { domain, path: wanted });
    const shown = found && guarded === visited ? await shownNow(file.contentType, file.body) : null;
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...guarded,
      'content-type': file.contentType,
      'cache-control': found && isHashed(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      // What says when it was shown is never the same twice.
      ...(shown === null && { etag }),
    };
    if (shown === null && found && http.req.header('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    const body = http.req.method === 'HEAD' ? null : (shown ?? new Uint8Array(file.body));
    return new Response(body, { status: found ? 200 : 404, headers });
  }

  app.route(
    '/',
    contactRoutes(services, saltNow, (http, domain) => (isOwn(hostOf(http)) ? `/sites/${domain}/` : '/')),
  );
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
    const host = hostOf(http);
    if (isOwn(host)) return next();
    // Names that we registered lie there by themselves; what customers brought along is asked for.
    const isThere = !isHostName(host) || (await providers.hosting.live(host)) !== null;
    const domain = isThere ? host : ((await siteOf(db, host)) ?? host);
    return serve(http, domain, pathOf(http.req.path.slice(1)));
  });
  return app;
}
