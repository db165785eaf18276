import { Agent, request as httpRequest } from 'node:http';
import type { Route } from '../../../contract/wire/route';
import type { RouteName } from '../../../contract/wire/routes';
import { routes } from '../../../contract/wire/routes';

/** Names for the browser's calls of outside services; a call of our own API has its name in `routes`. */
export const outsideCalls = ['searchPhotos', 'countries', 'network'] as const;
type OutsideCall = (typeof outsideCalls)[number];
export type CallName = RouteName | OutsideCall;

/**
 * What becomes of a faulty call: no connection, no answer ever, a status (`429 later` with Retry-After), a page of HTML
 * where JSON belongs, or JSON of the wrong types.
 */
export const faults = ['failed', 'hung', '429', '429 later', '500', 'html', 'types'] as const;
export type Fault = (typeof faults)[number];

/** Seconds that `429 later` asks to wait. */
export const retryAfter = 7;

const outside: readonly { name: OutsideCall; path: RegExp }[] = [
  { name: 'searchPhotos', path: /^\/photos\/search\/photos$/ },
  { name: 'countries', path: /^\/countries\/v3\.1\/all$/ },
  { name: 'network', path: /^\/network\/cdn-cgi\/trace$/ },
];
const contractCalls = Object.entries(routes).map(([name, route]) => {
  const { method, base, path } = route as Route;
  const pattern = path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?');
  return { name: name as RouteName, method, path: new RegExp(`^${base}${pattern}$`) };
});

/** Which call a request is. @throws when it is none that we know */
export function callOf(method: string, path: string): CallName {
  const found =
    outside.find((one) => one.path.test(path)) ??
    contractCalls.find((one) => one.method === method && one.path.test(path));
  if (!found) throw new Error(`Nobody knows ${method} ${path}.`);
  return found.name;
}

/** The first status that the contract lists is the success; an outside service answers 200. */
const successStatusOf = (name: CallName) =>
  Number(Object.keys((routes as Record<string, Route>)[name]?.replies ?? { 200: 0 })[0]);

/** What a café's network answers instead of the server until one has signed in to it. */
const captivePortal = '<!doctype html><html><title>Sign in to the network</title><h1>Free Wi-Fi</h1></html>';
const answers: Record<Exclude<Fault, 'failed' | 'hung'>, (name: CallName) => Response> = {
  429: () => new Response('Too Many Requests', { status: 429 }),
  '429 later': () => new Response('Too Many Requests', { status: 429, headers: { 'Retry-After': String(retryAfter) } }),
  500: () => new Response('Internal Server Error', { status: 500 }),
  html: () => new Response(captivePortal, { status: 200, headers: { 'Content-Type': 'text/html' } }),
  // The status is right, the body is not. A 204 may have no body, so such a call answers 200.
  types: (name) =>
    Response.json([{ id: [7], domain: 7, message: {} }], {
      status: successStatusOf(name) === 204 ? 200 : successStatusOf(name),
    }),
};

/**
 * In the place of the browser's `fetch`: forwards every call to the real server but the one that was broken, and records
 * what was asked for. Cookies are stored as a browser stores them, since Node's `fetch` has no jar for them.
 */
export class FaultProxy {
  readonly asked: CallName[] = [];
  /** Requests that were forwarded and are not answered yet. */
  #underWay = 0;
  #faulty: { name: CallName; fault: Fault } | undefined;
  readonly #cookies = new Map<string, string>();
  readonly #agent = new Agent({ keepAlive: true });

  break(name: CallName, fault: Fault): void {
    this.#faulty = { name, fault };
  }
  mend(): void {
    this.#faulty = undefined;
  }
  /** How often a call was asked for. */
  count = (name: CallName) => this.asked.filter((one) => one === name).length;
  close = () => this.#agent.destroy();

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const name = callOf(request.method, new URL(request.url).pathname);
    this.asked.push(name);
    const { signal } = request;
    signal.throwIfAborted();
    if (this.#faulty?.name === name) {
      const { fault } = this.#faulty;
      if (fault === 'failed') throw new TypeError('Failed to fetch');
      if (fault !== 'hung') return answers[fault](name);
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
    }
    this.#underWay += 1;
    try {
      return await this.#forward(request);
    } finally {
      this.#underWay -= 1;
    }
  };

  /** While it is, the tab's clock must stand still: a slow machine would make its timeouts end. */
  isServerBusy = () => this.#underWay > 0;

  async #forward(request: Request): Promise<Response> {
    const body = Buffer.from(await request.arrayBuffer());
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(cookie && { cookie }),
      'content-length': body.length,
    };
    return new Promise((resolve, reject) => {
      const { signal, method, url } = request;
      const forwarded = httpRequest(url, { method, headers, agent: this.#agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          signal.removeEventListener('abort', stop);
          for (const line of answer.headers['set-cookie'] ?? []) this.#storeCookie(line);
          const { statusCode: status = 500 } = answer;
          const passedOn = Object.entries(answer.headers).flatMap(([key, value]) =>
            typeof value === 'string' ? [[key, value] as [string, string]] : [],
          );
          resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status, headers: passedOn }));
        });
      });
      const stop = () => {
        forwarded.destroy();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      forwarded.on('error', () => reject(new TypeError('Failed to fetch')));
      forwarded.end(body);
    });
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [key = '', value = ''] = pair.split('=');
    if (attributes.some((one) => /max-age=0/i.test(one))) this.#cookies.delete(key);
    else this.#cookies.set(key, value);
  }
}
