import type { Context } from 'hono';
import type { VisitCounter } from '../domain/statistics/counter';
import { purposeHeader } from '../domain/statistics/visitor';
import { clientAddress } from '../http/guard';
import type { Services } from '../services';

/** Ways of asking that are nobody's look at a page: for a frame or a script, or beforehand in case it is wanted. */
const isLook = (http: Context) => {
  const goal = http.req.header('sec-fetch-dest');
  const isAhead = /prefetch|prerender/.test(
    `${http.req.header('sec-purpose') ?? ''} ${http.req.header('purpose') ?? ''}`,
  );
  return http.req.method === 'GET' && (goal === undefined || goal === 'document') && !isAhead;
};

/** Takes note of a page of a website that was shown to who asked for it. */
export function noteVisit(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  counter: VisitCounter,
  http: Context,
  { domain, path }: { domain: string; path: string },
): void {
  if (!isLook(http)) return;
  const said = (name: string) => http.req.header(name) ?? '';
  const { hostname, search } = new URL(http.req.url);
  counter.note({
    at: clock.now(),
    domain,
    host: hostname,
    path: `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`,
    search,
    address: clientAddress(http.env, http.req.header('x-forwarded-for'), settings.trustProxy),
    agent: said('user-agent'),
    referrer: said('referer'),
    languages: said('accept-language'),
    mark: http.req.header(purposeHeader),
  });
}
