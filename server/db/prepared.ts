import type { Queries } from './client';

interface Statement<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>;
}

/**
 * A statement that is written once for each database, and read and planned once by each connection to PostgreSQL, for
 * what is asked with every look: that costs more than to answer it. What differs is `sql.placeholder(...)`; a moment
 * goes in as text. Its name is its own.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  name: string,
  write: (db: Queries) => { prepare(name: string): Statement<Rows> },
): (db: Queries, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Queries, Statement<Rows>>();
  return (db, values) => {
    const known = statements.get(db) ?? write(db).prepare(name);
    statements.set(db, known);
    return known.execute(values);
  };
}
