import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import { afterCommit } from '../../../db/transaction';
import { uuid, type RandomSource } from '../../../random';
import { tellIfLow } from '../lowBalance';
import { type AccountCode, customerAccount, isCustomerAccount, ownerOf } from './accounts';

export type EntryKind = (typeof ledgerEntries.$inferSelect)['kind'];

export interface Posting {
  account: AccountCode;
  /** Minor units, not 0. Above zero is a credit: what we owe a customer more, what we earned. */
  amount: number;
}

export interface EntryDraft {
  /** Makes the entry happen once: 'order:<order id>', 'deposit:<invoice id>:<transaction>'. */
  reference: string;
  kind: EntryKind;
  /** What the customer reads. */
  description: string;
  /** Whose history it belongs to. */
  userId?: string | undefined;
  /** A deposit names its `invoice` here; the ledger check adds up by it. */
  details?: Record<string, string | number> | undefined;
  /** At least two, of different accounts, that sum to zero. */
  postings: readonly Posting[];
}

export interface PostedEntry {
  id: string;
  /** False when the reference had been posted before: then nothing was written. */
  isNew: boolean;
}

/** The draft is no entry: postings that do not sum to zero, a fraction of a cent. A fault of the caller's code. */
export class InvalidEntry extends Error {
  override name = 'InvalidEntry';
}

/** The reference was posted before with other postings. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}

/** A customer's balance would fall below zero. Amounts in minor units. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';
  readonly userId: string;
  readonly balance: number;
  readonly needed: number;
  constructor(userId: string, balance: number, needed: number) {
    super('The balance does not cover it');
    this.userId = userId;
    this.balance = balance;
    this.needed = needed;
  }
}

/**
 * Writes an entry and moves the balances of its customers, in the caller's transaction, which tells them when it commits.
 *
 * @param at milliseconds
 * @throws {InsufficientFunds} when it would overdraw a customer; roll the transaction back
 * @throws {ReferenceTaken} when the reference stands for other postings
 * @throws {InvalidEntry} when the draft is no entry
 */
export async function post(tx: Tx, draft: EntryDraft, at: number, random: RandomSource): Promise<PostedEntry> {
  verify(draft);
  const id = uuid(random);
  // Waits here for a transaction that writes the same reference, so that exactly one of them goes on.
  const written = await tx
    .insert(ledgerEntries)
    .values({
      id,
      reference: draft.reference,
      kind: draft.kind,
      description: draft.description,
      userId: draft.userId ?? null,
      details: draft.details ?? {},
      at,
    })
    .onConflictDoNothing({ target: ledgerEntries.reference })
    .returning({ id: ledgerEntries.id });
  if (written.length === 0) return { id: await sameEntry(tx, draft), isNew: false };

  const balances = await moveBalances(tx, draft.postings, at);
  await tx.insert(ledgerPostings).values(
    draft.postings.map(({ account, amount }) => ({
      entryId: id,
      account,
      amount,
      balanceAfter: balances.get(account) ?? null,
    })),
  );
  if (draft.kind === 'renewal' || draft.kind === 'correction')
    for (const { account, amount } of draft.postings)
      if (amount < 0 && isCustomerAccount(account))
        await tellIfLow(tx, account, balances.get(account) ?? 0, { now: at, random });
  return { id, isNew: true };
}

/**
 * A customer's balance in minor units, locked until the transaction ends: nobody else spends it meanwhile. Opens the
 * account when there is none.
 */
export async function lockBalance(tx: Tx, userId: string, at: number): Promise<number> {
  const account = customerAccount(userId);
  return (await lockBalances(tx, [account], at)).get(account) ?? 0;
}

function verify({ reference, postings }: EntryDraft): void {
  if (reference === '') throw new InvalidEntry('An entry needs a reference');
  if (postings.length < 2) throw new InvalidEntry(`${reference}: an entry has at least two postings`);
  if (new Set(postings.map(({ account }) => account)).size !== postings.length) {
    throw new InvalidEntry(`${reference}: an account appears twice`);
  }
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new InvalidEntry(`${reference}: ${amount} on ${account} is no amount in minor units`);
    }
  }
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new InvalidEntry(`${reference}: the postings sum to ${sum}, not to zero`);
}

async function sameEntry(tx: Tx, draft: EntryDraft): Promise<string> {
  const lines = await tx
    .select({ id: ledgerEntries.id, account: ledgerPostings.account, amount: ledgerPostings.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.reference, draft.reference));
  const known = new Map(lines.map(({ account, amount }) => [account, amount]));
  const isSame =
    known.size === draft.postings.length &&
    draft.postings.every(({ account, amount }) => known.get(account) === amount);
  const id = lines[0]?.id;
  if (!isSame || id === undefined) throw new ReferenceTaken(`${draft.reference} stands for other postings`);
  return id;
}

async function lockBalances(tx: Tx, accounts: string[], at: number): Promise<Map<string, number>> {
  const codes = accounts.filter(isCustomerAccount).sort();
  if (codes.length === 0) return new Map();
  // In the order of their codes, so that two entries over the same customers wait for and not on each other.
  const lock = () =>
    tx
      .select({ code: ledgerAccounts.code, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.code, codes))
      .orderBy(ledgerAccounts.code)
      .for('no key update');
  const open = () =>
    tx
      .insert(ledgerAccounts)
      .values(codes.map((code) => ({ code, kind: 'customer' as const, userId: ownerOf(code), openedAt: at })))
      .onConflictDoNothing();
  // Of several, before any is locked: whoever held one and opened another would wait in a circle with who does the reverse.
  if (codes.length > 1) await open();
  let rows = await lock();
  if (rows.length < codes.length) {
    await open();
    rows = await lock();
  }
  return new Map(rows.map(({ code, balance }) => [code, balance]));
}

async function moveBalances(tx: Tx, postings: readonly Posting[], at: number): Promise<Map<string, number>> {
  const balances = await lockBalances(
    tx,
    postings.map(({ account }) => account),
    at,
  );
  for (const { account, amount } of postings) {
    const balance = balances.get(account);
    if (balance === undefined || !isCustomerAccount(account)) continue;
    if (balance + amount < 0) throw new InsufficientFunds(ownerOf(account), balance, -amount);
    balances.set(account, balance + amount);
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${balance + amount}` })
      .where(eq(ledgerAccounts.code, account));
    afterCommit(tx, 'balance', { userId: ownerOf(account) });
  }
  return balances;
}
