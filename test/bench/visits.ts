/*
 * `npx tsx test/bench/visits.ts [seconds]`, once the product is built: what counting visits costs the content host. Asks 50
 * times a second for a page of a live website, in turns as people who are counted and as browsers that only load ahead,
 * who are not, and prints the processor time of the server's process for each. Asserts nothing, as no test asserts a time.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { orderAs } from '../browser/support/orderWebsite';
import { Product } from '../browser/support/product';
import { fundedCustomer } from './fundedCustomer';

const seconds = Number(process.argv[2] ?? 20);
const rounds = 3;
/** Milliseconds between two requests. */
const gap = 20;
/** Linux counts a process's time in hundredths of a second. */
const ticks = 100;
const domain = 'one-bakery.com';

const product = await Product.start();
const token = await fundedCustomer(product);
await orderAs(token, product, domain, 'Blue Bakery');
const page = `${product.contentAddress}/sites/${domain}/`;
while ((await fetch(page)).status !== 200) await rest(500);
await rest(5_000);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const ask = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    get(page, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });

/** Milliseconds of the processor that the server's process has had. */
function spent(): number {
  const fields = readFileSync(`/proc/${product.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks;
}

let person = 0;
const firefox = () => `Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0.${(person += 1)}`;

/** @returns milliseconds of the processor for each second of asking */
async function measured(more: Record<string, string>): Promise<number> {
  const before = spent();
  const from = performance.now();
  const asked: Promise<void>[] = [];
  while (performance.now() - from < seconds * 1_000) {
    asked.push(ask({ 'user-agent': firefox(), 'sec-fetch-dest': 'document', ...more }));
    await rest(Math.max(0, from + asked.length * gap - performance.now()));
  }
  await Promise.all(asked);
  // What was noted last is written within half a second.
  await rest(1_000);
  return (spent() - before) / seconds;
}

for (let round = 1; round <= rounds; round += 1) {
  const [without, counted] = [await measured({ 'sec-purpose': 'prefetch' }), await measured({})];
  const share = ((counted - without) / 10).toFixed(1);
  process.stdout.write(
    `round ${round}: ${without.toFixed(0)} ms a second not counted, ${counted.toFixed(0)} counted: ${share} % of one processor\n`,
  );
}

agent.destroy();
await product.discard();
