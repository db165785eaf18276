import { Hono } from 'hono';
import type { Services } from './services';

/** The content origin: uploaded files and customers' websites. */
export function createContentApp(_services: Services): Hono {
  const app = new Hono();
  app.notFound((http) => http.text('Nothing here.', 404));
  return app;
}
