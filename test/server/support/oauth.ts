import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from '../../../server/app';
import { createProviders } from '../../../server/providers/create';
import { createSandbox } from '../../../server/sandbox/app';
import { readSettings, type Settings } from '../../../server/settings';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import type { TestDatabase } from './database';
import { openDoors } from './identity';
import { pictures } from './pictures';

/** Who the tester says is signing in; by default a proved mailbox. */
export interface Choice {
  email?: string;
  name?: string;
  subject?: string;
  isVerified?: boolean;
  answer?: 'continue' | 'cancel' | 'fail';
}

let people = 0;
/** A mailbox that no other test uses. */
export const someone = () => {
  people += 1;
  return `someone${people}@bakery.example`;
};

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * The product with the stand-ins of Google and GitHub, which it reaches over HTTP as it would reach the real ones.
 * `close` ends them. `between` answers a request to them in their place.
 */
export async function openProviders(database: TestDatabase) {
  let sandbox: Fetch = () => new Response(null, { status: 503 });
  const between: { answer: ((request: Request) => Response | Promise<Response> | null) | null } = { answer: null };
  let server!: Server;
  const port = await new Promise<number>((resolve) => {
    const fetch = async (request: Request) => (await between.answer?.(request)) ?? sandbox(request);
    server = serve({ fetch, port: 0 }, (info) => resolve(info.port)) as Server;
  });
  const settings: Settings = readSettings({ PORT: String(port - 2), OAUTH: 'sandbox' });
  const doors = openDoors(database, { settings });
  const { clock, random, log } = doors.services;
  const standIns = createSandbox({ settings, clock, random, log });
  sandbox = (request) => standIns.fetch(request);
  const { oauth } = createProviders({ settings, clock, random, log, pictures });
  doors.services.providers = { ...doors.services.providers, oauth };
  const app = createApp(doors.services);
  return {
    ...doors,
    app,
    between,
    /** A second set of stand-ins with keys and codes of their own. */
    impostor: createSandbox({ settings, clock, random, log }),
    browser: () => openBrowser((path, init) => app.request(path, init), settings),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** A browser: it keeps cookies by path, follows nothing by itself, and fills in the provider's page. */
export function openBrowser(ask: Ask, settings: Settings) {
  const jar = new Map<string, { value: string; path: string }>();

  const request = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar]
      .filter(([, kept]) => path.startsWith(kept.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await ask(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const told = (wanted: string) => attributes.find((one) => one.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      if (told('Max-Age') === '0') jar.delete(name);
      else jar.set(name, { value, path: told('Path') ?? '/' });
    }
    return response;
  };

  const post = (path: string, token?: string) =>
    request(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: '{}',
    });

  const leadOf = (response: Response) => response.headers.get('location') ?? '';

  /** Sends the provider's page. @returns where it leads back to, as a path of ours */
  const choose = async (address: string, { isVerified = true, answer = 'continue', ...rest }: Choice) => {
    const page = new URL(address);
    const form = new URLSearchParams(page.search);
    for (const [name, value] of Object.entries({ ...rest, answer })) form.set(name, value);
    if (isVerified) form.set('is_verified', 'on');
    const response = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    return leadOf(response).replace(settings.origins.app, '');
  };

  /** @returns the address of the provider's page */
  const begin = async (provider: ProviderName, query = '') =>
    leadOf(await request(`/api/auth/login-${provider}${query}`));

  /** @returns the address of our page that the callback leads to */
  const finish = async (callback: string) => leadOf(await request(callback));

  const claim = () => post('/auth/handover/');

  return {
    jar,
    request,
    post,
    begin,
    choose,
    finish,
    claim,
    /** The whole way, to the answer to the claim. */
    async signIn(provider: ProviderName, choice: Choice, query = '') {
      await finish(await choose(await begin(provider, query), choice));
      return claim();
    },
    /** The whole way from the press of Link. @returns the address of our page that it leads to */
    async link(token: string, provider: ProviderName, choice: Choice) {
      const begun = await post(`/auth/identities/${provider}/link/`, token);
      const { address } = (await begun.json()) as { address: string };
      return finish(await choose(leadOf(await request(address)), choice));
    },
  };
}
