import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { extent } from '../extent';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { customerAt } from './support/states';
import { expect, test } from './support/test';

const publicPages = ['/sign-in', '/sign-up', '/forgot-password', '/terms', '/privacy'];

/** Keeps the entry of the application from arriving until the returned function is called. */
async function holdEntry(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const html = await (await page.request.get('/sign-in')).text();
  const entry = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (!entry) throw new Error('The page starts no script');
  await page.route(`**${entry}`, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The product behind a wire that rests in the middle of each page until it is told to go on. */
function restingWire(address: string) {
  let goOn = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const pass = async (url: string, response: ServerResponse) => {
    const answer = await fetch(new URL(url, address));
    const { status, headers } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    // It arrives unpacked.
    const kept = [...headers].filter(([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name));
    response.writeHead(status, Object.fromEntries(kept));
    const [from, to] = [body.indexOf('<h1'), body.indexOf('</form>')];
    const middle = headers.get('content-type')?.startsWith('text/html') ? from + (to - from) / 2 : 0;
    if (middle > 0) {
      response.write(body.subarray(0, middle));
      await told;
    }
    response.end(body.subarray(middle));
  };
  const server = createServer(({ url = '/' }, response) => void pass(url, response)).listen(0);
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, goOn, end: () => server.close() };
}

test.describe('the page as it is sent', () => {
  test('allows no script, style or markup of others', async ({ page, watch }) => {
    const answer = await page.goto('/sign-in');
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    const refused = await watch.unheard(() =>
      page.evaluate(async () => {
        const violations: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          violations.push(effectiveDirective);
        });
        const attempt = (action: () => void) => {
          try {
            action();
          } catch {
            // Trusted Types throw, and are heard of like the others.
          }
        };
        const script = document.createElement('script');
        attempt(() => script.append('1'));
        attempt(() => document.body.append(script));
        attempt(() => document.body.setAttribute('onclick', '1'));
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'));
        attempt(() => document.body.setAttribute('style', 'color: red'));
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        attempt(() => document.head.append(style));
        const picture = new Image();
        picture.src = 'https://elsewhere.example/pixel.png';
        await fetch('https://elsewhere.example/').catch(() => undefined);
        await new Promise((done) => setTimeout(done, 100));
        return [...new Set(violations)].sort();
      }),
    );
    expect(refused).toEqual([
      'connect-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ]);
  });

  test('is the same for a missing page, with its status; a missing file is no page', async ({ page, watch }) => {
    watch.expectRefusal(404, '/no/such/page');
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const file = await page.request.get('/assets/gone.js');
    expect([file.status(), await file.text()]).toEqual([404, 'There is no such file.']);
  });

  test('has its files compressed and kept for good', async ({ page }) => {
    const files: Record<string, string>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) files.push(response.headers());
    });
    await page.goto('/sign-in', { waitUntil: 'load' });
    expect(files.length).toBeGreaterThan(2);
    for (const headers of files) expect(headers['cache-control']).toContain('immutable');
    const largest = files.filter((headers) => Number(headers['content-length']) > 1000);
    for (const headers of largest) expect(headers['content-encoding']).toBe('br');
  });
});

test.describe('before the application is there', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the public pages can be read', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      }
    });
  });

  test('the page has its theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
    const release = await holdEntry(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#020817');
    release();
  });

  test('the first picture waits for the end of the page: nothing moves while the rest is read', async ({
    page,
    product,
  }) => {
    const wire = restingWire(product.address);
    await page.goto(`${wire.address}/sign-up`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    // A page that may be painted is so within a turn of the screen; half a second has thirty.
    await rest(500);
    expect(await paints(), 'what is there of it is not painted').toBe(0);
    wire.goOn();
    await expect.poll(paints).toBe(1);
    wire.end();
  });

  test('every script of the route is on its way', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const release = await holdEntry(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(named.length).toBeGreaterThan(1);
    await expect.poll(() => named.filter((path) => !asked.has(path))).toEqual([]);
    release();
  });

  test('the profile of a stored session is asked for', async ({ page, watch }) => {
    for (const path of ['/profile/', '/dashboard/', '/balance/', '/auth/login/refresh-token'])
      watch.expectRefusal(401, path);
    await page.addInitScript(() => localStorage.setItem('token', 'a-token-of-nobody'));
    const release = await holdEntry(page);
    const profile = page.waitForRequest((request) => request.url().endsWith('/api/profile/'));
    await page.goto('/', { waitUntil: 'commit' });
    expect((await profile).headers()['authorization']).toBe('Bearer a-token-of-nobody');
    release();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('a customer sees the frame of the screen, and nobody else does; nothing moves when the screen comes', async ({
    page,
    product,
  }) => {
    const who = stranger('framed');
    await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const palette = page.getByRole('button', { name: 'Command palette' });
    let release = await holdEntry(page);
    await page.goto('/billing', { waitUntil: 'commit' });
    await expect(page.locator('[data-frame]')).toBeAttached();
    await expect(menu).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/sign-in/);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password').first().fill(who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
    await page.unrouteAll();
    for (const folded of [false, true]) {
      if (folded) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      release = await holdEntry(page);
      await page.reload({ waitUntil: 'commit' });
      const entry = menu.getByRole('link', { name: 'Billing' });
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
      await expect(page.locator('[data-awaited]')).toContainText('Transactions');
      const places = () => Promise.all([entry, palette].map((control) => control.boundingBox()));
      const before = await places();
      release();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
      expect(await places(), `folded: ${folded}`).toEqual(before);
      await page.unrouteAll();
    }
  });

  test('what a customer’s screen asks for first is asked for once, and all its code named', async ({
    page,
    product,
  }) => {
    const { email } = await customerAt(page, product, 'early');
    const [screens, all] = [
      ['/', '/websites', '/billing'],
      ['/website-setup', '/settings/account'],
    ];
    for (const path of extent(screens, [...screens, ...all])) {
      const asked: string[] = [];
      const note = (request: Request) => {
        const { pathname, search } = new URL(request.url());
        // Once the server is heard from, the balance is asked for anew: it may have moved meanwhile.
        if (pathname.endsWith('/ws-ticket')) page.off('request', note);
        if (request.method() === 'GET') asked.push(pathname.replace(/^\/api/, '') + search);
      };
      page.on('request', note);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', note);
      const { early, late, soon } = await page.evaluate(() => ({ ...document.querySelector('script')?.dataset }));
      const { uuid } = await asCustomer<{ uuid: string }>(page, product, '/profile/');
      // The account's settings read the profile themselves too.
      for (const call of `${early} ${late}`.replace('{user}', uuid).trim().split(' ').slice(1))
        expect(
          asked.filter((one) => one === call),
          `${call} for ${email} at ${path}`,
        ).toHaveLength(1);
      expect(soon, path).toContain('.js');
      expect((soon ?? '').split(' ').filter((file) => !asked.includes(`/${file}`))).toEqual([]);
    }
  });

  test('what is typed and sent is not lost', async ({ page, watch }) => {
    watch.expectRefusal(401, '/auth/login/');
    const release = await holdEntry(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('early@bird.example');
    await page.getByLabel('Password').first().fill('correct horse');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    const login = page.waitForRequest((request) => request.url().endsWith('/api/auth/login/'));
    release();
    expect((await login).postDataJSON()).toMatchObject({ email: 'early@bird.example', password: 'correct horse' });
    await expect(page.getByLabel('Email')).toHaveValue('early@bird.example');
  });
});
