import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Product } from './product';

/** What the database of a product holds; an embedded one can be read only while the product is not running. */
export async function records<Row extends object>(
  product: Product,
  query: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  if (product.database) {
    const client = new Client({ connectionString: product.database });
    await client.connect();
    try {
      const { rows } = await client.query<Row>(query, parameters);
      return rows;
    } finally {
      await client.end();
    }
  }
  const database = await PGlite.create(join(product.folder, 'pglite'));
  try {
    const { rows } = await database.query<Row>(query, parameters);
    return rows;
  } finally {
    await database.close();
  }
}

/** What moved on a customer's account, in cents, oldest first. */
export const moneyOf = (product: Product, email: string) =>
  records<{ kind: string; amount: number }>(
    product,
    `select e.kind, p.amount::int as amount from ledger_entries e
       join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.code = p.account
       join users u on u.id = a.user_id where u.email = $1 order by p.id`,
    [email],
  );

/** How many orders a customer has. */
export const ordersOf = async (product: Product, email: string): Promise<number> =>
  (await records(product, 'select o.id from orders o join users u on u.id = o.user_id where u.email = $1', [email]))
    .length;
