import * as v from 'valibot';
import { Register } from '../../contract/wire/account/account';
import { users } from '../db/schema/accounts';
import {
  type CustomerBody,
  type CustomerDetails,
  customerStates,
  listCustomers,
  showCustomer,
} from '../domain/operator/customers';
import { type Command, type CommandParts, type CommandResult, flag, option, type Options, text, told } from './command';
import { customerOf } from './corrections';
import { euros, minute, oneOf, pageAsked, pageOptions, pageUsage, short, toldList } from './lists';
import { below, type Column, facts } from './table';

const PartOfEmail = v.pipe(v.string(), v.trim(), v.nonEmpty('must say something'));

/** Who there is, with the balance and what is charged to it. */
export const customerCommands: Readonly<Record<string, Command>> = {
  customers: {
    usage: `[--email part] [--state ${customerStates.join('|')}] ${pageUsage}`,
    options: { email: text, state: text, ...pageOptions },
    run: list,
  },
  'customer show': { usage: '--email a@b.co [--json]', options: { email: text, json: flag }, run: show },
};

const stateOf = ({ is_owing, is_verified }: CustomerBody) =>
  is_owing ? 'owing' : is_verified ? 'verified' : 'unverified';

const columns: readonly Column<CustomerBody>[] = [
  { title: 'ID', most: 8, of: ({ id }) => short(id) },
  { title: 'SINCE', most: 10, of: ({ created_at }) => created_at.slice(0, 10) },
  { title: 'EMAIL', most: 30, of: ({ email }) => email },
  { title: 'NAME', most: 16, of: ({ name }) => name },
  { title: 'EUR', most: 10, isNumber: true, of: ({ balance }) => balance },
  { title: 'SITES', most: 5, isNumber: true, of: ({ websites }) => String(websites) },
  { title: 'STATE', most: 9, of: stateOf },
];

const subscriptionColumns: readonly Column<CustomerDetails['subscriptions'][number]>[] = [
  { title: 'WEBSITE', most: 40, of: ({ domain }) => domain },
  { title: 'STATE', most: 9, of: ({ state }) => state },
  { title: 'EUR', most: 9, isNumber: true, of: ({ monthly_fee }) => monthly_fee },
  { title: 'NEXT', most: 16, of: ({ next_billing_date }) => minute(next_billing_date) },
  { title: 'NEXT TRY', most: 16, of: ({ next_try_date }) => minute(next_try_date) },
];

const movementColumns: readonly Column<CustomerDetails['statement'][number]>[] = [
  { title: 'AT', most: 16, of: ({ at }) => minute(at) },
  { title: 'KIND', most: 10, of: ({ kind }) => kind },
  { title: 'EUR', most: 10, isNumber: true, of: ({ amount }) => amount },
  { title: 'BALANCE', most: 10, isNumber: true, of: ({ balance }) => balance ?? '' },
  { title: 'FOR', most: 46, of: ({ description }) => description },
];

async function list({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = {
    email: options['email'] === undefined ? undefined : option(options, 'email', PartOfEmail),
    state: oneOf(options, 'state', customerStates),
  };
  const page = await pageAsked(db, options, users.id);
  return toldList(options, 'customers', await listCustomers(db, filter, page), columns);
}

async function show({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const id = await customerOf(db, option(options, 'email', Register.entries.email));
  const customer = await showCustomer(db, id, clock.now());
  const { next_charge: next } = customer;
  const lines = facts([
    ['id', customer.id],
    ['number', String(customer.number)],
    ['email', customer.email],
    ['name', customer.name],
    ['phone', customer.phone || '-'],
    ['since', minute(customer.created_at)],
    ['verified', customer.is_verified ? 'yes' : 'no'],
    ['second factor', customer.second_factor],
    ['balance', euros(customer.balance)],
    ['owes', customer.is_owing ? 'yes' : 'no'],
    ['next charge', next ? `${euros(next.amount)} on ${minute(next.at)}` : '-'],
    ['last payment', minute(customer.last_payment_at)],
    ['websites', String(customer.websites)],
    ['orders', String(customer.orders)],
    ['open deposits', String(customer.open_deposits)],
  ]);
  const more = [...below(subscriptionColumns, customer.subscriptions), ...below(movementColumns, customer.statement)];
  return told(options, [...lines, ...more], customer);
}
