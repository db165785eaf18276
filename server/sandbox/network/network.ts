import { Hono } from 'hono';
import type { SandboxParts } from '../parts';

/** The country that the embedded network is in, unless SANDBOX_COUNTRY or `?loc=` says another. */
const home = 'US';
const isCode = (text: string | undefined): text is string => text !== undefined && /^[A-Z]{2}$/.test(text);

export interface NetworkParts extends Pick<SandboxParts, 'clock'> {
  /** Two letters, upper case. */
  country?: string | undefined;
}

/** The stand-in of the network trace, in Cloudflare's text format: `GET /cdn-cgi/trace`, a `key=value` a line. */
export function createNetwork({ clock, country = process.env['SANDBOX_COUNTRY'] }: NetworkParts): Hono {
  const app = new Hono();
  const standing = isCode(country) ? country : home;
  app.get('/cdn-cgi/trace', (http) => {
    const asked = http.req.query('loc')?.toUpperCase();
    const address = new URL(http.req.url);
    const lines = {
      fl: '000f00',
      h: address.host,
      ip: '203.0.113.7',
      ts: (clock.now() / 1000).toFixed(3),
      visit_scheme: address.protocol.slice(0, -1),
      uag: (http.req.header('user-agent') ?? '').replace(/[\r\n]/g, ' '),
      colo: 'FRA',
      sliver: 'none',
      http: 'http/1.1',
      loc: isCode(asked) ? asked : standing,
      tls: 'off',
      sni: 'off',
      warp: 'off',
      gateway: 'off',
      rbi: 'off',
      kex: 'none',
    };
    const text = Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join('');
    return http.text(text, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
