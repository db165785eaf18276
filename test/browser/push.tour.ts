import type { CDPSession, Page, Worker } from '@playwright/test';
import { readSettings } from '../../server/settings';
import { fetchPushed, pushBrowser } from '../server/support/pushBrowser';
import { stranger } from './support/journey';
import { expect, test } from './support/test';
import { wholeBrowser } from './support/wholeBrowser';

// Notices are beyond the headless shell.
test.use(wholeBrowser);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The browser's service worker as its maker's push service reaches it. */
async function workerOf(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  return {
    push: async (data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data }),
  };
}

/** What a worker shows, and how often it has shown. */
interface Shows {
  registration: ServiceWorkerRegistration;
  shown: number;
}

/**
 * Counts what the worker has shown. Asking for its notices while one is about to be shown takes that one away for good:
 * Chromium then takes it for one that its owner has closed.
 */
const counting = (script: Worker | undefined) =>
  script?.evaluate(() => {
    const here = self as unknown as Shows;
    const show = here.registration.showNotification.bind(here.registration);
    here.shown = 0;
    here.registration.showNotification = async (title, options) => {
      await show(title, options);
      here.shown += 1;
    };
  });

/** In place of a push service that this browser could reach: what it would give, for as long as the tab is there. */
const withPushService = (page: Page, subscription: { endpoint: string; keys: Record<string, string> }) =>
  page.addInitScript((given) => {
    const here = () => ({
      ...given,
      toJSON: () => given,
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem('pushed')),
    });
    const isOn = () => sessionStorage.getItem('pushed') !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isOn() ? here() : null),
      subscribe: () => {
        sessionStorage.setItem('pushed', 'yes');
        return Promise.resolve(here());
      },
    });
  }, subscription);

test('a browser shows what the bell does while no page is open, once its owner wants it', async ({
  page,
  context,
  product,
  axe,
}) => {
  const { email, password } = stranger('push');
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  const browser = pushBrowser();
  const endpoint = `${product.sandboxAddress}/push/${email.split('@')[0]}/${readSettings({}).push?.publicKey ?? ''}`;
  await withPushService(page, { endpoint, keys: browser.keys });
  await context.grantPermissions(['notifications']);
  await page.goto('/sign-in?redirect=%2Fsettings%2Fnotifications');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await button(page, 'Turn on').click();
  await expect(page.getByText('New notices are shown here.')).toBeVisible();
  await axe(page, 'settings-notifications-browser');
  await page.reload();
  await expect(button(page, 'Turn off')).toBeVisible();
  await button(page, 'Send a test').click();
  await expect(page.getByText('It comes to your browsers too.')).toBeVisible();

  const pushed: Awaited<ReturnType<typeof fetchPushed>> = [];
  await expect
    .poll(async () => pushed.push(...(await fetchPushed(endpoint))), { message: 'what waits at the push service' })
    .toBe(1);
  const message = browser.read(pushed[0]?.body ?? Buffer.alloc(0));
  expect(message).toMatchObject({ title: 'This is a test', target: '/settings/notifications', language: 'en' });

  const worker = await workerOf(page);
  const [script] = context.serviceWorkers();
  await counting(script);
  // The same notice twice, as after a crash of the server: one is shown.
  const other = { ...message, id: 'other', site: 'ada.shop', title: 'اختبار', language: 'ar' };
  for (const one of [message, message, other]) await worker.push(JSON.stringify(one));
  const shown = () => script?.evaluate(() => (self as unknown as Shows).shown);
  await expect.poll(shown, { message: 'how many the browser has shown' }).toBe(3);
  const notices = await script?.evaluate(async () =>
    (await (self as unknown as Shows).registration.getNotifications()).map(({ title, body, lang, dir }) => ({
      title,
      body,
      lang,
      dir,
    })),
  );
  expect(notices).toEqual([
    { title: message.title, body: message.text, lang: 'en', dir: 'ltr' },
    { title: other.title, body: `ada.shop\n${message.text}`, lang: 'ar', dir: 'rtl' },
  ]);

  await button(page, 'Turn off').click();
  await expect(button(page, 'Turn on')).toBeVisible();
  await button(page, 'Send a test').click();
  await expect(page.getByText('Sent. Look at the bell, and into your mailbox.')).toBeVisible();
  expect(await fetchPushed(endpoint)).toEqual([]);
});
