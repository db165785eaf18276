import { and, count, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CreateOrder } from '../../../../contract/wire/wizard/order';
import type { OrderTotals } from '../../../../contract/rules/wizard/totals';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Queries, Tx } from '../../../db/client';
import { couponRedemptions, orders } from '../../../db/schema/orders';
import { projects, projectVersions, subscriptions } from '../../../db/schema/projects';
import { isUniqueViolation } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import { type RandomSource, sha256, uuid } from '../../../random';
import { findById } from '../../account/accounts';
import { lockCustomer } from '../../account/lock';
import { issueDocument } from '../../money/billing/documents';
import { findCoupon, redeemCoupon } from '../../money/coupons/coupons';
import { domainTaken, reserveDomain } from '../domains/holds';
import type { Quote } from '../domains/quotes';
import { removeOrdered } from '../drafts/remove';
import { customerAccount } from '../../money/ledger/accounts';
import { InsufficientFunds, lockBalance, post as postEntry, type Posting } from '../../money/ledger/post';
import { orderPlaced } from '../../mail/letters';
import { post as postMail } from '../../mail/mail';
import { startPipeline } from '../../websites/pipeline/stages';
import type { Settings } from '../../../settings';
import { findPlan, findTemplate } from '../../money/plans/plans';
import { priceOrder } from './price';

export type OrderRequest = v.InferOutput<typeof CreateOrder>;

export interface OrderCommand {
  userId: string;
  /** The order's own id, made by the browser before anything was sent. */
  key: string;
  /** Minor units: the total that the customer saw. */
  shownTotal: number;
  request: OrderRequest;
  /** The registrar's fresh word on the domain; null is enough for an order that is placed already. */
  quote: Quote | null;
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  settings: Settings;
}

export interface PlacedOrder {
  orderId: string;
  projectId: string;
  domain: string;
  isNew: boolean;
}

/**
 * Prices, debits, orders, reserves the domain, starts the pipeline and removes the draft, all in the caller's transaction: either all of it
 * is there or nothing. The same key again gives the first answer.
 * @throws {Problem} 402 for a balance that does not cover it; 409 with a code for a changed total, a taken domain, the
 * plan's limit, a key used for another order; 400 for a plan, template or coupon that is not on offer
 */
export async function placeOrder(tx: Tx, command: OrderCommand): Promise<PlacedOrder> {
  const { userId, key, request, now, random } = command;
  // The lock on the balance puts a customer's orders in one line, so that two of the same key meet here.
  await lockBalance(tx, userId, now);
  // Before the domain's row, as a hold of it does: the other way round the two would wait for each other.
  await lockCustomer(tx, userId);
  const requestHash = sha256(JSON.stringify(request));
  const known = await findPlaced(tx, userId, key);
  if (known) {
    if (known.requestHash !== requestHash)
      throw new Problem(409, 'This order was placed with other details.', { code: 'order-exists' });
    return { ...known, isNew: false };
  }
  const plan = await findPlan(tx, request.plan_uuid);
  const template = await findTemplate(tx, request.template_uuid);
  if (!plan || !template?.isOffered)
    throw new Problem(400, 'This plan or template is no longer on offer.', { code: 'not-offered' });
  await requireRoom(tx, userId, plan.projectLimit);
  const { quote } = command;
  if (!quote?.isAvailable) throw domainTaken();

  const coupon = request.coupon_code ? await findCoupon(tx, request.coupon_code, now) : null;
  const totals = priceOrder(plan, quote, coupon);
  if (totals.total !== command.shownTotal)
    throw new Problem(409, `The total has changed to ${toDecimal(totals.total)}. Please check it and order again.`, {
      code: 'total-changed',
    });

  const orderId = uuid(random);
  const ledgerEntryId = await debit(tx, command, orderId, totals);
  await tx.insert(orders).values({
    id: orderId,
    userId,
    idempotencyKey: key,
    requestHash,
    planUuid: plan.uuid,
    templateUuid: template.uuid,
    domain: request.domain_name,
    setupFee: totals.setupFee,
    monthlyFee: totals.monthlyFee,
    domainPrice: totals.domainPrice,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shownTotal: command.shownTotal,
    chargedTotal: totals.total,
    couponCode: coupon?.code ?? null,
    ledgerEntryId,
    payload: request,
    createdAt: now,
  });
  if (coupon) {
    await redeemCoupon(tx, coupon.code, now);
    await tx
      .insert(couponRedemptions)
      .values({ orderId, couponCode: coupon.code, userId, amount: totals.discount, at: now });
  }
  const projectId = await openProject(tx, command, orderId, { planUuid: plan.uuid, totals, domainPrice: quote.price });
  await tellCustomer(tx, command, totals);
  await removeOrdered(tx, userId, key, { now, random });
  // Last: its number keeps the other orders waiting until the commit.
  if (ledgerEntryId) await issueDocument(tx, ledgerEntryId, { now, random, billing: command.settings.billing });
  return { orderId, projectId, domain: request.domain_name, isNew: true };
}

