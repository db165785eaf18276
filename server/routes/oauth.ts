import { deleteCookie, getCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { type ProviderName, providerNames } from '../../contract/rules/account/providerNames';
import type { ProviderProblem } from '../../contract/rules/account/providers';
import { transact } from '../db/transaction';
import { type Arrival, arrive, linkArrival } from '../domain/account/identities/arrival';
import { findTicket, openTicket, takeTicket } from '../domain/account/identities/tickets';
import { spend } from '../domain/limits/limits';
import { setSecretCookie } from '../http/cookies';
import { languageToKeep } from '../http/language';
import { notFound, Problem } from '../http/problem';
import type { App, AppEnv } from '../http/route';
import { safePath } from '../http/safePath';
import { attemptOf, OAuthRefused, type Person } from '../providers/oauth/oauth';
import { deviceOf } from './auth';
import { handoverCookie } from './handover';
import { linkCookie } from './identities';

const quarter = 15 * 60_000;
const limits = {
  start: { name: 'oauth-start-address', points: 300, window: quarter },
  callback: { name: 'oauth-callback-address', points: 300, window: quarter },
};

/** The browser in which a sign-in was begun; Lax, as the provider's page leads back here. */
const startCookie = { name: 'sitewright_oauth', path: '/api/auth', sameSite: 'Lax', maxAge: 600 } as const;

type Http = Context<AppEnv>;

/**
 * The browser's way to a provider and back: navigations, so that every end is an address of a
 * page that says what became of it.
 */
export function oauthRoutes(app: App): void {
  for (const name of providerNames) {
    const path = `/api/auth/login-${name}`;
    app.get(path, (http) => {
      http.set('routePattern', path);
      return start(http, name);
    });
    app.get(`${path}/callback`, (http) => {
      http.set('routePattern', `${path}/callback`);
      return finish(http, name);
    });
  }
}

async function start(http: Http, name: ProviderName): Promise<Response> {
  const { db, clock, random, providers, settings } = http.get('services');
  const provider = settings.oauth[name] && providers.oauth[name];
  if (!provider) throw notFound();
  // Another site's page has nobody sign in, nor begin it over and over.
  if (http.req.header('sec-fetch-site') === 'cross-site') return http.redirect('/sign-in');
  const now = clock.now();
  await spend(db, limits.start, http.get('address'), now);
  const redirect = safePath(http.req.query('redirect'));
  const isLink = http.req.query('link') === '1';
  const link = isLink ? await takeTicket(db, 'link', getCookie(http, linkCookie.name), now) : null;
  if (isLink) deleteCookie(http, linkCookie.name, linkCookie);
  if (isLink && link?.about['provider'] !== name) return toSettings(http, name, 'over');
  const about = { ...link?.about, provider: name, redirect };
  const secret = await openTicket(db, { kind: 'start', userId: link?.userId ?? null, about }, { now, random });
  setSecretCookie(http, startCookie, secret);
  try {
    return http.redirect(await provider.authorization(attemptOf(secret, callbackOf(http, name))));
  } catch (error) {
    const problem = refusalOf(http, error);
    return link ? toSettings(http, name, problem) : toSignIn(http, name, redirect, { problem });
  }
}

async function finish(http: Http, name: ProviderName): Promise<Response> {
  const { db, clock, random, providers, settings } = http.get('services');
  const provider = settings.oauth[name] && providers.oauth[name];
  if (!provider) throw notFound();
  const now = clock.now();
  await spend(db, limits.callback, http.get('address'), now);
  const secret = getCookie(http, startCookie.name) ?? '';
  const attempt = attemptOf(secret, callbackOf(http, name));
  const begun = await findTicket(db, 'start', secret, now);
  // A callback that answers nothing this browser has begun uses nothing up.
  const isOurs = begun?.about['provider'] === name && http.req.query('state') === attempt.state;
  const taken = isOurs ? await takeTicket(db, 'start', secret, now) : null;
  if (!taken) return toSignIn(http, name, safePath(begun?.about['redirect']), null);
  deleteCookie(http, startCookie.name, startCookie);
  const { redirect, sessionId } = taken.about;
  const asked = taken.userId && sessionId ? { userId: taken.userId, sessionId } : null;
  const writing = { now, random, device: deviceOf(http), language: languageToKeep(http.req.raw.headers) };
  let person: Person;
  try {
    person = await provider.identify(new URL(http.req.url).searchParams, attempt);
  } catch (error) {
    const problem = refusalOf(http, error);
    return asked ? toSettings(http, name, problem) : toSignIn(http, name, safePath(redirect), { problem });
  }
  if (asked) {
    const problem = await transact(db, (tx) => linkArrival(tx, asked, { provider: name, person }, writing));
    return toSettings(http, name, problem);
  }
  const arrival = () => transact(db, (tx) => arrive(tx, name, person, writing));
  // Another request has made the account meanwhile: now it is there.
  const arrived = await arrival().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'email_exists') return arrival();
    throw error;
  });
  return toSignIn(http, name, safePath(redirect), arrived);
}

const callbackOf = (http: Http, name: ProviderName) =>
  `${http.get('services').settings.origins.app}/api/auth/login-${name}/callback`;

function refusalOf(http: Http, error: unknown): ProviderProblem {
  if (!(error instanceof OAuthRefused)) throw error;
  if (error.problem === 'failed') http.get('log').warn({ err: error.cause }, 'sign-in with a provider failed');
  return error.problem;
}

/** Back to the sign-in, which claims what became of it; without `arrival` there is nothing to claim, and it says so. */
async function toSignIn(http: Http, provider: ProviderName, redirect: string, arrival: Arrival | null) {
  const { db, clock, random } = http.get('services');
  if (arrival) {
    const { userId = null, ...rest } = { ...arrival } as { userId?: string; email?: string; problem?: ProviderProblem };
    const ticket = { kind: 'handover', userId, about: { provider, ...rest } } as const;
    setSecretCookie(http, handoverCookie, await openTicket(db, ticket, { now: clock.now(), random }));
  }
  const query = new URLSearchParams({ handover: '1', ...(redirect !== '/' && { redirect }) });
  return http.redirect(`/sign-in?${query}`);
}

function toSettings(http: Http, provider: ProviderName, problem: ProviderProblem | null): Response {
  const query = new URLSearchParams(problem ? { provider, link_problem: problem } : { linked: provider });
  return http.redirect(`/settings/account?${query}`);
}
