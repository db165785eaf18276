import { dbOf, openPool } from '../../../server/db/client';
import { type NoticeWork, tellOfDeposit } from './noticeWork';

/** Does the work of notices and says how many statements it took; killed before the one that it is told, 0 is never. */
const [address = '', death = '0', work = '{}'] = process.argv.slice(2);
const pool = openPool({ connectionString: address, max: 1, options: '-c timezone=UTC' });
let count = 0;
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const counted = (...words: unknown[]) => {
    count += 1;
    if (count === Number(death)) process.kill(process.pid, 'SIGKILL');
    return query(...words);
  };
  client.query = counted as typeof client.query;
});
await tellOfDeposit(dbOf(pool), JSON.parse(work) as NoticeWork);
await pool.end();
process.stdout.write(`${count}\n`);
