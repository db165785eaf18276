import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { templates } from '../../../server/sites/templates';
import { starterPlan } from '../../server/support/starterPlan';
import { stockPictures } from '../../server/support/stockPictures';
import type { Product } from './product';

/** What the wizard orders, without its steps. */
export async function order(page: Page, product: Product, domain: string, business: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await orderAs(token ?? '', product, domain, business);
}

/** The same without a page, for whoever has signed in over HTTP. */
export async function orderAs(token: string, product: Product, domain: string, business: string) {
  const [template] = templates;
  const [logo = '', ...images] = stockPictures(
    `${product.sandboxAddress}/photos`,
    1 + (template?.required_images_count ?? 0),
  );
  const response = await fetch(`${product.address}/api/orders/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      plan_uuid: starterPlan,
      template_uuid: template?.uuid,
      domain_name: domain,
      business_details: {
        business_name: business,
        business_description: 'Sourdough bread and cakes, baked every morning.',
        contact_email: 'ada@bakery.example',
        contact_phone: '+32 470 12 34 56',
        business_address: 'Market Square 1, Ghent',
        logo,
        keywords: ['bread'],
      },
      business_images: { business_logo: logo, images },
    }),
  });
  expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)]);
}
