import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { customerAccount, type AccountCode } from '../../server/domain/money/ledger/accounts';
import { checkLedger } from '../../server/domain/money/ledger/check';
import {
  type EntryDraft,
  InsufficientFunds,
  InvalidEntry,
  lockBalance,
  post,
  ReferenceTaken,
} from '../../server/domain/money/ledger/post';
import { balanceOf, customerBalance, statement } from '../../server/domain/money/ledger/read';
import { sqlState, transact } from '../../server/db/transaction';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../server/db/schema/ledger';
import { transactions } from '../../server/db/schema/transactions';
import { systemRandom } from '../../server/random';
import { extent } from '../extent';
import { onEachEngine, type TestDatabase } from './support/database';
import { addCustomer } from './support/people';

const at = Date.UTC(2026, 10, 21);

/** Any other kind than an order's or a deposit's, which need a row of their own to be right. */
const movement = (reference: string, postings: EntryDraft['postings'], userId?: string): EntryDraft => ({
  reference,
  kind: 'funding',
  description: 'A movement',
  userId,
  postings,
});
const credit = (userId: string, amount: number, reference: string = randomUUID()) =>
  movement(
    reference,
    [
      { account: customerAccount(userId), amount },
      { account: 'operator:funding', amount: -amount },
    ],
    userId,
  );
const debit = (userId: string, amount: number, reference?: string) => credit(userId, -amount, reference);

const posted = (database: TestDatabase, draft: EntryDraft) =>
  transact(database.db, (tx) => post(tx, draft, at, systemRandom));

