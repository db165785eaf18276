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
