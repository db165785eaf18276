import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { extent, isFull } from '../extent';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

/*
 * Whatever an address says, who signs in stays on our origin. Other origins are recorded and never reached.
 */

/** The browsers of the tours find no such host. */
const evil = 'evil.example';

// Some eighty sign-ins: a record of each of their steps would take longer than they do.
if (isFull) test.use({ trace: 'off' });

const allPayloads = [
  `//${evil}/x`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/.//${evil}/x`,
  `/..//${evil}`,
  `/./\\${evil}`,
  `/website-setup/..//${evil}`,
  `/website-setup/../\\${evil}`,
  `/%2e//${evil}`,
  `/%2f%2f${evil}`,
  `/%2f${evil}`,
  `/%5c${evil}`,
  `/%5c%5c${evil}`,
  `%2f%2f${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r\n/${evil}`,
  `\u0001//${evil}`,
  ` //${evil}`,
  `//user@${evil}`,
  `@${evil}`,
  `.${evil}`,
  `http://${evil}`,
  `https:${evil}`,
  `https:/\\${evil}`,
  `//${evil}%2f..`,
  `///${evil}/..//website-setup`,
  `javascript:location.href="http://${evil}"`,
  `JaVa\tScript:location.href="http://${evil}"`,
  `data:text/html,<script>location.href="http://${evil}"</script>`,
  `blob:http://${evil}/x`,
];

/** Some; what the product makes of all of them is also said where its rule is (src/lib/safePath.test.ts). */
const payloads = extent([`/\t/${evil}`, `javascript:location.href="http://${evil}"`], allPayloads);

/** Opened as the first address; a browser reads some of them as another path of ours. */
const allAddresses = [
  `//${evil}/x`,
  `/\\${evil}/x`,
  `/.//${evil}/x`,
  `/%2e//${evil}/x`,
  `/%2f%2f${evil}/x`,
  `/%5c${evil}/x`,
  `//${evil}/website-setup`,
  `//${evil}/website-setup/`,
  `//website-setup`,
  `/website-setup//${evil}/x`,
  `/website-setup/..//${evil}/x`,
  `/website-setup?redirect=//${evil}`,
  `/website-setup?source=//${evil}#//${evil}`,
  `/?redirect=http://${evil}`,
  `/settings/account?next=/%5c${evil}`,
];

const addresses = extent([`/%2e//${evil}/x`], allAddresses);

/** Of all tests that this worker takes: its product knows them. */
let newcomers = 0;
/** Ten sign-ins a quarter of an hour are a mailbox's: each of these signs in nine times. */
async function* people(product: Product) {
  for (;;) {
    const { email, password } = stranger(`redirect-${newcomers}`);
    newcomers += 1;
    const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
    await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
    for (let time = 0; time < 9; time += 1) yield { email, password };
  }
}
type People = ReturnType<typeof people>;
let everybody: People;
test.beforeAll(({ product }) => {
  everybody = people(product);
});

/** Hears every request that would leave the product, and every page outside of it. */
function fence(page: Page, product: Product): string[] {
  const left: string[] = [];
  const ours = [product.address, product.contentAddress, product.sandboxAddress].map(
    (address) => new URL(address).host,
  );
  const look = (url: string) => {
    const { protocol, host } = new URL(url);
    if (!['about:', 'data:', 'blob:'].includes(protocol) && !ours.includes(host)) left.push(url);
  };
  page.context().on('request', (request) => look(request.url()));
  page.on('websocket', (socket) => look(socket.url()));
  page.on('framenavigated', (frame) => look(frame.url()));
  return left;
}

