import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '../../server/db/transaction';
import { invoices } from '../../server/db/schema/money';
import { settle } from '../../server/domain/money/deposits/settle';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import type { GatewayInvoice, GatewayPayment } from '../../server/providers/payments/payments';
import { systemRandom, uuid } from '../../server/random';
import { extent } from '../extent';
import { type Dice, diceOf } from './support/carts';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';

const seed = Number(process.env['SEED'] ?? 17);
/** How many are played, and how many of them at the same time: on PGlite one call follows the other, whatever comes. */
const extents = {
  postgres: { count: Number(process.env['HISTORIES'] ?? extent(60, 10_000)), lanes: 8 },
  pglite: { count: Number(process.env['HISTORIES'] ?? 1_000), lanes: 1 },
};

const asked = 8_000;
const begin = Date.UTC(2026, 10, 21, 12);
const lifetime = 30 * 60_000;
const required = 3;

/** What the network does with one payment: seen, its confirmations one by one, or taken back before the last of them. */
interface Fate {
  hash: string;
  amount: number;
  seenAt: number;
  /** Milliseconds for a confirmation. */
  pace: number;
  lostAt: number | null;
  lostAs: 'orphaned' | 'replaced';
}

const amounts = [asked, asked / 2, asked / 2, asked + 2_000, 1, asked - 1, asked + 1];

function fatesOf(dice: Dice): Fate[] {
  return Array.from({ length: dice(4) }, (_, at) => {
    const seenAt = begin + dice(lifetime * 1.5);
    const pace = 1_000 + dice(600_000);
    return {
      hash: `hash-${at}-${dice(1_000_000)}`,
      amount: amounts[dice(amounts.length)] ?? asked,
      seenAt,
      pace,
      lostAt: dice(4) === 0 ? seenAt + dice(pace * required) : null,
      lostAs: dice(2) === 0 ? 'orphaned' : 'replaced',
    };
  });
}

function paymentAt({ hash, amount, seenAt, pace, lostAt, lostAs }: Fate, now: number): GatewayPayment {
  const isLost = lostAt !== null && lostAt <= now;
  const confirmations = isLost ? 0 : Math.min(required, Math.floor((now - seenAt) / pace));
  const status = isLost ? lostAs : confirmations === required ? 'confirmed' : 'pending';
  return { hash, cryptoAmount: '1.5', amount, confirmations, status, seenAt };
}

/** What the gateway answers to a look at a moment. */
const answerAt = (reference: string, fates: readonly Fate[], now: number): GatewayInvoice => ({
  gateway: 'wire',
  id: `inv-${reference}`,
  reference,
  paymentUrl: `https://pay.example/io/inv-${reference}`,
  currency: 'USDT',
  network: 'Ethereum (ERC-20)',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  cryptoAmount: '86.5',
  requiredConfirmations: required,
  payments: fates.filter(({ seenAt }) => seenAt <= now).map((fate) => paymentAt(fate, now)),
  expiresAt: begin + lifetime,
});

/** When all has happened that will. */
const endOf = (fates: readonly Fate[]) =>
  Math.max(begin + lifetime, ...fates.map(({ seenAt, pace }) => seenAt + required * pace));

/**
 * The moments at which something happens, each told of; then some lost, some told again, and all in any order, so that what
 * was answered last is mostly older than what is known by then. The end is never lost: the watcher looks until then.
 */
function tellings(fates: readonly Fate[], dice: Dice): number[] {
  const moments = fates.flatMap(({ seenAt, pace, lostAt }) => [
    ...Array.from({ length: required + 1 }, (_, at) => seenAt + at * pace),
    ...(lostAt === null ? [] : [lostAt]),
  ]);
  const told = [begin, begin + lifetime, ...moments].filter(() => dice(4) > 0);
  const again = told.filter(() => dice(3) === 0);
  const all = [...told, ...again, endOf(fates)];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1);
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
}

/** What the network confirmed before anybody took it back, by another road than the product's. */
function confirmedOf(fates: readonly Fate[]): number {
  const credited = fates.filter(({ seenAt, pace, lostAt }) => {
    const confirmedAt = seenAt + required * pace;
    return lostAt === null || lostAt > confirmedAt;
  });
  return credited.reduce((sum, { amount }) => sum + amount, 0);
}

onOneEngine('histories of deposits', (database, engine) => {
  const { count, lanes } = extents[engine];
  test(`${count} of them, with lost, repeated, late and shuffled notices: credited is what was confirmed (seed ${seed})`, {
    timeout: extent(120_000, 3_600_000),
  }, async () => {
    const { db } = database();
    const dice = diceOf(seed);
    const met: Record<string, number> = {};

    async function play(index: number, fates: readonly Fate[], order: readonly number[], isHurried: boolean) {
      const user = await addCustomer(db, begin);
      const id = uuid(systemRandom);
      await db.insert(invoices).values({
        id,
        userId: user.id,
        gateway: 'wire',
        state: 'waiting',
        amount: asked,
        currency: 'USDT',
        createdAt: begin,
        updatedAt: begin,
        expiresAt: begin + lifetime,
      });
      const last = endOf(fates);
      const look = (answeredAt: number, now = last) =>
        transact(db, (tx) => settle(tx, answerAt(id, fates, answeredAt), { now, random: systemRandom }));
      if (isHurried) await Promise.all(order.map((at) => look(at)));
      else for (const at of order) await look(at);

      const expected = confirmedOf(fates);
      const balance = await customerBalance(db, user.id);
      const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
      if (balance !== expected || row?.credited !== expected)
        throw new Error(
          `seed ${seed}, history ${index}: ${balance} on the balance, ${row?.credited} credited, ${expected} confirmed: ${JSON.stringify({ fates, order })}`,
        );
      met[row.state] = (met[row.state] ?? 0) + 1;
    }

    // Drawn before anything is played, so that what runs beside it changes nothing of what is drawn.
    const drawn = Array.from({ length: count }, () => {
      const fates = fatesOf(dice);
      return { fates, order: tellings(fates, dice), isHurried: dice(2) === 0 };
    });
    for (let at = 0; at < count; at += lanes)
      await Promise.all(
        drawn
          .slice(at, at + lanes)
          .map(({ fates, order, isHurried }, lane) => play(at + lane, fates, order, isHurried)),
      );
    expect((await checkLedger(db)).breaches).toEqual([]);
    // Each end was met: what is never drawn is never tried.
    expect(Object.keys(met).sort()).toEqual(
      ['expired', 'late', 'over', 'partial', 'reorganised', 'replaced', 'settled', 'twice'].sort(),
    );
  });
});
