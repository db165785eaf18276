import '@vanilla-extract/css/disableRuntimeStyles';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import type { Draft, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { AppRef } from '../../../machines/shell/app/app.machine';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import { App } from '../../../src/app/App';
import { wire } from '../../../src/app/wire';
import { connect } from '../../../src/effects/server/call';
import { draftKey, positionKey } from '../../../src/effects/storage/draftKeys';
import { readTheme } from '../../../src/effects/browser/theme';
import type { Customer, Product } from './product';
import type { FaultProxy } from './faultProxy';

/*
 * A browser tab with the wizard in it: the root, the effects and the views as they are, over happy-dom. Its timers run
 * only here, `pace` ms at a time, so that 30 s without an answer are over at once. What takes time of ours is waited for
 * meanwhile, the server and code that is loaded on demand: none of the tab's time is lost to a machine that is slow.
 */

const ours = { wait: globalThis.setTimeout, immediate: globalThis.setImmediate };
const pace = 20;
/** How often we look whether code is being loaded, in ms of the tab's own. */
const glance = 500;
const step = 100;

/** Of the clock that the country list's lifetime is measured by: each tab begins a week later. */
let week = 0;

export interface Arrival {
  /** Where they come to; by itself the wizard. */
  at?: string;
  /** Whoever is signed in. */
  customer?: Customer | undefined;
  /** Their access token has run out. */
  isStale?: boolean | undefined;
  draft?: Partial<Draft> | undefined;
  position?: WizardPosition | undefined;
}

let root: AppRef | undefined;
let serverProxy: FaultProxy | undefined;

/** Lets time go by, `ms` of the tab's own, and everything happen that follows. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await until('the server has answered', () => !serverProxy?.isServerBusy());
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, left));
      await new Promise((done) => ours.immediate(done));
    });
  }
}

/** Until something is so; the tab's time goes by meanwhile. @throws with the page when it does not become so in time */
export async function until<Value>(what: string, look: () => Value | false | null | undefined, patience = 12_000) {
  const opened = root;
  for (let spent = 0; ; ) {
    // A test that was given up must not wind the next one's time.
    if (root !== opened) throw new Error(`${what}: the tab was closed.`);
    const seen = look();
    if (seen) return seen;
    if (spent > patience) throw new Error(`${what}: not after ${spent} ms. The page says: ${words()}`);
    const isBusy = serverProxy?.isServerBusy();
    const mayLoad = spent % glance === 0;
    const passes = isBusy ? 0 : pace;
    spent += passes;
    await act(async () => {
      await vi.advanceTimersByTimeAsync(passes);
      if (mayLoad) await vi.dynamicImportSettled();
      else await new Promise((done) => (isBusy ? ours.wait(done, 1) : ours.immediate(done)));
    });
  }
}

/** What stands on the page. */
export const words = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');
export const says = (text: string) => words().includes(text);

/** Every actor that runs below the root. */
function actors(ref: AnyActorRef = root as AnyActorRef): AnyActorRef[] {
  const { children = {} } = ref.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [ref, ...Object.values(children).flatMap((child) => (child ? actors(child) : []))];
}

/** What is under way: states that call themselves busy, and whatever on the page says so. */
export function underWay(): string[] {
  const busy = actors().flatMap((ref) => {
    const { status, tags } = ref.getSnapshot() as { status: string; tags?: Set<string> };
    return status === 'active'
      ? [...(tags ?? [])].filter((tag) => waiting.has(tag)).map((tag) => `${ref.id} is ${tag}`)
      : [];
  });
  const seen = [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"]')].map(
    (found) => `the page shows ${found.getAttribute('aria-label') ?? found.textContent ?? found.tagName}`,
  );
  const said = words().match(/(?:Loading|Checking|Saving|Holding it for you)\.\.\./g) ?? [];
  return [...busy, ...seen, ...said];
}
// A skeleton is seen on the page, unless the customer is asked something in its place.
const waiting = new Set(['busy', 'searching', 'sending', 'renewing']);

/** Opens the wizard, or another screen, as who comes to it finds it. */
export async function open(product: Product, proxy: FaultProxy, arrival: Arrival): Promise<void> {
  const { customer, isStale, draft, position } = arrival;
  const wizard = customer ? '/website-setup' : '/website-setup?source=visitor';
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'settings' });
  data.textContent = JSON.stringify(product.browser);
  document.head.innerHTML = '<title>Sitewright</title><meta name="description" content="">';
  document.head.append(data);
  window.history.replaceState(null, '', arrival.at ?? wizard);
  if (customer) {
    const { access_token, refresh_token } = customer.tokens;
    const token = isStale ? 'stale' : access_token;
    for (const key of ['token', 'access_token']) localStorage.setItem(key, token);
    localStorage.setItem('refresh_token', refresh_token);
    localStorage.setItem('auth-storage', JSON.stringify({ epoch: 'e', user: { token, refresh_token } }));
  }
  if (draft) localStorage.setItem(draftKey, JSON.stringify(draft));
  if (position) localStorage.setItem(positionKey, JSON.stringify(position));
  serverProxy = proxy;
  vi.stubGlobal('fetch', proxy.fetch);
  const app = createActor(wire(), { systemId: 'app', input: readTheme() });
  root = app;
  connect({
    addresses: { '/api': product.browser['VITE_API_URL'] ?? '', '/ai': product.browser['VITE_AI_URL'] ?? '' },
    session: () => app.system.get('session') as SessionRef,
    fetch: proxy.fetch,
  });
  app.start();
  await act(async () => void render(createElement(App, { root: app })));
}

export function close(): void {
  cleanup();
  root?.stop();
  root = undefined;
}

/** Once a file: the tab's own time, and what happy-dom does not have. */
export function prepareBrowser(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  window.scrollTo = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    // happy-dom loads no frame, and says so each time.
    if (!String(said[0]).includes('Iframe page loading is disabled')) error(...said);
  });
  const began = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => began() + week);
  // The browser's own clock, which nobody can wind.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), delay);
    return controller.signal;
  });
}
export const nextWeek = () => {
  week += 7 * 24 * 3_600_000;
};

export const draftText = () => localStorage.getItem(draftKey);

const main = () => document.querySelector('main') ?? document.body;
const isShown = (element: Element) => !element.closest('[inert], [aria-hidden="true"], [hidden]');
const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
/** A button that can be pressed, by its name. Not by its role: that asks every element of the page, at every look. */
export const buttonNamed = (name: string | RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (button) =>
      !button.disabled &&
      button.getAttribute('aria-disabled') !== 'true' &&
      isShown(button) &&
      (typeof name === 'string' ? nameOf(button) === name : name.test(nameOf(button))),
  );
export const press = async (name: string | RegExp) => {
  const button = await until(`a button "${name}"`, () => buttonNamed(name));
  await act(async () => void fireEvent.click(button));
};
export const fill = async (label: string | RegExp, value: string) => {
  const field = await until(`a field "${label}"`, () => within(main()).queryAllByLabelText(label)[0]);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};
