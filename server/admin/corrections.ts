import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Register } from '../../contract/wire/account/account';
import { toDecimal, toMinor } from '../../contract/rules/money/amount';
import type { Db, Tx } from '../db/client';
import { orders } from '../db/schema/orders';
import { transact } from '../db/transaction';
import { findByEmail, findById } from '../domain/account/accounts';
import { post as postMail } from '../domain/mail/mail';
import { balanceCorrected } from '../domain/mail/moneyLetters';
import { spendCredit } from '../domain/money/credited';
import { customerAccount } from '../domain/money/ledger/accounts';
import { InsufficientFunds, post } from '../domain/money/ledger/post';
import { customerBalance } from '../domain/money/ledger/read';
import { refundedOf, refundPart } from '../domain/money/ledger/refunds';
import { uuid } from '../random';
import {
  type Command,
  CommandError,
  type CommandParts,
  type CommandResult,
  flag,
  option,
  type Options,
  PositiveAmount,
  text,
  told,
} from './command';

const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'must say something'),
  v.maxLength(200, 'must be at most 200 characters'),
);
const OrderId = v.pipe(v.string(), v.uuid('must be the id of an order'));
const SignedAmount = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'must be an amount such as 5 or -5'),
  v.transform(toMinor),
  v.check((amount) => amount !== 0, 'must not be 0'),
);

/** What the operator puts right by hand, with a reason that the customer reads. */
export const corrections: Readonly<Record<string, Command>> = {
  refund: {
    usage: '--order <id> --reason "..." [--amount 5] [--json]',
    options: { order: text, reason: text, amount: text, json: flag },
    run: refund,
  },
  correction: {
    usage: '--email a@b.co --amount=-5 --reason "..." [--json]',
    options: { email: text, reason: text, amount: text, json: flag },
    run: correct,
  },
  fund: {
    usage: '--email a@b.co --amount 100 [--json]',
    options: { email: text, amount: text, json: flag },
    run: fund,
  },
};

/** Gives back an order's charge or a part of it, once; the website stays as it is. */
async function refund({ db, clock, random }: CommandParts, options: Options): Promise<CommandResult> {
  const id = option(options, 'order', OrderId);
  const reason = option(options, 'reason', Reason);
  const asked = options['amount'] === undefined ? null : option(options, 'amount', PositiveAmount);
  const writing = { now: clock.now(), random };
  const { order, amount } = await transact(db, async (tx) => {
    const [found] = await tx.select().from(orders).where(eq(orders.id, id));
    if (!found) throw new CommandError('--order: there is none with this id');
    if ((await refundedOf(tx, found, writing.now)) > 0)
      throw new CommandError('--order: it was refunded before; correct the balance instead');
    const back = asked ?? found.chargedTotal;
    if (back === 0) throw new CommandError('--order: it cost nothing');
    if (back > found.chargedTotal)
      throw new CommandError(`--amount: the order cost ${toDecimal(found.chargedTotal)} EUR`);
    const entry = await refundPart(
      tx,
      found,
      { amount: back, description: `Refund for ${found.domain}: ${reason}` },
      writing,
    );
    await tellCustomer(tx, found.userId, { amount: back, reason }, writing);
    await spendCredit(tx, found.userId, entry.id, writing);
    return { order: found, amount: back };
  });
  return toldOf(db, options, `Refunded ${toDecimal(amount)} EUR of ${order.domain}`, order.userId, amount);
}

/** Adds to a balance, or takes from it, what neither an order nor a deposit explains. */
async function correct({ db, clock, random }: CommandParts, options: Options): Promise<CommandResult> {
  const email = option(options, 'email', Register.entries.email);
  const amount = option(options, 'amount', SignedAmount);
  const reason = option(options, 'reason', Reason);
  const userId = await customerOf(db, email);
  const writing = { now: clock.now(), random };
  try {
    await transact(db, async (tx) => {
      const entry = await post(
        tx,
        {
          reference: `correction:${uuid(random)}`,
          kind: 'correction',
          description: `Correction: ${reason}`,
          userId,
          postings: [
            { account: customerAccount(userId), amount },
            { account: 'operator:corrections', amount: -amount },
          ],
        },
        writing.now,
        random,
      );
      await tellCustomer(tx, userId, { amount, reason }, writing);
      if (amount > 0) await spendCredit(tx, userId, entry.id, writing);
    });
  } catch (error) {
    if (error instanceof InsufficientFunds)
      throw new CommandError(`--amount: the balance is ${toDecimal(error.balance)} EUR`);
    throw error;
  }
  return toldOf(db, options, `Corrected by ${toDecimal(amount)} EUR`, userId, amount);
}

async function fund({ db, clock, random }: CommandParts, options: Options): Promise<CommandResult> {
  const email = option(options, 'email', Register.entries.email);
  const amount = option(options, 'amount', PositiveAmount);
  const userId = await customerOf(db, email);
  const now = clock.now();
  await transact(db, async (tx) => {
    const entry = await post(
      tx,
      {
        reference: `funding:${uuid(random)}`,
        kind: 'funding',
        description: 'Credit by the operator',
        userId,
        postings: [
          { account: customerAccount(userId), amount },
          { account: 'operator:funding', amount: -amount },
        ],
      },
      now,
      random,
    );
    await spendCredit(tx, userId, entry.id, { now, random });
  });
  return toldOf(db, options, `Credited ${toDecimal(amount)} EUR`, userId, amount);
}

/** @throws {CommandError} */
export async function customerOf(db: Db, email: string): Promise<string> {
  const user = await findByEmail(db, email);
  if (!user) throw new CommandError('--email: no customer has it');
  return user.id;
}

async function tellCustomer(
  tx: Tx,
  userId: string,
  change: { amount: number; reason: string },
  writing: { now: number; random: CommandParts['random'] },
): Promise<void> {
  const user = await findById(tx, userId);
  if (user) await postMail(tx, { to: user.email, userId }, () => balanceCorrected(change), writing);
}

async function toldOf(db: Db, options: Options, sentence: string, userId: string, amount: number) {
  const balance = toDecimal(await customerBalance(db, userId));
  const facts = { customer: userId, amount: toDecimal(amount), balance, currency: 'EUR' };
  return told(options, `${sentence}, balance ${balance} EUR`, facts);
}
