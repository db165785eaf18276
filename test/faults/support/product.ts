import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Tokens } from '../../../contract/wire/account/account';

/** A customer as a case wants them. */
export interface Wanted {
  /** Minor units. */
  balance: number;
  /** They can sign in with it; without one they are only signed in already. */
  password?: string;
  twoFactor?: 'email';
  /** Null: they have not entered the mailed code. */
  verifiedAt?: null;
}
export type Order = { kind: 'customer'; wanted: Wanted } | { kind: 'code'; email: string } | { kind: 'fee' };

export interface Customer {
  uuid: string;
  email: string;
  tokens: Tokens;
  /** Two that are free with the ending .com: one in their draft, one to look for. */
  names: [string, string];
  /** Minor units a year, of the first of them. */
  price: number;
}
export type Answer = Customer | { code: string } | null;

type Message = { id: number; said?: unknown; problem?: string };

/** Milliseconds until a server that does not say that it is there is given up. */
const patience = 110_000;

/** The real server on an embedded database, in a process of its own (`product.child.ts`). */
export async function startProduct() {
  const root = join(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'product.child.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (message: Message) => void>();
  const hear = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, ({ said, problem }) => (problem === undefined ? resolve(said) : reject(new Error(problem))));
    });
  child.on('message', (message: Message) => waiting.get(message.id)?.(message));

  const ready = hear(0) as Promise<{ browser: Record<string, string> }>;
  const ended = new Promise<never>((_, reject) => {
    const late = setTimeout(() => reject(new Error('The server is not there.')), patience);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code}.`));
    });
    void ready.then(() => clearTimeout(late));
  });
  ended.catch(() => undefined);
  const { browser } = await Promise.race([ready, ended]);

  let last = 0;
  const ask = (order: Order) => {
    last += 1;
    child.send({ id: last, order });
    return Promise.race([hear(last), ended]);
  };
  return {
    /** What the page's data block tells the browser. */
    browser,
    customer: (wanted: Wanted) => ask({ kind: 'customer', wanted }) as Promise<Customer>,
    /** The code that was mailed last. */
    codeTo: async (email: string) => ((await ask({ kind: 'code', email })) as { code: string }).code,
    /** What the package costs is another amount from now on. */
    raiseFee: () => ask({ kind: 'fee' }),
    stop: () => child.disconnect(),
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;
