import { Hono } from 'hono';
import { isBrokenOff } from '../http/body';
import { HostingAway } from '../providers/hosting/hosting';
import { createVisitCounter, type VisitCounter } from '../domain/statistics/counter';
import type { Services } from '../services';
import { previewRoutes } from './previews';
import { siteRoutes } from './sites';
import { tlsAskRoutes } from './tlsAsk';
import { uploadRoutes } from './uploads';

/**
 * The content origin: uploaded files and customers' websites, apart from the app (docs/product.md, Foreign content).
 */
export function createContentApp(services: Services, counter: VisitCounter = createVisitCounter(services)): Hono {
  const app = new Hono();
  app.route('/', uploadRoutes(services));
  app.route('/', previewRoutes(services));
  app.route('/', tlsAskRoutes(services));
  app.route('/', siteRoutes(services, counter));
  app.notFound((http) => http.text('Nothing here.', 404));
  app.onError((error, http) => {
    if (isBrokenOff(http.env)) return http.text('The request did not arrive as a whole.', 400);
    if (error instanceof HostingAway) {
      services.log.warn({ err: error, path: http.req.path }, 'the hosting is away');
      // For a while, so that it stays in the search engines.
      const headers = { 'cache-control': 'no-store', 'retry-after': '60' };
      return http.text('This cannot be shown right now. Please come back in a minute.', 503, headers);
    }
    services.log.error({ err: error, path: http.req.path }, 'content failed');
    return http.text('Something went wrong.', 500);
  });
  return app;
}
