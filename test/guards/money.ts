import { drop, type Guard, instead, put } from './guard';

const place = 'server/domain/wizard/orders/place.ts';
const holds = 'server/domain/wizard/domains/holds.ts';
const coupons = 'server/domain/money/coupons/coupons.ts';
const ledger = 'server/domain/money/ledger/post.ts';
const renew = 'server/domain/money/subscriptions/renew.ts';
const due = 'server/domain/money/subscriptions/due.ts';
const charge = 'server/domain/money/subscriptions/charge.ts';
const months = 'server/db/migrations/0008_renewals.sql';
const settle = 'server/domain/money/deposits/settle.ts';
const panel = 'src/effects/server/payments.ts';

const crowd = { project: 'server', test: 'test/server/orders.crowd.test.ts' } as const;
const posts = { project: 'server', test: 'test/server/ledger.test.ts' } as const;
const renewals = { project: 'server', test: 'test/server/renewals.test.ts' } as const;
/** On PGlite, which has one session, nobody comes in between. */
const year = { project: 'server', test: 'test/server/renewals.year.test.ts', only: 'on postgres' } as const;

const deposits = { project: 'server', test: 'test/server/deposits.test.ts' } as const;
const panels = { project: 'effects', test: 'src/effects/server/payments.test.ts' } as const;

/** However many come at once: a balance, a name, a coupon and a place in a plan are given once, a month is charged once. */
export const moneyGuards: readonly Guard[] = [
  {
    name: 'A balance is locked from before it is read until it is spent',
    file: ledger,
    without: [put('#lockBalances CallExpression[callee.property.name="for"]', '$(callee.object)')],
    ...posts,
    only: 'forty who spend the same balance',
  },
  {
    name: 'A domain is sold once, by its reservation and by its website',
    file: holds,
    without: [drop('#reserveDomain IfStatement')],
    also: [
      {
        file: 'server/db/migrations/0000_foundation.sql',
        without: [instead('UNIQUE INDEX "projects_living_domain"', 'INDEX "projects_living_domain"')],
      },
    ],
    ...crowd,
    only: 'customers who want one domain',
  },
  {
    name: 'A coupon’s last use is counted in the statement that allows it',
    file: coupons,
    without: [put('#redeemCoupon CallExpression[callee.name="usable"]', 'eq(coupons.code, code)')],
    ...crowd,
    only: 'orders with a coupon',
  },
  {
    name: 'The websites of a plan are counted in the order’s transaction',
    file: place,
    without: [drop('#placeOrder ExpressionStatement:has(> AwaitExpression:has(> [callee.name="requireRoom"]))')],
    ...crowd,
    only: 'orders in a plan',
  },
  {
    name: 'One worker at a time looks after a month',
    file: renew,
    without: [put('#takeStep CallExpression[callee.name="lockBalance"]', 'Promise.resolve(Infinity)')],
    also: [{ file: due, without: [put('#lockDue CallExpression[callee.property.name="for"]', '$(callee.object)')] }],
    ...year,
  },
  {
    name: 'A month has one reference in the ledger',
    file: charge,
    without: [put('#debit #reference TemplateLiteral', 'random.bytes(16).join()')],
    ...year,
  },
  {
    name: 'The database itself has a month of a subscription once',
    file: months,
    without: [instead('PRIMARY KEY("subscription_id","number")', 'CHECK (true)')],
    ...renewals,
    only: 'the database itself has a month',
  },
  {
    name: 'The database itself has one month of a subscription due',
    file: months,
    without: [instead('UNIQUE INDEX "subscription_periods_due"', 'INDEX "subscription_periods_due"')],
    ...renewals,
    only: 'the database itself has a month',
  },
  {
    name: 'What was credited stays, whatever an older answer says',
    file: settle,
    without: [drop('#paymentAfter IfStatement')],
    ...deposits,
    only: 'an older answer of the gateway',
  },
  {
    name: 'A gateway’s word has its signature',
    file: 'server/providers/payments/btcpay.ts',
    without: [drop('#readNotice IfStatement:has(Identifier[name="isSigned"])')],
    project: 'server',
    test: 'test/server/deposits.btcpay.test.ts',
    only: 'forged',
  },
  {
    name: 'A payment panel is opened from a gateway alone',
    file: panel,
    without: [put('#invoiceAt IfStatement > LogicalExpression', '$(left)')],
    ...panels,
    only: 'no panel is opened',
  },
  {
    name: 'The panel of the top-up alone says that it is paid',
    file: panel,
    without: [drop('#hear IfStatement:has(ReturnStatement)')],
    ...panels,
    only: 'hears that it is paid',
  },
];
