import { before, drop, type Guard, instead, put } from './guard';

const machine = 'machines/wizard/order/order.machine.ts';
const placement = 'machines/wizard/order/placement.ts';
const effects = 'src/effects/server/orders.ts';
const place = 'server/domain/wizard/orders/place.ts';
const wishes = 'server/domain/wizard/wishes/place.ts';
const ledger = 'server/domain/money/ledger/post.ts';

const journeys = { project: 'machines', test: 'machines/wizard/order/order.test.ts' } as const;
const calls = { project: 'effects', test: 'src/effects/server/orders.test.ts' } as const;
const waiting = { project: 'server', test: 'test/server/orders.wishes.test.ts' } as const;
const orders = { project: 'server', test: 'test/server/orders.test.ts' } as const;

/** One order, one debit, however often it is pressed and whatever gets lost. */
export const orderGuards: readonly Guard[] = [
  {
    name: 'No second order starts while the first is under way',
    file: machine,
    without: [before('#placing #tags', "on: { 'order.place': { target: 'placing', reenter: true } },")],
    ...journeys,
    only: 'takes no second press',
  },
  {
    name: 'Every try of an order has the id that was kept before the first',
    file: placement,
    without: [put('#orderId MemberExpression', 'crypto.randomUUID()')],
    ...journeys,
    only: 'sends the same id again',
  },
  {
    name: 'An order whose answer nobody saw is looked for before it is asked for again',
    file: machine,
    without: [drop('#deciding ObjectExpression:has(> #guard:has(> [value="isUnknown"]))')],
    ...journeys,
    only: 'asks what became of it',
  },
  {
    name: 'What a draft no longer says is not ordered by itself',
    file: 'server/domain/wizard/wishes/wishes.ts',
    without: [drop('#takeBackChanged ExpressionStatement:has(> AwaitExpression)')],
    ...waiting,
    only: 'edited meanwhile',
  },
  {
    name: 'The id goes with the order, as its `Idempotency-Key`',
    file: effects,
    without: [put('#headers Property > MemberExpression', 'crypto.randomUUID()')],
    ...calls,
    only: 'placing an order',
  },
  {
    name: 'The same key again is the first order',
    file: place,
    without: [
      put('#placeOrder IfStatement:has(> BlockStatement:has(> IfStatement)) > Identifier', '$(.) && command.now < 0'),
    ],
    ...orders,
    only: '20 identical orders at once',
  },
  {
    name: 'The database itself keeps a second order of the same key out',
    file: 'server/db/migrations/0000_foundation.sql',
    without: [instead('UNIQUE INDEX "orders_once"', 'INDEX "orders_once"')],
    ...orders,
    only: 'the database keeps a second order',
  },
  {
    name: 'A customer’s orders come one after the other',
    file: place,
    without: [
      drop('#placeOrder ExpressionStatement:has(> AwaitExpression:has(> [callee.name="lockBalance"]))'),
      drop('#placeOrder ExpressionStatement:has(> AwaitExpression:has(> [callee.name="lockCustomer"]))'),
    ],
    ...orders,
    only: '20 identical orders at once',
  },
  {
    name: 'A total that is not the one shown is not charged',
    file: place,
    without: [
      put('#placeOrder > BlockStatement > IfStatement > LogicalExpression[operator="&&"]', '$(right.left) < 0'),
    ],
    ...orders,
    only: 'a total that is not the one shown',
  },
  {
    name: 'A debit that the balance does not cover is refused',
    file: ledger,
    without: [drop('#moveBalances IfStatement:has(> ThrowStatement)')],
    ...orders,
    only: 'of two orders with a balance for one',
  },
  {
    name: 'The server looks again at what is wished for, in the transaction that orders it',
    file: wishes,
    without: [drop('#place IfStatement:has(> LogicalExpression)')],
    ...waiting,
    only: 'either placed or taken back',
  },
];
