import { Hono } from 'hono';
import type { SandboxParts } from '../parts';
import { githubRoutes } from './github';
import { googleRoutes } from './google';
import { pageStyle } from './page';

/** Stand-ins for Google's and GitHub's sign-in, with a page on which the tester says who it is. */
export function createOAuth(parts: SandboxParts): Hono {
  const app = new Hono();
  app.get('/page.css', () => new Response(pageStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }));
  googleRoutes(app, parts);
  githubRoutes(app, parts);
  return app;
}
