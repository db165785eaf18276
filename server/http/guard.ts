import type { MiddlewareHandler } from 'hono';
import { sentence } from '../../contract/rules/problems';
import { translated } from '../languages';
import { uuid } from '../random';
import type { Services } from '../services';
import { reading } from './body';
import { languageOf } from './language';
import { Problem } from './problem';
import type { AppEnv } from './route';

/** Gives each request its id, its log and the services, and writes one line about it. */
export function requestScope(services: Services): MiddlewareHandler<AppEnv> {
  return async (http, next) => {
    const given = http.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : uuid(services.random);
    const log = services.log.child({ requestId });
    http.set('services', services);
    http.set('requestId', requestId);
    http.set('log', log);
    http.set('address', clientAddress(http.env, http.req.header('x-forwarded-for'), services.settings.trustProxy));
    const started = performance.now();
    await next();
    http.res.headers.set('x-request-id', requestId);
    log.info(
      {
        method: http.req.method,
        // The pattern, not the path: a path may hold a name or a code.
        route: http.get('routePattern') ?? 'other',
        status: http.res.status,
        ms: Math.round(performance.now() - started),
        userId: http.get('userId'),
      },
      'request',
    );
  };
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** The last address that was forwarded is the one that our proxy saw; those before it are the client's own words. */
export function clientAddress(env: unknown, forwarded: string | undefined, trustProxy: boolean): string {
  const seen = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return seen ?? (env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '';
}

/**
 * Refuses a writing request that another site's page started. A request without these headers comes from no browser
 * (the gateway's webhook, a test).
 */
export function sameOriginOnly(): MiddlewareHandler<AppEnv> {
  return async (http, next) => {
    if (!reading.has(http.req.method)) {
      const site = http.req.header('sec-fetch-site');
      const origin = http.req.header('origin');
      const own = http.get('services').settings.origins.app;
      const isForeign =
        (site !== undefined && site !== 'same-origin' && site !== 'none') ||
        (origin !== undefined && origin !== own && hostOf(origin) !== http.req.header('host'));
      if (isForeign) throw new Problem(403, 'This request came from another site.', { code: 'foreign_origin' });
    }
    await next();
  };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Headers of every answer that is data: no page may come of it, nobody may keep it, no other site may read it. */
export function apiHeaders(): MiddlewareHandler<AppEnv> {
  return async (http, next) => {
    await next();
    // Set where they are: `http.header` would make the answer anew for each, and its body a stream.
    const { headers } = http.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

/**
 * Whatever was thrown, as JSON with a message in the language of whoever asked. What is not a `Problem` is logged and says
 * nothing of itself.
 */
export function problemResponse(error: unknown, { headers }: Request, log: Services['log']): Response {
  const known =
    error instanceof Problem ? error : new Problem(500, sentence('default', 500), { code: 'internal', cause: error });
  if (known.status >= 500) log.error({ err: known.cause ?? known }, 'request failed');
  else if (known.cause !== undefined) log.debug({ err: known.cause }, 'request refused');
  const language = languageOf(headers);
  const { code } = known;
  const message = translated(language, known.message);
  const fields = Object.entries(known.fields ?? {}).map(([name, said]) => [name, translated(language, said)] as const);
  const body = { message, ...(code && { code }), ...(known.fields && { fields: Object.fromEntries(fields) }) };
  return new Response(JSON.stringify(body), {
    status: known.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...known.headers },
  });
}
