import { Hono } from 'hono';
import { siteOf } from '../domain/websites/domains/taken';
import { isHostName } from '../providers/hosting/names';
import type { Services } from '../services';

/**
 * Whether a proxy may ask for a certificate of a name: 200 for one under which a website is served, 404 for any other. The
 * proxy asks before each handshake that it has no certificate for, so it costs a look at the disk, and one at an index for
 * names that do not lie there.
 */
export function tlsAskRoutes({ db, providers }: Pick<Services, 'db' | 'providers'>): Hono {
  const app = new Hono();
  app.get('/tls-ask', async (http) => {
    const domain = (http.req.query('domain') ?? '').toLowerCase();
    const headers = { 'cache-control': 'no-store' };
    const isServed =
      isHostName(domain) && ((await providers.hosting.live(domain)) !== null || (await siteOf(db, domain)) !== null);
    return isServed ? http.text('Yes.', 200, headers) : http.text('No.', 404, headers);
  });
  return app;
}
