import { stranger } from './support/journey';
import { expect, test } from './support/test';

test.use({ environment: { INSPECTOR: 'stately' } });

/** Stands in for Stately's page, which is elsewhere: says that it is there, as theirs does, and keeps what it is told. */
const receiver = `<!doctype html><title>Inspector</title><script>
  window.told = [];
  addEventListener('message', ({ data }) => window.told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('the machines report to Stately’s page in a window of its own, with nothing secret', { tag: '@full' }, async ({
  page,
  context,
  watch,
}) => {
  const who = stranger('stately');
  watch.expectRefusal(401, '/auth/login/');
  watch.expectRefusal(404, '/__machines');
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  );
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(who.email);
  const [inspector] = await Promise.all([
    context.waitForEvent('page'),
    page.getByLabel('Password', { exact: true }).click(),
  ]);
  expect(inspector.url()).toBe('https://stately.ai/inspect');
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible();

  const told = () =>
    inspector.evaluate(
      () => (window as unknown as { told: { type: string; event?: { type: string }; definition?: string }[] }).told,
    );
  await expect.poll(async () => (await told()).map(({ event }) => event?.type)).toContain('xstate.error.actor.login');
  const definitions = (await told()).flatMap(({ type, definition }) => (type === '@xstate.actor' ? [definition] : []));
  // What happened before the window was open is told, too.
  expect(definitions.map((definition) => (JSON.parse(definition ?? '{}') as { id?: string }).id)).toEqual(
    expect.arrayContaining(['app', 'session', 'signin']),
  );
  const text = JSON.stringify(await told());
  for (const secret of [who.email, who.password]) expect(text).not.toContain(secret);

  await page.goto('/__machines');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
