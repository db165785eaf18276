import { stranger } from './support/journey';
import { expect, test } from './support/test';

test.use({ widths: [360, 1440] });
test.setTimeout(120_000);

test('a ticket from something that failed, with what is known of it; answered by mail both ways', async ({
  page,
  product,
  axe,
}) => {
  const who = stranger('support');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  const look = async (name: string) => {
    await axe(page, name);
  };
  const button = (name: string) => page.getByRole('button', { name });
  const failure = new URLSearchParams({ domain: 'blue-bakery.com', step: 'Registering Domain', error: 'Not offered.' });
  const address = `/support/?${failure}`;

  await page.goto('/sign-in?redirect=/support/');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button('Sign In').click();
  await expect(page.getByText('You have not asked us anything yet')).toBeVisible();
  await look('support-empty');

  await test.step('what is missing is said, what is written outlives a reload', async () => {
    await page.goto(address);
    await expect(page.getByLabel('Registering Domain')).toBeChecked();
    await page.getByLabel('Subject').fill('');
    // What may answer it is offered while it is written, and opens beside it.
    await page.getByLabel('Message', { exact: true }).fill('My payment is missing.');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^A payment that is too small, late or missing/ }).click();
    await expect((await opened).getByRole('heading', { name: 'It is missing' })).toBeVisible();
    await page.getByLabel('Message', { exact: true }).fill('It stays at one step.');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('First this, then that.') },
      { name: 'notes.exe', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect(page.getByText('Please attach png, jpg, webp, pdf or txt files.')).toBeVisible();
    await expect(page.getByText(/attached$/)).toBeVisible();
    await button('Send ticket').click();
    await expect(page.getByText('Please say what it is about')).toBeVisible();
    await look('support-new');
    await button('Remove notes.exe').click();
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It stays at one step.');
    await expect(page.getByText('notes.txt')).toBeVisible();
  });

  await test.step('it is sent, with what has a tick', async () => {
    await page.getByLabel('Subject').fill('My domain');
    await page.getByLabel('Time').uncheck();
    await button('Send ticket').click();
    await expect(page.getByRole('heading', { name: 'My domain' })).toBeVisible();
    await page.getByText('What went along').click();
    await expect(page.getByText('Registering Domain')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await button('notes.txt').click();
    expect((await download).suggestedFilename()).toBe('notes.txt');
  });

  await test.step('the operator’s answer comes by mail and in the thread, and so does the customer’s', async () => {
    const id = new URL(page.url()).searchParams.get('thread') ?? '';
    await product.admin('ticket', 'answer', '--id', id, '--text', 'Which one do you want instead?', '--asks');
    const mail = await product.mail(who.email);
    expect(mail.text).toContain('Which one do you want instead?');
    const answer = { to: mail.replyTo, from: who.email, text: 'The other one.' };
    await fetch(`${product.sandboxAddress}/mail/answers`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
    });
    await page.reload();
    await expect(page.getByText('The other one.')).toBeVisible();
    await page.getByLabel('Your reply').fill('Thank you.');
    await button('Send reply').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible();
    await expect(page.getByLabel('Your reply')).toHaveValue('');
    await button('Close ticket').click();
    await expect(button('Open again')).toBeVisible();
    await look('support-thread');
  });

  await test.step('the list finds it by its state', async () => {
    await page.getByRole('link', { name: 'All tickets' }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Open');
    await expect(page.getByText('No tickets match')).toBeVisible();
    await button('Clear filters').first().click();
    await expect(page.getByRole('link', { name: /My domain/ })).toBeVisible();
    await look('support-list');
  });
});