/** The order of this key, once it is placed. */
export async function findPlaced(tx: Queries, userId: string, key: string) {
  const [found] = await tx
    .select({
      orderId: orders.id,
      requestHash: orders.requestHash,
      domain: orders.domain,
      projectId: projects.id,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return found ?? null;
}

/** The plan's limit of websites; 0 is none. */
async function requireRoom(tx: Tx, userId: string, limit: number): Promise<void> {
  if (limit === 0) return;
  const [row] = await tx
    .select({ living: count() })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.cancelledAt)));
  if ((row?.living ?? 0) >= limit)
    throw new Problem(409, `Your plan holds ${limit} websites, and you have them all.`, { code: 'limit-reached' });
}

/** Takes the total from the balance and books where it went. @returns the entry; null for an order that costs nothing */
async function debit(
  tx: Tx,
  { userId, request, now, random }: OrderCommand,
  orderId: string,
  totals: OrderTotals,
): Promise<string | null> {
  const all: Posting[] = [
    { account: customerAccount(userId), amount: -totals.total },
    { account: 'discount:coupons', amount: -totals.discount },
    { account: 'revenue:setup', amount: totals.setupFee },
    { account: 'revenue:monthly', amount: totals.monthlyFee },
    { account: 'revenue:domain', amount: totals.domainPrice },
  ];
  const postings = all.filter(({ amount }) => amount !== 0);
  if (postings.length === 0) return null;
  try {
    const { id } = await postEntry(
      tx,
      {
        reference: `order:${orderId}`,
        kind: 'order',
        description: `Website ${request.domain_name}`,
        userId,
        details: { order: orderId, domain: request.domain_name },
        postings,
      },
      now,
      random,
    );
    return id;
  } catch (error) {
    if (error instanceof InsufficientFunds)
      throw new Problem(402, 'Missing data or insufficient funds', { code: 'insufficient-funds', cause: error });
    throw error;
  }
}

/** A month later on the calendar; the 31st becomes the last day of a shorter month. */
export function nextMonth(at: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

async function openProject(
  tx: Tx,
  { userId, request, now, random, settings }: OrderCommand,
  orderId: string,
  { planUuid, totals, domainPrice }: { planUuid: string; totals: OrderTotals; domainPrice: number },
): Promise<string> {
  const projectId = uuid(random);
  await reserveDomain(tx, { userId, domain: request.domain_name, price: domainPrice, orderId }, { now, random });
  await tx
    .insert(projects)
    .values({
      id: projectId,
      userId,
      orderId,
      planUuid,
      templateUuid: request.template_uuid,
      domain: request.domain_name,
      businessName: request.business_details.business_name,
      createdAt: now,
      updatedAt: now,
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? domainTaken() : error;
    });
  await tx.insert(projectVersions).values({ projectId, number: 1, content: request, createdAt: now });
  await tx.insert(subscriptions).values({
    id: uuid(random),
    userId,
    projectId,
    planUuid,
    monthlyFee: totals.monthlyFee,
    startedAt: now,
    nextBillingAt: nextMonth(now),
    lastPaymentAt: now,
  });
  await startPipeline(tx, projectId, 1, { now, random, settings });
  return projectId;
}

async function tellCustomer(tx: Tx, { userId, request, now, random }: OrderCommand, totals: OrderTotals) {
  const user = await findById(tx, userId);
  if (!user) return;
  const letter = orderPlaced({
    businessName: request.business_details.business_name,
    domain: request.domain_name,
    total: toDecimal(totals.total),
  });
  await postMail(tx, { to: user.email, userId }, letter, { now, random });
}