onEachEngine('ledger', (database, engine) => {
  let ada = '';
  let bob = '';
  beforeAll(async () => {
    ada = (await addCustomer(database().db, at)).id;
    bob = (await addCustomer(database().db, at)).id;
  });
  const fresh = async () => (await addCustomer(database().db, at)).id;

  test('a credit and a debit move the balance, and the statement tells them newest first', async () => {
    const user = await fresh();
    await posted(database(), credit(user, 10_000));
    await posted(database(), debit(user, 3_000));
    expect(await customerBalance(database().db, user)).toBe(7_000);
    const lines = await statement(database().db, customerAccount(user));
    expect(lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-3_000, 7_000],
      [10_000, 10_000],
    ]);
    const [newest] = lines;
    const older = await statement(database().db, customerAccount(user), { before: newest?.id ?? 0 });
    expect(older.map(({ amount }) => amount)).toEqual([10_000]);
    const shown = await database()
      .db.select()
      .from(transactions)
      .where(eq(transactions.userId, user))
      .orderBy(transactions.balanceAfter);
    expect(shown.map(({ type, status, amount, balanceAfter }) => [type, status, amount, balanceAfter])).toEqual([
      ['DEBIT', 'COMPLETED', 3_000, 7_000],
      ['CREDIT', 'COMPLETED', 10_000, 10_000],
    ]);
  });

  test('an account of ours is added up', async () => {
    const before = await balanceOf(database().db, 'revenue:setup');
    await posted(database(), credit(ada, 5_000));
    await posted(
      database(),
      movement(randomUUID(), [
        { account: customerAccount(ada), amount: -2_700 },
        { account: 'revenue:setup', amount: 3_000 },
        { account: 'discount:coupons', amount: -300 },
      ]),
    );
    expect((await balanceOf(database().db, 'revenue:setup')) - before).toBe(3_000);
  });

  test('a reference is posted once; for other postings it is refused', async () => {
    const user = await fresh();
    const reference = randomUUID();
    const first = await posted(database(), credit(user, 500, reference));
    const second = await posted(database(), credit(user, 500, reference));
    expect(second).toEqual({ id: first.id, isNew: false });
    expect(await customerBalance(database().db, user)).toBe(500);
    await expect(posted(database(), credit(user, 501, reference))).rejects.toThrow(ReferenceTaken);
    await expect(posted(database(), credit(bob, 500, reference))).rejects.toThrow(ReferenceTaken);
  });

  test('one cent too much is refused with the figures and leaves nothing', async () => {
    const user = await fresh();
    await posted(database(), credit(user, 2_999));
    const reference = randomUUID();
    await expect(posted(database(), debit(user, 3_000, reference))).rejects.toMatchObject({
      name: 'InsufficientFunds',
      userId: user,
      balance: 2_999,
      needed: 3_000,
    });
    expect(await database().db.select().from(ledgerEntries).where(eq(ledgerEntries.reference, reference))).toEqual([]);
    await posted(database(), debit(user, 2_999, reference));
    expect(await customerBalance(database().db, user)).toBe(0);
  });

  test.each<[string, [AccountCode, number][]]>([
    ['one posting', [['revenue:setup', 1]]],
    [
      'a sum that is not zero',
      [
        ['revenue:setup', 100],
        ['operator:funding', -99],
      ],
    ],
    [
      'a posting of nothing',
      [
        ['revenue:setup', 0],
        ['operator:funding', 0],
      ],
    ],
    [
      'a fraction of a cent',
      [
        ['revenue:setup', 0.5],
        ['operator:funding', -0.5],
      ],
    ],
    [
      'an account twice',
      [
        ['revenue:setup', 5],
        ['revenue:setup', -5],
      ],
    ],
  ])('%s is no entry', async (_, lines) => {
    const draft = movement(
      randomUUID(),
      lines.map(([account, amount]) => ({ account, amount })),
    );
    await expect(posted(database(), draft)).rejects.toThrow(InvalidEntry);
  });

  test('the database itself refuses to change, remove, unbalance or overdraw', async () => {
    const { db } = database();
    const { id } = await posted(database(), credit(ada, 700));
    const stateOf = (work: Promise<unknown>) => work.then(() => 'accepted', sqlState);
    expect(await stateOf(db.update(ledgerPostings).set({ amount: 1 }).where(eq(ledgerPostings.entryId, id)))).toBe(
      '23001',
    );
    expect(await stateOf(db.delete(ledgerPostings).where(eq(ledgerPostings.entryId, id)))).toBe('23001');
    expect(await stateOf(db.update(ledgerEntries).set({ description: '' }).where(eq(ledgerEntries.id, id)))).toBe(
      '23001',
    );
    expect(await stateOf(db.delete(ledgerEntries).where(eq(ledgerEntries.id, id)))).toBe('23001');
    expect(await stateOf(db.execute(sql`truncate ledger_postings`))).toBe('23001');
    // One more line in a balanced entry, and an entry without lines: refused when the transaction ends.
    expect(await stateOf(db.insert(ledgerPostings).values({ entryId: id, account: 'revenue:setup', amount: 1 }))).toBe(
      '23514',
    );
    const bare = { id: randomUUID(), reference: randomUUID(), kind: 'funding', description: '', at } as const;
    expect(await stateOf(db.insert(ledgerEntries).values(bare))).toBe('23514');
    expect(
      await stateOf(
        db
          .update(ledgerAccounts)
          .set({ balance: -1 })
          .where(eq(ledgerAccounts.code, customerAccount(ada))),
      ),
    ).toBe('23514');
  });

  test('forty who spend the same balance at once: it is spent once', async () => {
    const user = await fresh();
    await posted(database(), credit(user, 1_000));
    const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => posted(database(), debit(user, 300))));
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(37);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds);
    expect(await customerBalance(database().db, user)).toBe(100);
  });

  test('forty who post the same reference at once: one entry', async () => {
    const user = await fresh();
    const draft = credit(user, 250);
    const results = await Promise.all(Array.from({ length: 40 }, () => posted(database(), draft)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await customerBalance(database().db, user)).toBe(250);
  });

  test('a locked balance waits for the transaction that holds it', async () => {
    const user = await fresh();
    await posted(database(), credit(user, 100));
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, () =>
        transact(database().db, async (tx) => {
          const balance = await lockBalance(tx, user, at);
          seen.push(balance);
          await post(tx, credit(user, 1), at, systemRandom);
        }),
      ),
    );
    expect(seen.sort((one, other) => one - other)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
  });

  test('any movements at once, transfers in both directions too: sums zero, no overdraft, balances as a plain sum says', async () => {
    const amount = fc.integer({ min: 1, max: 5_000 });
    const who = fc.integer({ min: 0, max: 3 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('credit' as const), user: who, amount }),
      fc.record({ kind: fc.constant('debit' as const), user: who, amount }),
      fc.record({ kind: fc.constant('transfer' as const), user: who, to: who, amount }),
      fc.record({ kind: fc.constant('again' as const), user: who, amount }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
        const people = await Promise.all([fresh(), fresh(), fresh(), fresh()]);
        const repeated = randomUUID();
        const drafts = steps.map((one): EntryDraft => {
          const user = people[one.user] ?? '';
          if (one.kind === 'credit') return credit(user, one.amount);
          if (one.kind === 'debit') return debit(user, one.amount);
          if (one.kind === 'again') return credit(user, 77, `${repeated}:${user}`);
          const to = people[one.to === one.user ? (one.to + 1) % 4 : one.to] ?? '';
          return movement(randomUUID(), [
            { account: customerAccount(user), amount: -one.amount },
            { account: customerAccount(to), amount: one.amount },
          ]);
        });
        const expected = new Map(people.map((user) => [customerAccount(user) as string, 0]));
        await Promise.all(
          drafts.map((draft) =>
            posted(database(), draft).then(
              ({ isNew }) => {
                if (!isNew) return;
                for (const { account, amount: moved } of draft.postings) {
                  const before = expected.get(account);
                  if (before !== undefined) expected.set(account, before + moved);
                }
              },
              (error: unknown) => expect(error).toBeInstanceOf(InsufficientFunds),
            ),
          ),
        );
        for (const [account, balance] of expected) {
          expect(await balanceOf(database().db, account as AccountCode)).toBe(balance);
        }
        expect((await checkLedger(database().db)).breaches).toEqual([]);
      }),
      { numRuns: extent({ postgres: 6, pglite: 2 }, { postgres: 12, pglite: 4 })[engine] },
    );
  });

  test('the check adds up to zero', async () => {
    const report = await checkLedger(database().db);
    expect(report.breaches).toEqual([]);
    expect(report.total).toBe(0);
    expect(Object.values(report.sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(report.entries).toBeGreaterThan(10);
  });
});
