import { and, asc, eq, sql } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { billingDocuments } from '../../db/schema/billing';
import { plans, templates } from '../../db/schema/catalogue';
import { orders } from '../../db/schema/orders';
import { projectEvents, projects } from '../../db/schema/projects';
import { readRefunded } from '../money/ledger/refunds';
import { type Listed, missing, moment, newestFirst, olderThan, type PageAsked, pageOf } from './page';

/** What became of an order's website; given_up: its deployment failed for good, and the money goes back. */
export const orderStates = ['deploying', 'live', 'failed', 'given_up', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

const state = sql<OrderState>`case
  when ${projects.givenUpAt} is not null then 'given_up'
  when ${projects.id} is null or ${projects.cancelledAt} is not null then 'closed'
  when ${projects.isFailed} then 'failed'
  when ${projects.deployedAt} is not null then 'live'
  else 'deploying' end`;

export interface OrderBody {
  id: string;
  email: string;
  domain: string;
  state: OrderState;
  charged: string;
  coupon: string | null;
  placed_at: string;
}

export interface OrderDetails extends OrderBody {
  /** The customer's id. */
  customer: string;
  plan: string;
  template: string;
  setup_fee: string;
  monthly_fee: string;
  domain_price: string;
  discount: string;
  /** All that went back of it to the balance. */
  refunded: string;
  project: string | null;
  failure: string | null;
  /** Numbers of the invoice and the credit notes about it. */
  documents: string[];
  events: { stage: string; attempt: number; message: string | null; at: string }[];
}

const withState = (db: Queries) =>
  db
    .select({ order: orders, email: users.email, state })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(projects, eq(projects.orderId, orders.id))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withState>>[number];

const bodyOf = ({ order, email, state: became }: Row): OrderBody => ({
  id: order.id,
  email,
  domain: order.domain,
  state: became,
  charged: toDecimal(order.chargedTotal),
  coupon: order.couponCode,
  placed_at: moment(order.createdAt),
});

export interface OrderFilter {
  state?: OrderState | undefined;
  userId?: string | undefined;
}

const placed = { at: orders.createdAt, id: orders.id };

/** Orders of all customers or of one, newest first. @throws {Problem} 404 for an `after` that is not there */
export async function listOrders(
  db: Queries,
  { state: wanted, userId }: OrderFilter,
  page: PageAsked,
): Promise<Listed<OrderBody>> {
  const found = await withState(db)
    .where(
      and(
        wanted === undefined ? undefined : eq(state, wanted),
        userId === undefined ? undefined : eq(orders.userId, userId),
        await olderThan(db, placed, page.after),
      ),
    )
    .orderBy(...newestFirst(placed))
    .limit(page.limit + 1);
  return pageOf(found, page, bodyOf, ({ order }) => order.id);
}

/** An order with its sums, its website's way and its documents. @throws {Problem} 404 */
export async function showOrder(db: Queries, id: string): Promise<OrderDetails> {
  const [row] = await withState(db).where(eq(orders.id, id));
  if (!row) throw missing();
  const { order } = row;
  const [from] = await db
    .select({ plan: plans.name, template: templates.templateName })
    .from(plans)
    .innerJoin(templates, eq(templates.uuid, order.templateUuid))
    .where(eq(plans.uuid, order.planUuid));
  const [project] = await db.select().from(projects).where(eq(projects.orderId, id));
  const documents = await db
    .select({ number: billingDocuments.number })
    .from(billingDocuments)
    .where(eq(billingDocuments.orderId, id))
    .orderBy(asc(billingDocuments.at), asc(billingDocuments.number));
  return {
    ...bodyOf(row),
    customer: order.userId,
    plan: from?.plan ?? '',
    template: from?.template ?? '',
    setup_fee: toDecimal(order.setupFee),
    monthly_fee: toDecimal(order.monthlyFee),
    domain_price: toDecimal(order.domainPrice),
    discount: toDecimal(order.discount),
    refunded: toDecimal(await readRefunded(db, order)),
    project: project?.id ?? null,
    failure: project?.failure ?? null,
    documents: documents.map(({ number }) => number),
    events: project ? await eventsOf(db, project.id) : [],
  };
}

async function eventsOf(db: Queries, projectId: string): Promise<OrderDetails['events']> {
  const rows = await db
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(asc(projectEvents.id));
  return rows.map(({ stage, attempt, message, at }) => ({ stage, attempt, message, at: moment(at) }));
}
