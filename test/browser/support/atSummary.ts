import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { DraftCheck } from '../../../contract/wire/wizard/drafts';
import { chosenTemplate } from '../../server/support/chosenTemplate';
import { atSummary, draftFor } from '../../server/support/drafts';
import { stockPictures } from '../../server/support/stockPictures';
import type { Stranger } from './journey';
import type { Product } from './product';

/**
 * Signs a customer in and opens the summary of a website with everything chosen on another device: the steps before it
 * are walked by the tours of the wizard.
 * @throws unless the account exists
 */
export async function openSummary(page: Page, product: Product, who: Stranger): Promise<void> {
  await saveDraft(product, who);
  await page.goto('/sign-in?redirect=/website-setup');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: /^Resume / }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary', level: 1 })).toBeVisible();
  // With its price of today, which a name that was chosen earlier is held at.
  await expect(page.getByText('Held for you until')).toBeVisible();
}

/** What the wizard saves of a customer who has come to its last step. */
export async function saveDraft(product: Product, { email, password, business, domain }: Stranger): Promise<void> {
  const send = async (path: string, method: string, body: object, token = '') => {
    const response = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.clone().text()]).toEqual([200, expect.any(String)]);
    return (await response.json()) as unknown;
  };
  const { token } = v.parse(v.object({ token: v.string() }), await send('/auth/login/', 'POST', { email, password }));
  const template = chosenTemplate();
  const [logo = '', ...images] = stockPictures(`${product.sandboxAddress}/photos`, 1 + template.required_images_count);
  const draft = draftFor(`${domain}.com`, {
    website_name: business,
    template,
    business: {
      business_name: business,
      contact_email: email,
      contact_dial_code: '+32',
      contact_phone: '470123456',
      business_description: 'Sourdough bread and cakes, baked every morning.',
      business_address: '1 Mill Lane, Ghent',
      logo: { kind: 'uploaded', url: logo, blob: null },
      ai_logos: [],
      keywords: ['bread'],
      keywords_for: 'Sourdough bread and cakes, baked every morning.',
    },
    images: images.map((url, index) => ({
      id: `${index}`,
      url,
      alt_description: 'Bread',
      color: '#c2410c',
      author: 'Ada',
    })),
  });
  const path = `/drafts/${randomUUID()}/`;
  await send(path, 'PUT', { draft, position: atSummary, revision: 0 }, token);
  // As if the name had been chosen a moment ago: no price changes while a tour is at work.
  const now = v.parse(DraftCheck, await send(`${path}check/`, 'POST', {}, token));
  const domains = now.domains.map(({ name, price, was }) => ({ name, price: price ?? was }));
  await send(path, 'PUT', { draft: { ...draft, domains }, position: atSummary, revision: 1 }, token);
}