const signIn = async (page: Page) => {
  const { value } = await everybody.next();
  await page.getByLabel('Email').fill(value?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(value?.password ?? '');
  await page.keyboard.press('Enter');
};

/** Signed in, on a page of ours that is not the sign-in, and nothing went elsewhere. */
async function expectHome(page: Page, product: Product, left: string[], what: string) {
  await expect(page.getByRole('button', { name: 'Account of Zoe Quill' }), what).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  expect(origin, what).toBe(product.address);
  expect(pathname, what).toMatch(/^\/(?:website-setup|settings\/account)?\/?$/);
  expect(left, what).toEqual([]);
}

/** Nobody is signed in any more; what is left is a place that somebody stored. */
const forget = (page: Page, lastPath?: string) =>
  page.evaluate((path) => {
    localStorage.clear();
    sessionStorage.clear();
    if (path !== undefined) localStorage.setItem('lastPath', path);
  }, lastPath);

test('the fence hears what goes elsewhere', async ({ page, product }) => {
  const left = fence(page, product);
  await page.goto('/terms');
  await page.evaluate((host) => location.assign(`http://${host}/x`), evil);
  await expect.poll(() => left).toContain(`http://${evil}/x`);
});

test('no redirect of an address leads elsewhere', async ({ page, product }) => {
  const left = fence(page, product);
  for (const payload of payloads) {
    const what = `redirect ${JSON.stringify(payload)}`;
    await page.goto(`/sign-in?redirect=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('link', { name: 'Sign Up' }), what).toHaveAttribute('href', '/sign-up');
    await signIn(page);
    await expectHome(page, product, left, what);
    await forget(page);
  }
});

test('no last path that somebody stored leads elsewhere', { tag: '@full' }, async ({ page, product }) => {
  const left = fence(page, product);
  await page.goto('/terms');
  for (const payload of [...payloads, '/website-setup']) {
    const what = `lastPath ${JSON.stringify(payload)}`;
    await forget(page, payload);
    await page.goto('/sign-in');
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('lastPath')), what).toBe(payload);
    await signIn(page);
    await expectHome(page, product, left, what);
  }
  // The last one is ours: what was stored is read.
  expect(new URL(page.url()).pathname).toBe('/website-setup');
});

test('no first address leads elsewhere by way of the sign-in', async ({ page, product, watch }) => {
  const left = fence(page, product);
  for (const address of addresses) {
    const what = `address ${JSON.stringify(address)}`;
    const path = new URL(product.address + address).pathname;
    watch.expectRefusal(404, path);
    await page.goto(product.address + address);
    await expect(page.getByRole('heading', { name: 'Sign in' }), what).toBeVisible();
    const asked = new URL(page.url()).searchParams.get('redirect') ?? '/';
    expect(asked, what).toMatch(/^\/(?![/\\])/);
    expect(new URL(asked, product.address).origin, what).toBe(product.address);
    await signIn(page);
    await expectHome(page, product, left, what);
    await page.goBack();
    // Before the first of them there was the empty tab.
    expect([product.address, 'null'], what).toContain(new URL(page.url()).origin);
    expect(left, what).toEqual([]);
    await page.goto('/terms');
    await forget(page);
  }
});

/** What the server says to a request line as it is written, which no browser has read before. */
const answerTo = (product: Product, path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const asked = request({ port: product.port, path, method: 'GET' }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    asked.on('error', reject);
    asked.end();
  });

test('the server sends nobody on, however the path is written', async ({ product }) => {
  const written = [...allPayloads, ...allAddresses].filter((path) => path.startsWith('/') && !/[\s\u0001]/.test(path));
  for (const path of written) {
    const { status, location } = await answerTo(product, path);
    expect(location, path).toBeUndefined();
    expect([200, 400, 404], `${path}: ${status}`).toContain(status);
  }
});

test('what was asked for survives the way by sign-up, the forgotten password and back', async ({ page, product }) => {
  const asked = '/website-setup?source=dashboard';
  await page.goto(asked);
  const carries = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(asked);
  };
  await carries('Sign in');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await carries('Create your account');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await carries('Sign in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await carries('Forgot your password?');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await carries('Sign in');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  expect(page.url()).toBe(product.address + asked);
});
