import { expect, type Page } from '@playwright/test';
import type { Product } from './product';

/**
 * Asks the API as the customer of that page; from outside it, so that a refusal is not an error on the page.
 * @param put what is put there; left out, the customer only reads
 * @throws unless the answer is 200
 */
export async function asCustomer<Reply>(page: Page, product: Product, path: string, put?: object): Promise<Reply> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const request = put ? { method: 'PUT', headers, body: JSON.stringify(put) } : { headers };
  const response = await fetch(`${product.address}/api${path}`, request);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Reply;
}

/** One website, and of the account exactly its price. */
export async function expectOneOrder(page: Page, product: Product, left: string): Promise<void> {
  const { uuid } = await asCustomer<{ uuid: string }>(page, product, '/profile/');
  expect(await asCustomer<unknown[]>(page, product, `/project/by-user/${uuid}`)).toHaveLength(1);
  expect((await asCustomer<{ balance: string }>(page, product, '/transactions/balance/')).balance).toBe(left);
  expect(await product.admin('ledger', 'check')).toContain('Every invariant holds.');
}
