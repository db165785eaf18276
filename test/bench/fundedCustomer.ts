import type { Product } from '../browser/support/product';

const email = 'ada@bakery.example';
const password = 'a loaf of rye bread';

/** A new customer with 200 euros, who signs in. @returns their access token */
export async function fundedCustomer(product: Product): Promise<string> {
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  await product.admin('fund', '--email', email, '--amount', '200');
  const login = await fetch(`${product.address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return token;
}
