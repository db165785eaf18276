import { Hono } from 'hono';
import { isBrokenOff } from '../http/body';
import type { Services } from '../services';
import { previewRoutes } from './previews';
import { siteRoutes } from './sites';
import { uploadRoutes } from './uploads';

/**
 * The content origin: uploaded files and customers' websites, apart from the app (docs/product.md, Foreign content).
 */
export function createContentApp(services: Services): Hono {
  const app = new Hono();
  app.route('/', uploadRoutes(services.settings));
  app.route('/', previewRoutes(services));
  app.route('/', siteRoutes(services));
  app.notFound((http) => http.text('Nothing here.', 404));
  app.onError((error, http) => {
    if (isBrokenOff(http.env)) return http.text('The request did not arrive as a whole.', 400);
    services.log.error({ err: error, path: http.req.path }, 'content failed');
    return http.text('Something went wrong.', 500);
  });
  return app;
}
