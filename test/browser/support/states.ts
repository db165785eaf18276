import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { LeafOf } from '../../../machines/paths/states';
import { type Stranger, stranger } from './journey';
import type { Product } from './product';
import type { Axe } from './test';
import type { Watch } from './watch';

/**
 * By which face each state of a machine is seen; without one of them it does not compile. After `: ` stands why a state
 * has no face of its own.
 */
export type Faces<M extends AnyStateMachine> = Record<LeafOf<M>, string>;

/** Looks at faces by their names, and knows in the end whether any is missing. */
export class Gallery {
  readonly #seen = new Set<string>();
  readonly #page: Page;
  readonly #axe: Axe;

  constructor(page: Page, axe: Axe) {
    this.#page = page;
    this.#axe = axe;
  }

  /** @param shown what tells that the page is in that state: there before and after it was looked at */
  async look(face: string, shown: Locator): Promise<void> {
    await test.step(face, async () => {
      await expect(shown).toBeVisible();
      await this.#axe(this.#page, `state-${face.replace(/\W+/g, '-')}`);
      await expect(shown, `still: ${face}`).toBeVisible();
    });
    this.#seen.add(face);
  }

  /** Every state of each machine, by its name, was looked at. */
  expectAll(machines: Record<string, Record<string, string>>): void {
    const missing = Object.entries(machines).flatMap(([machine, faces]) =>
      Object.entries(faces)
        .filter(([, face]) => !face.startsWith(': ') && !this.#seen.has(face))
        .map(([state, face]) => `${machine} ${state}: ${face}`),
    );
    expect(missing, 'states that were not looked at').toEqual([]);
  }
}

/** A button that says that it is at work. */
export const busy = (button: Locator) => button.and(button.page().locator('[aria-busy=true]'));

/** Keeps the answers to a call back while something is looked at; then they come, the server's or the given one. */
export async function whileHeld(
  page: Page,
  call: string | RegExp,
  look: () => Promise<void>,
  answer = (route: Route) => route.continue(),
): Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const answers: Promise<void>[] = [];
  await page.route(call, (route) => {
    // What the page no longer waits for cannot be answered.
    answers.push(opened.then(() => answer(route)).catch(() => undefined));
  });
  await look();
  open();
  await Promise.all(answers);
  await page.unroute(call);
}

/** Answers a call in the server's place while something is looked at. */
export async function whileAnswered(
  page: Page,
  call: string | RegExp,
  answer: (route: Route) => Promise<void>,
  look: () => Promise<void>,
): Promise<void> {
  await page.route(call, answer);
  await look();
  await page.unroute(call);
}

/** An answer with nothing but its status, and a sentence that is not for customers. */
export const refusing =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers, json: { message: 'No.' } });

/**
 * Has what goes by itself after one of these times in ms, a screen or a call that is given up, stay on the pages that
 * are opened from now on, until `endWaits`: looking at it in every face may take longer than that.
 */
export const stopWaits = (page: Page, ...times: number[]) =>
  page.addInitScript((stopped) => {
    const begin = globalThis.setTimeout.bind(globalThis);
    const end = globalThis.clearTimeout.bind(globalThis);
    const waits = new Map<unknown, { act: () => void; ms: number }>();
    const beginUnlessStopped = (act: () => void, ms = 0) => {
      if (!stopped.includes(ms)) return begin(act, ms);
      const id = begin(() => undefined, 2 ** 31 - 1);
      waits.set(id, { act, ms });
      return id;
    };
    globalThis.setTimeout = beginUnlessStopped as typeof setTimeout;
    globalThis.clearTimeout = (id) => {
      waits.delete(id);
      end(id);
    };
    document.addEventListener('waits.end', (event) => {
      const due = [...waits].filter(([, { ms }]) => ms === (event as CustomEvent).detail);
      for (const [id, { act }] of due) {
        waits.delete(id);
        act();
      }
    });
  }, times);

/** Has what `stopWaits` stopped, and would have gone after that many ms, go now. */
export const endWaits = (page: Page, ms: number) =>
  page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('waits.end', { detail }));
  }, ms);

/** The address of the file that a module was built into, for a tour that keeps it back. */
export function fileWith(module: string): string {
  const path = join(import.meta.dirname, '../../../dist/modules.json');
  const files = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { modules: [string, number][] }>;
  const found = Object.entries(files).find(([, { modules }]) => modules.some(([name]) => name === module));
  if (!found) throw new Error(`No file holds ${module}.`);
  return `**/${found[0]}`;
}

/** Has the file that a module was built into be lost on its way, until the page's routes are taken away. */
export const loseFileWith = (page: Page, module: string) =>
  page.route(fileWith(module), (route) => route.abort('connectionrefused'));

/** How a call is known: the file that makes it, as `fileWith` names it, what it is made on, or what it is given. */
interface Call {
  by?: string;
  on?: string;
  given?: unknown;
}

/**
 * Has a function of the browser throw in the next such call, and be itself again: an error in the product's own code,
 * which nothing provokes from outside.
 *
 * @param name from the window on, like `crypto.getRandomValues`
 */
export async function breakNext(page: Page, watch: Watch, name: string, call: Call = {}): Promise<void> {
  const message = `${name} is broken by the tour.`;
  watch.expectError(message);
  const file = call.by?.replaceAll('*', '');
  await page.evaluate(
    ({ path, message, file, on, given }) => {
      const key = path.pop() ?? '';
      const owner = path.reduce<Record<string, unknown>>(
        (parent, part) => parent[part] as Record<string, unknown>,
        globalThis,
      );
      const whole = owner[key] as { new (...given: unknown[]): object; (...given: unknown[]): unknown };
      const check = (self: unknown, parts: readonly unknown[]) => {
        const isMeant =
          (file === undefined || new Error().stack?.includes(file)) &&
          (on === undefined || self === on) &&
          (given === undefined || parts.includes(given));
        if (!isMeant) return;
        owner[key] = whole;
        throw new Error(message);
      };
      owner[key] = new Proxy(whole, {
        apply: (target, self, parts) => {
          check(self, parts);
          return Reflect.apply(target, self, parts);
        },
        construct: (target, parts) => {
          check(undefined, parts);
          return Reflect.construct(target, parts);
        },
      });
    },
    { path: name.split('.'), message, file, on: call.on, given: call.given },
  );
}

/** A customer with a proved mailbox and no website, in the wizard: at the domain step. */
export async function customerAt(page: Page, product: Product, name: string): Promise<Stranger> {
  const who = stranger(name);
  const names = ['--first-name', who.firstName, '--last-name', who.lastName];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  await page.goto('/sign-in?redirect=/website-setup');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Domain Selection', level: 1 })).toBeVisible();
  return who;
}
