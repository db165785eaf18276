import { expect, type Page } from '@playwright/test';
import type { Product } from './product';

/**
 * Asks the API as the customer of that page; from outside it, so that a refusal is not an error on the page.
 * @throws unless the answer is 200
 */
export async function asCustomer<Reply>(page: Page, product: Product, path: string): Promise<Reply> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${product.address}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status, path).toBe(200);
  return (await response.json()) as Reply;
}
