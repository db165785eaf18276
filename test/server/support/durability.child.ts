import { openDatabase } from '../../../server/db/client';
import { migrateDatabase } from '../../../server/db/migrate';

/** Writes pairs of rows, two of them in a transaction, and says each pair's number once it is committed. Until killed. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await migrateDatabase(database.pool);
await database.pool.query('create table if not exists pairs (number int, side text)');
const { rows } = await database.pool.query<{ last: number }>('select coalesce(max(number), 0) as last from pairs');
process.stdout.write('open\n');
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query("insert into pairs values ($1, 'left')", [number]);
  await client.query("insert into pairs values ($1, 'right')", [number]);
  await client.query('commit');
  client.release();
  process.stdout.write(`${number}\n`);
}
