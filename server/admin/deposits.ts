import { invoices } from '../db/schema/money';
import {
  type DepositBody,
  type DepositDetails,
  depositStates,
  listDeposits,
  showDeposit,
} from '../domain/operator/deposits';
import { type Command, type CommandParts, type CommandResult, flag, type Options, text, told } from './command';
import { euros, idOf, minute, oneOf, ownerOf, pageAsked, pageOptions, pageUsage, short, toldList } from './lists';
import { below, type Column, facts } from './table';

/** What customers were to pay in, and what arrived. */
export const depositCommands: Readonly<Record<string, Command>> = {
  deposits: {
    usage: `[--email a@b.co] [--state ${depositStates.join('|')}] ${pageUsage}`,
    options: { email: text, state: text, ...pageOptions },
    run: list,
  },
  'deposit show': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: show },
};

const columns: readonly Column<DepositBody>[] = [
  { title: 'ID', most: 8, of: ({ id }) => short(id) },
  { title: 'ASKED AT', most: 16, of: ({ created_at }) => minute(created_at) },
  { title: 'EMAIL', most: 21, of: ({ email }) => email },
  { title: 'EUR', most: 9, isNumber: true, of: ({ amount }) => amount },
  { title: 'ARRIVED', most: 9, isNumber: true, of: ({ arrived }) => arrived },
  { title: 'CREDITED', most: 9, isNumber: true, of: ({ credited }) => credited },
  { title: 'IN', most: 5, of: ({ currency }) => currency },
  { title: 'STATE', most: 11, of: ({ state }) => state },
];

const paymentColumns: readonly Column<DepositDetails['payments'][number]>[] = [
  { title: 'SEEN', most: 16, of: ({ seen_at }) => minute(seen_at) },
  { title: 'EUR', most: 9, isNumber: true, of: ({ amount }) => amount },
  { title: 'COINS', most: 20, isNumber: true, of: ({ crypto_amount }) => crypto_amount },
  { title: 'STATE', most: 10, of: ({ state }) => state },
  { title: 'CREDITED', most: 16, of: ({ credited_at }) => minute(credited_at) },
  { title: 'TRANSACTION', most: 19, of: ({ transaction_hash }) => transaction_hash },
];

async function list({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = { state: oneOf(options, 'state', depositStates), userId: await ownerOf(db, options) };
  const page = await pageAsked(db, options, invoices.id);
  return toldList(options, 'deposits', await listDeposits(db, filter, page, clock.now()), columns);
}

async function show({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const deposit = await showDeposit(db, await idOf(db, options, 'id', invoices.id), clock.now());
  const { confirmations, required_confirmations: required } = deposit;
  const lines = facts([
    ['id', deposit.id],
    ['gateway', deposit.invoice_id || '-'],
    ['email', deposit.email],
    ['asked at', minute(deposit.created_at)],
    ['state', deposit.state],
    ['asked', `${euros(deposit.amount)}, ${deposit.crypto_amount} ${deposit.currency}`],
    ['arrived', `${euros(deposit.arrived)}, ${deposit.crypto_arrived} ${deposit.currency}`],
    ['credited', euros(deposit.credited)],
    ['network', deposit.network || '-'],
    ['address', deposit.address || '-'],
    ['confirmed', `${confirmations}/${required}`],
    ['transaction', deposit.transaction_hash ?? '-'],
    ['deadline', minute(deposit.expires_at)],
    ['settled', minute(deposit.settled_at)],
  ]);
  return told(options, [...lines, ...below(paymentColumns, deposit.payments)], deposit);
}
