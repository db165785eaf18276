import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type * as v from 'valibot';
import type { Route } from '../../contract/wire/route';
import type { Db, Tx } from '../db/client';
import { transact } from '../db/transaction';
import { inLanguage } from '../languages';
import type { Log } from '../log';
import type { Services } from '../services';
import { limitBody } from './body';
import { languageOf } from './language';
import { Problem, tooMany } from './problem';
import type { Authenticate, SignedInUser } from './session';
import { misfits, validate } from './validation';

/** What the middleware of `createApp` gives each request. */
export interface Variables {
  services: Services;
  requestId: string;
  /** Of the client, '' when unknown. */
  address: string;
  log: Log;
  /** For the access log. */
  userId: string | undefined;
  routePattern: string | undefined;
  /** Who calls a route, and when in ms. */
  caller: { now: number; who: Awaited<ReturnType<Authenticate>> };
}
export type AppEnv = { Variables: Variables };
export type App = Hono<AppEnv>;

type Parsed<S> = S extends v.GenericSchema<unknown, unknown> ? v.InferOutput<S> : undefined;
type Part<R, Name extends string> = R extends { [K in Name]: infer S } ? Parsed<S> : undefined;
type Who<R extends Route, T> = R['session'] extends 'required' ? T : R['session'] extends 'optional' ? T | null : null;

type Status<R extends Route> = Extract<keyof R['replies'], number>;
type Body<S> = S extends v.GenericSchema<infer Wire, unknown> ? [body: Wire, headers?: Record<string, string>] : [];

declare const made: unique symbol;
/** An answer made by `call.reply`. */
export interface Reply {
  readonly [made]: true;
}

/** One call of a route: its input as the contract parses it, who calls, and what a handler may use. */
export interface Call<R extends Route> {
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  headers: Part<R, 'headers'>;
  body: Part<R, 'body'>;
  user: Who<R, SignedInUser>;
  session: Who<R, { id: string }>;
  /** Milliseconds: the moment of the request, one for all that it writes. */
  now: number;
  services: Services;
  db: Db;
  /** Runs `work` in a transaction; what it throws undoes it. After a deadlock it runs again. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  log: Log;
  /** Of the client, '' when unknown. */
  address: string;
  requestId: string;
  /** Hono's own, for cookies and headers. */
  http: Context<AppEnv>;
  /** Answers with a status of the contract, in wire form (money as decimal strings). */
  reply<S extends Status<R>>(status: S, ...rest: Body<R['replies'][S]>): Reply;
}

export interface RouteOptions {
  /** Bytes of the body (256 KiB). */
  bodyLimit?: number;
  /** What a larger one is told. */
  tooLarge?: () => Problem;
  /**
   * Calls of one customer that may be under way at once, counted before the body is read: what is sent lies in memory, and
   * 429 costs less than its reading. Routes that share the object count together.
   */
  atOnce?: AtOnce;
}

/** How many at once, and how many each customer has under way. */
export interface AtOnce {
  readonly most: number;
  readonly underWay: Map<string, number>;
}

/** Pictures that a customer sends side by side; a browser sends one after the other. */
export const uploadsAtOnce: AtOnce = { most: 6, underWay: new Map() };

const ordinaryBody = 256 * 1024;

/**
 * Binds a handler to a route of the contract: input is checked before it (400), the session looked up (401), the reply
 * checked after it where `checkReplies` is set. A refusal is a thrown `Problem`.
 */
export function route<const R extends Route>(
  app: App,
  contract: R,
  handler: (call: Call<R>) => Promise<Reply | Response>,
  options: RouteOptions = {},
): void {
  const pattern = `${contract.base}${contract.path}`;
  const limit = limitBody(options.bodyLimit ?? ordinaryBody, options.tooLarge);
  /** Who calls, before anything of the body is read. */
  const admit: MiddlewareHandler<AppEnv> = async (http, next) => {
    http.set('routePattern', pattern);
    const now = http.get('services').clock.now();
    const who = await callerOf(contract, http, now);
    http.set('caller', { now, who });
    const leave = enter(options.atOnce, who?.user.id ?? '');
    try {
      await next();
    } finally {
      leave();
    }
  };
  // The router answers with and without the slash at the end when the pattern has none.
  app.on(contract.method, pattern.replace(/\/$/, ''), admit, limit, async (http) => {
    const services = http.get('services');
    const { now, who } = http.get('caller');
    // Each part by name, here and wherever every look comes by: an object that is spread gets a shape of its own each time,
    // which only a collection of the whole heap takes away.
    const call = {
      params: contract.params && validate(contract.params, http.req.param()),
      query: contract.query && validate(contract.query, http.req.query()),
      headers: contract.headers && validate(contract.headers, http.req.header()),
      body: contract.body && validate(contract.body, await jsonOf(http)),
      user: who?.user ?? null,
      session: who?.session ?? null,
      now,
      services,
      db: services.db,
      tx: (work: (tx: Tx) => Promise<unknown>) => transact(services.db, work),
      log: http.get('log'),
      address: http.get('address'),
      requestId: http.get('requestId'),
      http,
      reply: (status: number, body?: unknown, headers?: Record<string, string>) =>
        answer(contract, http, status, body, headers),
    };
    // What is said on the way, also by what it throws, is said to whoever asks.
    const result = await inLanguage(languageOf(http.req.raw.headers), () => handler(call as unknown as Call<R>));
    return result as unknown as Response;
  });
}

/** Counts a call as under way. @returns what counts it as ended @throws {Problem} 429 */
function enter(atOnce: AtOnce | undefined, customer: string): () => void {
  if (!atOnce) return () => undefined;
  const { most, underWay } = atOnce;
  const count = underWay.get(customer) ?? 0;
  if (count >= most) throw tooMany(1_000);
  underWay.set(customer, count + 1);
  return () => {
    const left = (underWay.get(customer) ?? 1) - 1;
    if (left > 0) underWay.set(customer, left);
    else underWay.delete(customer);
  };
}

async function callerOf(contract: Route, http: Context<AppEnv>, now: number) {
  if (contract.session === 'none') return null;
  const { authenticate, db } = http.get('services');
  const token = /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(http.req.header('authorization') ?? '')?.[1];
  const who = token ? await authenticate(db, token, now) : null;
  if (!who && contract.session === 'required') {
    throw new Problem(401, 'Session expired. Please log in again.', {
      code: 'unauthenticated',
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  http.set('userId', who?.user.id);
  return who;
}

async function jsonOf(http: Context<AppEnv>): Promise<unknown> {
  const text = await http.req.text();
  if (text === '') return {};
  // A form of another site can send any text, but not this type without asking first.
  if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
    throw new Problem(415, 'The request must be JSON.', { code: 'not_json' });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem(400, 'The request is no valid JSON.', { code: 'not_json' });
  }
}

function answer(
  contract: Route,
  http: Context<AppEnv>,
  status: number,
  body: unknown,
  headers: Record<string, string> | undefined,
): Response {
  const schema = contract.replies[status];
  if (schema === undefined) throw new Error(`${contract.path} has no reply ${status}`);
  if (schema !== null && http.get('services').checkReplies) {
    const found = misfits(schema, body);
    if (found.length > 0)
      throw new Error(`The reply ${status} of ${contract.path} breaks the contract: ${found.join(', ')}`);
  }
  const init = { 'cache-control': 'no-store', ...headers };
  // Through Hono, which adds the cookies that a handler has set.
  if (schema === null) return http.newResponse(null, status as StatusCode, init);
  return http.newResponse(JSON.stringify(body), status as StatusCode, {
    ...init,
    'content-type': 'application/json; charset=utf-8',
  });
}
