import { stageLabels } from '../../contract/rules/websites/projectStatus';
import { stranger } from './support/journey';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.use({ widths: [360, 1440] });
test.setTimeout(180_000);

test('a deployment that fails says why and what to do; it is open again after a reload, and is seen stage by stage', {
  tag: '@full',
}, async ({ page, product, axe }) => {
  const who = stranger('deployment');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const domain = 'broken-oven.com';
  await order(page, product, domain, 'Blue Bakery');
  const dialog = page.getByRole('dialog', { name: 'Deployment Progress' });

  await test.step('why, what to do, and whom to ask', async () => {
    await page.getByRole('button', { name: /click for details/ }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Deployment Failed - Registering Domain', { timeout: 20_000 });
    await expect(alert).toContainText('The registry refused the registration. Try again;');
    await expect(dialog.getByText('Attempt 1 of 3')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      /^\/support\/.*broken-oven/,
    );
    await dialog.getByText('What happened so far').click();
    await expect(dialog.getByText('There is room for it. We ask the registrar for the domain.')).toBeVisible();
    await axe(page, 'deployment-failed');
  });

  await test.step('the page that is loaded again shows it again', async () => {
    await page.reload();
    await expect(dialog.getByRole('alert')).toContainText('Deployment Failed');
  });

  await test.step('each stage of the next attempt is seen, to the end, with how long it took', async () => {
    await fetch(`${product.sandboxAddress}/faults`, { method: 'DELETE' });
    const seen = page.evaluate(
      (labels) =>
        new Promise<string[]>((done) => {
          const stages: string[] = [];
          const look = () => {
            const words = document.querySelector('[role=dialog]')?.textContent ?? '';
            const stage = labels.find((label) => words.includes(`broken-oven.com - ${label}`));
            if (stage && stage !== stages.at(-1)) stages.push(stage);
            if (stage === 'Website Live') done(stages);
            else setTimeout(look, 30);
          };
          look();
        }),
      Object.values(stageLabels),
    );
    await dialog.getByRole('button', { name: 'Retry Deployment' }).click();
    expect((await seen).filter((stage, index) => index > 0 || stage === 'Starting Setup')).toEqual(
      expect.arrayContaining(Object.values(stageLabels)),
    );
    await expect(dialog.getByText('Deployment completed successfully!')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText(/\d s, usually \d s/);
    await axe(page, 'deployment-live');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByText('deployed', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});
