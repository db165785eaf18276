import { and, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import type { CreateOrder } from '../../../../contract/wire/wizard/order';
import type { OrderTotals } from '../../../../contract/rules/wizard/totals';
import { limitReached, limitSentence } from '../../../../contract/rules/websites/projectLimit';
import { typedAmount } from '../../../../contract/rules/money/amount';
import type { Queries, Tx } from '../../../db/client';
import { couponRedemptions, orders } from '../../../db/schema/orders';
import { projects, projectVersions } from '../../../db/schema/projects';
import { orderWishes } from '../../../db/schema/wishes';
import { afterCommit, isUniqueViolation } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import { type RandomSource, sha256, uuid } from '../../../random';
import { findById } from '../../account/accounts';
import { lockCustomer } from '../../account/lock';
import { issueDocument } from '../../money/billing/documents';
import { findCoupon, redeemCoupon } from '../../money/coupons/coupons';
import { domainTaken } from '../../websites/domains/taken';
import { reserveDomain } from '../domains/holds';
import type { Quote } from '../domains/quotes';
import { removeOrdered } from '../drafts/remove';
import { customerAccount } from '../../money/ledger/accounts';
import { InsufficientFunds, lockBalance, post as postEntry, type Posting } from '../../money/ledger/post';
import { orderPlaced } from '../../mail/letters';
import { post as postMail } from '../../mail/mail';
import { startPipeline } from '../../websites/pipeline/stages';
import type { Settings } from '../../../settings';
import { findPlan, findTemplate } from '../../money/plans/plans';
import { openSubscription } from '../../money/subscriptions/open';
import { priceOrder } from './price';

export type OrderRequest = v.InferOutput<typeof CreateOrder>;

export interface OrderCommand {
  userId: string;
  /** The order's own id, made by the browser before anything was sent; null when customer and payload are its id. */
  key: string | null;
  /** Minor units: the total that the customer saw; null when none was, and what it costs now is agreed to. */
  shownTotal: number | null;
  /** Minor units: what it may cost at most, for an order that was agreed to earlier; null without such a limit. */
  limit?: number | null;
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
  const { userId, request, now, random } = command;
  // The lock on the balance puts a customer's orders in one line, so that two of the same key meet here.
  await lockBalance(tx, userId, now);
  // Before the domain's row, as a hold of it does: the other way round the two would wait for each other.
  await lockCustomer(tx, userId);
  const known = await findSame(tx, command);
  const requestHash = hashOf(request);
  if (known) {
    if (known.requestHash !== requestHash)
      throw new Problem(409, t('This order was placed with other details.'), { code: 'order-exists' });
    return { ...known, isNew: false };
  }
  const plan = await findPlan(tx, request.plan_uuid);
  const template = await findTemplate(tx, request.template_uuid);
  if (!plan || !template?.isOffered)
    throw new Problem(400, t('This plan or template is no longer on offer.'), { code: 'not-offered' });
  await requireRoom(tx, userId, plan.projectLimit);
  const { quote } = command;
  if (!quote?.isAvailable) throw domainTaken();

  const coupon = request.coupon_code ? await findCoupon(tx, request.coupon_code, now) : null;
  const totals = priceOrder(plan, quote, coupon);
  if (command.shownTotal !== null && totals.total !== command.shownTotal) throw totalChanged(totals.total);
  if (totals.total > (command.limit ?? Infinity)) throw totalChanged(totals.total);

  const orderId = uuid(random);
  const key = command.key ?? uuid(random);
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
    shownTotal: totals.total,
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
  const projectId = await openProject(tx, command, orderId, {
    planUuid: plan.uuid,
    totals,
    domainPrice: quote.price,
    ledgerEntryId,
  });
  await tellCustomer(tx, command, totals);
  await tx.delete(orderWishes).where(and(eq(orderWishes.userId, userId), eq(orderWishes.orderKey, key)));
  await removeOrdered(tx, userId, key, { now, random });
  afterCommit(tx, 'order', { userId });
  // Last: its number keeps the other orders waiting until the commit.
  if (ledgerEntryId) await issueDocument(tx, ledgerEntryId, { now, random, billing: command.settings.billing });
  return { orderId, projectId, domain: request.domain_name, isNew: true };
}

const totalChanged = (total: number) =>
  new Problem(
    409,
    t('The total has changed to {total}. Please check it and order again.', { total: typedAmount(total) }),
    {
      code: 'total-changed',
    },
  );

/** How long a payload without a key means the same order, ms. */
const payloadLasts = 24 * 3_600_000;

/** A request in one form: as the contract reads it, with the keys in the contract's order and the texts tidied. */
const hashOf = (request: OrderRequest) => sha256(JSON.stringify(request));

/** The order of this key, once it is placed. */
export async function findPlaced(tx: Queries, userId: string, key: string) {
  return newest(tx, userId, eq(orders.idempotencyKey, key));
}

/** The order that this one is again: that of its key, without one that of the same payload within a day. `now` in ms. */
export async function findSame(
  tx: Queries,
  { userId, key, request, now }: Pick<OrderCommand, 'userId' | 'key' | 'request' | 'now'>,
) {
  if (key !== null) return findPlaced(tx, userId, key);
  return newest(tx, userId, and(eq(orders.requestHash, hashOf(request)), gt(orders.createdAt, now - payloadLasts)));
}

async function newest(tx: Queries, userId: string, which: SQL | undefined) {
  const [found] = await tx
    .select({
      orderId: orders.id,
      requestHash: orders.requestHash,
      domain: orders.domain,
      projectId: projects.id,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.orderId, orders.id))
    .where(and(eq(orders.userId, userId), which))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found ?? null;
}

/** @throws {Problem} 409 'limit-reached' when the plan's websites are all there */
async function requireRoom(tx: Tx, userId: string, limit: number): Promise<void> {
  const [row] = await tx
    .select({ living: count() })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.cancelledAt)));
  const reached = limitReached(limit, row?.living ?? 0);
  if (reached !== null) throw new Problem(409, limitSentence(reached), { code: 'limit-reached' });
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
      throw new Problem(402, t('Missing data or insufficient funds'), { code: 'insufficient-funds', cause: error });
    throw error;
  }
}

async function openProject(
  tx: Tx,
  { userId, request, now, random, settings }: OrderCommand,
  orderId: string,
  {
    planUuid,
    totals,
    domainPrice,
    ledgerEntryId,
  }: { planUuid: string; totals: OrderTotals; domainPrice: number; ledgerEntryId: string | null },
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
  const { monthlyFee } = totals;
  await openSubscription(tx, { userId, projectId, planUuid, monthlyFee, ledgerEntryId }, { now, random });
  await startPipeline(tx, projectId, 1, { now, random, settings });
  return projectId;
}

async function tellCustomer(tx: Tx, { userId, request, now, random, settings }: OrderCommand, totals: OrderTotals) {
  const user = await findById(tx, userId);
  if (!user) return;
  const letter = () =>
    orderPlaced({
      businessName: request.business_details.business_name,
      domain: request.domain_name,
      total: totals.total,
      app: settings.origins.app,
    });
  await postMail(tx, { to: user.email, userId }, letter, { now, random });
}
