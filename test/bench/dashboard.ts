/*
 * `npx tsx test/bench/dashboard.ts [seconds]`, once the product is built: how many times a second it answers GET
 * /dashboard/ as one process on PostgreSQL, for a customer of three websites, with the client on the same processors. First
 * as fast as 32 and 8 askers go, then 500 times a second whatever becomes of them. Prints medians and 99th percentiles in
 * ms. Asserts nothing, as no test asserts a time.
 */
import { Agent, get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { orderAs } from '../browser/support/orderWebsite';
import { Product } from '../browser/support/product';
import { fundedCustomer } from './fundedCustomer';
import { quantile } from './quantile';
import { startPostgres } from '../server/support/postgres';

const seconds = Number(process.argv[2] ?? 10);

const postgres = await startPostgres();
await postgres.createDatabase('sitewright');
const product = await Product.start({ DATABASE_URL: `${postgres.address}/sitewright` });
const token = await fundedCustomer(product);
for (const domain of ['one-bakery.com', 'two-bakery.com', 'three-bakery.com'])
  await orderAs(token, product, domain, 'Blue Bakery');
await rest(5_000);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };

/** Ms until the answer was there, from when it was due. */
const ask = (due = performance.now()) =>
  new Promise<number>((resolve, reject) => {
    const request = get(`${product.address}/api/dashboard/`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - due));
    });
    request.on('error', reject);
  });

function print(what: string, times: number[], from: number): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  const rate = times.length / ((performance.now() - from) / 1_000);
  process.stdout.write(`${what}: ${rate.toFixed(0)} a second, median ${at(0.5)}, 99 % within ${at(0.99)}\n`);
}

for (let count = 0; count < 300; count += 1) await ask();
for (const askers of [32, 8]) {
  const from = performance.now();
  const times: number[] = [];
  const asks = async () => {
    while (performance.now() - from < seconds * 1_000) times.push(await ask());
  };
  await Promise.all(Array.from({ length: askers }, asks));
  print(`${askers} askers`, times, from);
}
const from = performance.now();
const asked: Promise<number>[] = [];
while (asked.length < 500 * seconds) {
  const due = from + asked.length * 2;
  const early = due - performance.now();
  if (early > 1) await rest(early);
  asked.push(ask(due));
}
print('500 a second', await Promise.all(asked), from);

agent.destroy();
await product.discard();
await postgres.stop();
