import ky from 'ky';
import * as v from 'valibot';
import { t } from '../../../contract/languages/t';
import { type Failure, noAnswer } from '../../../contract/rules/failure';
import { Problem } from '../../../contract/wire/problem';
import type { Route } from '../../../contract/wire/route';
import { type RouteName, routes } from '../../../contract/wire/routes';
import { authorityOf } from './authority';
import { lastTrouble } from './lastTrouble';
import type { Call, CallOptions, CallReply } from './callTypes';
import { writeOrder } from './writeOrder';

interface AnyRequest {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  token?: string;
  file?: Blob;
  fetch?: typeof fetch;
}

/** Milliseconds until a call that has not all of its answer is given up; drawing logos takes its time, and so does a large file. */
const patienceOf = (name: RouteName) => patience[name] ?? 30_000;
const patience: Partial<Record<RouteName, number>> = { generateLogo: 60_000, uploadPhoto: 600_000 };

/** The contract's calls over ky. `fetch` is the one argument that is the outside world. */
export function createCall({ addresses, session, early, fetch }: CallOptions): Call {
  const authority = authorityOf(session);
  const placeInOrder = writeOrder();
  const http = ky.create({
    credentials: 'include',
    headers: { Accept: 'application/json' },
    retry: 0,
    throwHttpErrors: false,
    // Ours is for the whole of a call: the body may stop half-way, and an early reply is not ky's.
    timeout: false,
    ...(fetch && { fetch }),
  });

  return async <Name extends RouteName>(name: Name, request: AnyRequest, signal?: AbortSignal) => {
    const route: Route = routes[name];
    if (route.method !== 'GET' && route.method !== 'DELETE' && (request.body ?? request.file) === undefined)
      throw failure(null, {
        message: t('The {method} method requires a request body.', { method: route.method }),
        code: 'body_required',
      });

    const path = pathOf(route.path, request.params);
    // Made once, so that a replay sends the same bytes.
    const body = request.file ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const isAuthorised = request.token === undefined && route.session !== 'none';
    const sitting = authority.sitting();
    // Only what the session's own token may be refused is ever sent again.
    const place = isAuthorised && route.method !== 'GET' ? placeInOrder() : undefined;
    const limit = new AbortController();
    const over = new Promise<never>((_, reject) => {
      limit.signal.onabort = () => reject(failure(null, { message: '', code: noAnswer }));
    });
    over.catch(() => undefined);
    const timer = setTimeout(() => limit.abort(), patienceOf(name));

    const send = (bearer: string | null) =>
      http(addresses[route.base] + path, {
        method: route.method,
        searchParams: queryOf(request.query),
        headers: {
          ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...textsOf(request.headers),
        },
        ...(body !== undefined && { body }),
        ...(request.fetch && { fetch: request.fetch }),
        // Whoever signs out may close the page at once.
        ...(name === 'logout' && { keepalive: true }),
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      });

    const exchange = async () => {
      if (place?.isBehind) {
        await place.turn();
        signal?.throwIfAborted();
      }
      const token = request.token ?? (isAuthorised ? authority.token() : null);
      const isEarly = route.method === 'GET' && route.base === '/api' && (token || !isAuthorised);
      const query = new URLSearchParams(queryOf(request.query)).toString();
      let response = await ((isEarly && early?.(query ? `${path}?${query}` : path, token)) || send(token));
      if (response.status === 401 && token && isAuthorised) {
        place?.refuse();
        const refusal = await failureOf(response);
        if (refusal.code === 'wrong_credentials') throw refusal;
        await authority.renew(token, sitting);
        await place?.turn();
        signal?.throwIfAborted();
        const replay = send(authority.tokenOf(sitting));
        place?.leave();
        response = await replay;
      }
      // An early reply knows nothing of this call's signal.
      signal?.throwIfAborted();
      return (await replyOf(route, response)) as CallReply<Name>;
    };

    try {
      return await Promise.race([exchange(), over]);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw isFailure(error) ? error : failure(null, unanswered(error));
    } finally {
      clearTimeout(timer);
      place?.leave();
    }
  };
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'status' in error;

/** Something answered, though no server of ours (a proxy's page, say), or nothing did. */
const unanswered = (error: unknown) => ({
  message: '',
  ...(error instanceof SyntaxError && { code: 'unreadable_reply' }),
});

const failure = (status: number | null, problem: v.InferOutput<typeof Problem>, retryAfter?: number): Failure => ({
  status,
  ...problem,
  ...(retryAfter !== undefined && { retryAfter }),
});

async function replyOf(route: Route, response: Response): Promise<unknown> {
  const schema = route.replies[response.status];
  if (schema === undefined) throw await failureOf(response);
  const body = schema === null ? null : bodyOf(schema, await (route.isFile ? response.blob() : response.json()));
  return Object.keys(route.replies).length === 1 ? body : { status: response.status, body };
}

function bodyOf(schema: v.GenericSchema, sent: unknown): unknown {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw failure(null, { message: '', code: 'unexpected_reply' });
  return parsed.output;
}

async function failureOf(response: Response): Promise<Failure> {
  if (response.status > 499) lastTrouble.headers = response.headers;
  const parsed = v.safeParse(Problem, await response.json().catch(() => null));
  const { status } = response;
  return failure(status, parsed.success ? parsed.output : { message: wordless[status] ?? '' }, retryAfterOf(response));
}

/** Of replies without a body, where the contract has none of that status. */
const wordless: Readonly<Record<number, string>> = { 204: t('Content not found.'), 304: t('Content not modified!') };

/** Milliseconds; the header holds seconds, or a date, which only the server's own clock understands. */
function retryAfterOf(response: Response): number | undefined {
  const text = response.headers.get('Retry-After');
  if (!text) return undefined;
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1_000
    : Date.parse(text) - Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const pathOf = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const textsOf = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const queryOf = (query?: Readonly<Record<string, unknown>>) => (query ? textsOf(query) : '');
