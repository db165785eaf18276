// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routeChunks } from '../../src/app/boot/routeChunks';
import { type Pattern, routes } from '../../src/system/routes';
import { type CallName, type Fault, faults, FaultProxy } from './support/faultProxy';
import { type Customer, type Product, startProduct } from './support/product';
import * as tab from './support/wizardTab';

/*
 * Each address of the product, with the root, the effects, the views and the server as they are: opened by a visitor, by a
 * customer, and by the customer again with one after the other of the calls that it made then failing. Addresses and calls
 * come from the product, so that a new one is tried as soon as it is there.
 */

const patterns = Object.keys(routes) as Pattern[];
const pathOf = (pattern: Pattern) =>
  pattern.replace('*', '/nowhere').replace(':id', '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01').replace('/:page?', '');

const oops = 'Oops! Something went wrong';
/** Headings that say something else than the route's title. */
const headings: Partial<Record<Pattern, string>> = {
  '/forgot-password': 'Forgot your password?',
  '/website-setup': 'Domain Selection',
  '/401': 'You are not signed in',
  '/403': 'This is not open to you',
  '/404': 'Oops! Page Not Found!',
  '/500': oops,
  '/503': 'We will be back soon',
  '*': 'Oops! Page Not Found!',
};
const headingOf = (pattern: Pattern) => headings[pattern] ?? routes[pattern].title;

/** Calls without which a screen is whole: nobody asked for them, and nothing is said. */
const quiet: readonly CallName[] = ['drafts', 'billingOverview', 'balance', 'network', 'oauthProviders'];
/** What a page says of a call that failed. */
const words = /not known|could not|Failed to|went wrong|Please try again|try again later|Too many requests/i;
/** What another call has found out by then: the website of these addresses is nobody's. With it stands the way back. */
const missing = /Website not found.*Back to websites/s;
/** The ways on, the nearest first. */
const ways = [/^Retry$/, /^Try again$/i, /^Look again$/, /^Load again$/, /^Back to Home$/];

const met = new Set<CallName>();
/** The faults of a call on the first screen that makes it; those of the wizard have tests of their own. */
function faultsOf(call: CallName, pattern: Pattern): readonly Fault[] {
  if (met.has(call) || pattern === '/website-setup') return [];
  met.add(call);
  return faults;
}

let product: Product;
let customer: Customer;
let proxy: FaultProxy;
beforeAll(async () => {
  [product] = await Promise.all([
    startProduct(),
    ...Object.values(routeChunks).map(({ load }) => load()),
    import('../../src/effects/server/http'),
    import('../../src/effects/storage/storedDraft'),
    import('../../src/effects/server/countryList'),
  ]);
  customer = await product.customer({ balance: 0 });
  tab.prepareBrowser();
}, 120_000);
const close = () => {
  tab.close();
  proxy.close();
};
afterEach(close);
afterAll(() => product.stop());

const heading = () => document.querySelector('h1')?.textContent ?? '';
const isQuiet = () => heading() !== '' && tab.underWay().length === 0 && !proxy.isServerBusy();
/** What a screen asks for after its first look is asked for by then. */
const settle = async (at: string) => {
  await tab.until(`${at} is quiet`, isQuiet, 60_000);
  await tab.pass(600);
  await tab.until(`${at} is quiet`, isQuiet, 60_000);
};
async function open(at: string, who: Customer | undefined, broken?: { call: CallName; fault: Fault }) {
  proxy = new FaultProxy();
  tab.nextWeek();
  if (broken) proxy.break(broken.call, broken.fault);
  await tab.open(product, proxy, { at, customer: who });
  await settle(at);
}
const address = () => window.location.pathname + window.location.search;

describe('an address', () => {
  it.each(patterns)('%s shows a visitor its screen, or the sign-in and the way back', async (pattern) => {
    const path = pathOf(pattern);
    await open(path, undefined);
    const isOpen = routes[pattern].access !== 'customer';
    expect([address(), heading()]).toEqual(
      isOpen ? [path, headingOf(pattern)] : [`/sign-in?redirect=${encodeURIComponent(path)}`, 'Sign in'],
    );
  });

  it.each(patterns)(
    '%s shows a customer its screen, and without one of its calls words and a way on',
    async (pattern) => {
      const path = pathOf(pattern);
      const [at, title] = routes[pattern].access === 'visitor' ? ['/', 'Dashboard'] : [path, headingOf(pattern)];
      await open(path, customer);
      expect([address(), heading()]).toEqual([at, title]);
      for (const call of new Set(proxy.asked))
        for (const fault of faultsOf(call, pattern)) {
          close();
          await open(path, customer, { call, fault });
          const where = `${path} without ${call} (${fault})`;
          expect([title, oops], where).toContain(heading());
          if (heading() === title && (quiet.includes(call) || missing.test(tab.words()))) continue;
          await tab.until(`${where}: words`, () => words.test(tab.words()), 30_000);
          const way = ways.find((name) => tab.buttonNamed(name));
          expect(way, where).toBeDefined();
          proxy.mend();
          await tab.press(way as RegExp);
          await settle(path);
          expect([title, 'Dashboard'], where).toContain(heading());
          expect(tab.says(oops), where).toBe(false);
        }
    },
  );
});
