import { orders } from '../db/schema/orders';
import { listOrders, type OrderBody, type OrderDetails, orderStates, showOrder } from '../domain/operator/orders';
import { type Command, type CommandParts, type CommandResult, flag, type Options, text, told } from './command';
import { euros, idOf, minute, oneOf, ownerOf, pageAsked, pageOptions, pageUsage, short, toldList } from './lists';
import { below, type Column, facts } from './table';

/** What customers ordered, and what became of it. */
export const orderCommands: Readonly<Record<string, Command>> = {
  orders: {
    usage: `[--email a@b.co] [--state ${orderStates.join('|')}] ${pageUsage}`,
    options: { email: text, state: text, ...pageOptions },
    run: list,
  },
  'order show': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: show },
};

const columns: readonly Column<OrderBody>[] = [
  { title: 'ID', most: 8, of: ({ id }) => short(id) },
  { title: 'PLACED', most: 16, of: ({ placed_at }) => minute(placed_at) },
  { title: 'EMAIL', most: 25, of: ({ email }) => email },
  { title: 'DOMAIN', most: 23, of: ({ domain }) => domain },
  { title: 'EUR', most: 9, isNumber: true, of: ({ charged }) => charged },
  { title: 'STATE', most: 9, of: ({ state }) => state },
];

const eventColumns: readonly Column<OrderDetails['events'][number]>[] = [
  { title: 'AT', most: 16, of: ({ at }) => minute(at) },
  { title: 'ATTEMPT', most: 7, isNumber: true, of: ({ attempt }) => String(attempt) },
  { title: 'STAGE', most: 22, of: ({ stage }) => stage },
  { title: 'MESSAGE', most: 49, of: ({ message }) => message ?? '' },
];

async function list({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = { state: oneOf(options, 'state', orderStates), userId: await ownerOf(db, options) };
  return toldList(options, 'orders', await listOrders(db, filter, await pageAsked(db, options, orders.id)), columns);
}

async function show({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const order = await showOrder(db, await idOf(db, options, 'id', orders.id));
  const lines = facts([
    ['id', order.id],
    ['email', order.email],
    ['customer', order.customer],
    ['placed', minute(order.placed_at)],
    ['domain', order.domain],
    ['state', order.state],
    ['failure', order.failure ?? '-'],
    ['plan', order.plan],
    ['template', order.template],
    ['setup fee', euros(order.setup_fee)],
    ['monthly fee', euros(order.monthly_fee)],
    ['domain price', euros(order.domain_price)],
    ['discount', order.coupon === null ? euros(order.discount) : `${euros(order.discount)} by ${order.coupon}`],
    ['charged', euros(order.charged)],
    ['refunded', euros(order.refunded)],
    ['documents', order.documents.join(', ') || '-'],
    ['project', order.project ?? '-'],
  ]);
  return told(options, [...lines, ...below(eventColumns, order.events)], order);
}
