import { Hono } from 'hono';
import { takeFromShelf } from '../domain/wizard/previews/shelf';
import type { Services } from '../services';
import { framedPolicy } from './framed';

/** Websites that are not ordered yet, by the address that only their customer was told. */
export function previewRoutes(services: Services): Hono {
  const { settings, clock } = services;
  const app = new Hono();
  app.get('/previews/:token{[A-Za-z0-9_-]{43}}/:path{.*}', async (http) => {
    const { token, path } = http.req.param();
    const isPage = path === '';
    const goal = http.req.header('sec-fetch-dest');
    // By a link of its menu page, or of its legal notice, in the frame that has shown it: by its file's name.
    const isBack = path === 'index.html' && goal === 'iframe';
    // A browser that only looks ahead, or shows it as a page of its own, must not use the page up.
    const isAsked = http.req.method === 'GET' && (!isPage || goal === undefined || goal === 'iframe');
    const file = isAsked
      ? await takeFromShelf(services, { token, path: isPage ? 'index.html' : path, now: clock.now(), isBack })
      : null;
    if (!file) return http.text('This preview is over.', 404, { 'cache-control': 'no-store' });
    return new Response(new Uint8Array(file.body), {
      headers: {
        'cache-control': 'no-store',
        // In the editor's frame, which alone allows it as well, a part of the page leads to its form.
        'content-security-policy': `${framedPolicy(settings)} allow-top-navigation-by-user-activation`,
        'content-type': file.contentType,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        // A font is asked for with an origin, which a page in a sandbox does not have.
        ...(isPage ? {} : { 'access-control-allow-origin': '*' }),
      },
    });
  });
  return app;
}
