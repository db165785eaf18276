import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Register } from '../../contract/wire/account/account';
import { CouponCode } from '../../contract/wire/money/coupon';
import { toDecimal } from '../../contract/rules/money/amount';
import { plans } from '../db/schema/catalogue';
import { coupons } from '../db/schema/orders';
import { isUniqueViolation, transact } from '../db/transaction';
import { createAccount, hashPassword } from '../domain/account/accounts';
import { requireUncommon } from '../domain/account/easyPasswords';
import { checkLedger } from '../domain/money/ledger/check';
import { Problem } from '../http/problem';
import {
  Amount,
  type Command,
  CommandError,
  type CommandParts,
  type CommandResult,
  flag,
  option,
  type Options,
  PositiveAmount,
  refused,
  said,
  text,
} from './command';
import { benefitCommands } from './benefits';
import { corrections } from './corrections';
import { couponCommands } from './coupons';
import { customerCommands } from './customers';
import { depositCommands } from './deposits';
import { jobCommands } from './jobs';
import { orderCommands } from './orders';
import { reconciliation } from './reconciliation';
import { ticketCommands } from './tickets';

const commands: Readonly<Record<string, Command>> = {
  'coupon add': {
    usage: '--code SAVE10 --type PERCENTAGE|FIXED --value 10 [--limit 1] [--expires 2027-01-01]',
    options: { code: text, type: text, value: text, limit: text, expires: text },
    run: addCoupon,
  },
  'plan set': {
    usage: '[--setup-fee 20] [--monthly-fee 10] [--project-limit 3]',
    options: { 'setup-fee': text, 'monthly-fee': text, 'project-limit': text },
    run: setPlan,
  },
  'user add': {
    usage:
      '--email a@b.co --password ... [--verified] [--two-factor email] [--first-name Ada] [--last-name Baker] [--phone +32470123456]',
    options: {
      email: text,
      password: text,
      verified: flag,
      'two-factor': text,
      'first-name': text,
      'last-name': text,
      phone: text,
    },
    run: addUser,
  },
  ...corrections,
  ...customerCommands,
  ...orderCommands,
  ...depositCommands,
  ...jobCommands,
  ...couponCommands,
  ...benefitCommands,
  ...ticketCommands,
  ...reconciliation,
  'ledger check': { usage: '', options: {}, run: verifyLedger },
};

/** Runs an operator's command, `['coupon', 'add', '--code', ...]`. Never throws for what the operator typed. */
export async function runCommand(parts: CommandParts, words: readonly string[]): Promise<CommandResult> {
  // The longest that fits: 'plan benefits set' begins like 'plan benefits'.
  const name = Object.keys(commands)
    .filter((known) => words.slice(0, known.split(' ').length).join(' ') === known)
    .toSorted((one, other) => other.length - one.length)[0];
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) return refused('Commands:', ...usage());
  try {
    const { values } = parseArgs({ args: words.slice(name.split(' ').length), options: command.options, strict: true });
    return await command.run(parts, values);
  } catch (error) {
    const isTheirs = error instanceof CommandError || error instanceof Problem || isParseError(error);
    if (!isTheirs) throw error;
    return refused((error as Error).message, `Usage: ${name} ${command.usage}`);
  }
}

const usage = () => Object.entries(commands).map(([name, { usage: options }]) => `  ${name} ${options}`.trimEnd());
const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

const WholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number));
const Positive = v.pipe(WholeNumber, v.minValue(1, 'must be 1 or more'));

async function addCoupon({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const code = option(options, 'code', CouponCode);
  const discountType = option(options, 'type', v.picklist(['PERCENTAGE', 'FIXED'], 'must be PERCENTAGE or FIXED'));
  const value = option(options, 'value', PositiveAmount);
  if (discountType === 'PERCENTAGE' && value > 100_00) throw new CommandError('--value: must be at most 100');
  const usageLimit = options['limit'] === undefined ? null : option(options, 'limit', Positive);
  const expiresAt =
    options['expires'] === undefined
      ? null
      : endOf(option(options, 'expires', v.pipe(v.string(), v.isoDate('must be a date such as 2027-01-01'))));
  const discountValue = toDecimal(value);
  try {
    await db
      .insert(coupons)
      .values({ code, discountType, discountValue, usageLimit, expiresAt, createdAt: clock.now() });
  } catch (error) {
    if (isUniqueViolation(error)) throw new CommandError(`--code: ${code} is there already`);
    throw error;
  }
  return said(`Coupon ${code}: ${discountType === 'FIXED' ? `${discountValue} EUR` : `${discountValue} %`} off`);
}

/** The last millisecond of a day, UTC. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`).getTime();

async function setPlan({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const change = {
    ...(options['setup-fee'] === undefined ? {} : { setupFee: option(options, 'setup-fee', Amount) }),
    ...(options['monthly-fee'] === undefined ? {} : { monthlyFee: option(options, 'monthly-fee', Amount) }),
    ...(options['project-limit'] === undefined ? {} : { projectLimit: option(options, 'project-limit', WholeNumber) }),
  };
  if (Object.keys(change).length === 0) throw new CommandError('Say what to set');
  const [first] = await db.select().from(plans).orderBy(asc(plans.position)).limit(1);
  if (!first) throw new CommandError('There is no plan: start the server once');
  const [plan] = await db
    .update(plans)
    .set({ ...change, updatedAt: clock.now() })
    .where(eq(plans.uuid, first.uuid))
    .returning();
  if (!plan) throw new CommandError('The plan is gone');
  const limit = plan.projectLimit === 0 ? 'no limit' : `up to ${plan.projectLimit} websites`;
  return said(
    `Plan ${plan.name}: setup ${toDecimal(plan.setupFee)} EUR, monthly ${toDecimal(plan.monthlyFee)} EUR, ${limit}`,
  );
}

async function addUser({ db, clock, random }: CommandParts, options: Options): Promise<CommandResult> {
  const fields = Register.entries;
  const account = {
    email: option(options, 'email', fields.email),
    first_name: option({ 'first-name': 'Ada', ...options }, 'first-name', fields.first_name),
    last_name: option({ 'last-name': 'Baker', ...options }, 'last-name', fields.last_name),
    phone_number: option({ phone: '+32470123456', ...options }, 'phone', fields.phone_number),
    isVerified: options['verified'] === true,
    twoFactor:
      options['two-factor'] === undefined
        ? ('none' as const)
        : option(options, 'two-factor', v.picklist(['none', 'email'], 'must be none or email')),
  };
  const password = option(options, 'password', fields.password);
  requireUncommon(password, { email: account.email, field: 'password' });
  const passwordHash = await hashPassword(password);
  const user = await transact(db, (tx) =>
    createAccount(tx, { ...account, passwordHash }, { now: clock.now(), random }),
  );
  return said(user.id);
}

async function verifyLedger({ db }: CommandParts): Promise<CommandResult> {
  const { breaches, entries, postings, total, sums } = await checkLedger(db);
  const lines = [
    `${entries} entries, ${postings} postings`,
    ...Object.entries(sums).map(([account, amount]) => `${account.padEnd(18)} ${toDecimal(amount).padStart(14)} EUR`),
    `${'sum'.padEnd(18)} ${toDecimal(total).padStart(14)} EUR`,
    ...breaches.map((breach) => `BREACH ${breach}`),
    breaches.length === 0 ? 'Every invariant holds.' : `${breaches.length} invariants are broken.`,
  ];
  return { lines, exitCode: breaches.length === 0 ? 0 : 1 };
}
