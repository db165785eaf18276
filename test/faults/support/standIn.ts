import { Agent, request as ask } from 'node:http';
import type { Route } from '../../../contract/wire/route';
import type { RouteName } from '../../../contract/wire/routes';
import { routes } from '../../../contract/wire/routes';

/** What a call of an outside service is named by here; those of the contract have their row's name. */
export const outsideCalls = ['searchPhotos', 'countries', 'network'] as const;
type OutsideCall = (typeof outsideCalls)[number];
export type CallName = RouteName | OutsideCall;

export const faults = ['failed', 'hung', '429', '429 later', '500', 'html', 'types'] as const;
export type Fault = (typeof faults)[number];

/** Seconds that a 429 asks to wait. */
export const retryAfter = 7;

const outside: readonly { name: OutsideCall; path: RegExp }[] = [
  { name: 'searchPhotos', path: /^\/photos\/search\/photos$/ },
  { name: 'countries', path: /^\/countries\/v3\.1\/all$/ },
  { name: 'network', path: /^\/network\/cdn-cgi\/trace$/ },
];
const rows = Object.entries(routes).map(([name, row]) => {
  const { method, base, path } = row as Route;
  const pattern = path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?');
  return { name: name as RouteName, method, path: new RegExp(`^${base}${pattern}$`), isFixed: !path.includes(':') };
});

/** Which call a request is. @throws when it is none that we know */
export function callOf(method: string, path: string): CallName {
  const found =
    outside.find((one) => one.path.test(path)) ??
    rows.filter((one) => one.method === method && one.path.test(path)).sort((one) => (one.isFixed ? -1 : 1))[0];
  if (!found) throw new Error(`Nobody knows ${method} ${path}.`);
  return found.name;
}

const successOf = (name: CallName) =>
  Number(Object.keys((routes as Record<string, Route>)[name]?.replies ?? { 200: 0 })[0]);

const page = '<!doctype html><html><title>Sign in to the network</title><h1>Free Wi-Fi</h1></html>';
const answers: Record<Exclude<Fault, 'failed' | 'hung'>, (name: CallName) => Response> = {
  429: () => new Response('Too Many Requests', { status: 429 }),
  '429 later': () => new Response('Too Many Requests', { status: 429, headers: { 'Retry-After': String(retryAfter) } }),
  500: () => new Response('Internal Server Error', { status: 500 }),
  html: () => new Response(page, { status: 200, headers: { 'Content-Type': 'text/html' } }),
  // As the row says, but for what is in it; a call that brings nothing has no types.
  types: (name) =>
    Response.json([{ id: [7], domain: 7, message: {} }], { status: successOf(name) === 204 ? 200 : successOf(name) }),
};

/**
 * In front of the real server, in the place of the browser's `fetch`: passes everything on but the one call that has a
 * fault, and keeps who asked for what. Cookies are kept as a browser keeps them.
 */
export class StandIn {
  readonly asked: CallName[] = [];
  /** Requests that the server has not answered yet. */
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
      return await this.#pass(request);
    } finally {
      this.#underWay -= 1;
    }
  };

  /** The server is at work: no time goes by meanwhile, however slow this machine is. */
  isServed = () => this.#underWay > 0;

  async #pass(request: Request): Promise<Response> {
    const body = Buffer.from(await request.arrayBuffer());
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(cookie && { cookie }),
      'content-length': body.length,
    };
    return new Promise((resolve, reject) => {
      const { signal, method, url } = request;
      const asking = ask(url, { method, headers, agent: this.#agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          signal.removeEventListener('abort', stop);
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
          const { statusCode: status = 500 } = answer;
          const said = Object.entries(answer.headers).flatMap(([key, value]) =>
            typeof value === 'string' ? [[key, value] as [string, string]] : [],
          );
          resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status, headers: said }));
        });
      });
      const stop = () => {
        asking.destroy();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      asking.on('error', () => reject(new TypeError('Failed to fetch')));
      asking.end(body);
    });
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [key = '', value = ''] = pair.split('=');
    if (attributes.some((one) => /max-age=0/i.test(one))) this.#cookies.delete(key);
    else this.#cookies.set(key, value);
  }
}
