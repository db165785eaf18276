import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Product } from './product';

/** What the embedded database of a product holds; the product must not be running. */
export async function records<Row>(product: Product, query: string, parameters: unknown[] = []): Promise<Row[]> {
  const database = await PGlite.create(join(product.folder, 'pglite'));
  try {
    const { rows } = await database.query<Row>(query, parameters);
    return rows;
  } finally {
    await database.close();
  }
}
