import { asc, eq } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { securityEvents, sessions } from '../../db/schema/accounts';
import { invoices } from '../../db/schema/money';
import { notices, pushSubscriptions } from '../../db/schema/notices';
import { orders } from '../../db/schema/orders';
import { subscriptionPeriods } from '../../db/schema/periods';
import { projects, projectVersions, subscriptions } from '../../db/schema/projects';
import { transactions } from '../../db/schema/transactions';
import { photos, uploads } from '../../db/schema/uploads';
import { orderWishes } from '../../db/schema/wishes';
import type { Settings } from '../../settings';
import { depositOf, type Reading } from '../money/deposits/read';
import { exportEdits } from '../websites/edits/edits';
import { exportMessages } from '../websites/messages/list';
import { exportTickets } from '../support/erase';
import { listHolds } from '../wizard/domains/holds';
import { exportDrafts } from '../wizard/drafts/drafts';
import { preferencesOf } from '../notices/inbox';
import { listIdentities } from '../account/identities/identities';
import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import { listPasskeys } from '../account/passkeys/passkeys';
import { profileOf, type User } from '../account/accounts';

const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * All that is kept of a customer, for the customer to keep: no password, token, code or
 * secret, in whatever form. Amounts are decimal strings of the account currency, moments ISO.
 */
export async function exportAccount(db: Queries, user: User, settings: Settings, now: number) {
  const { id } = user;
  return {
    exported_at: new Date(now).toISOString(),
    profile: {
      ...profileOf(user),
      created_at: text(user.createdAt),
      password_changed_at: text(user.passwordChangedAt),
    },
    preferences: { ...plainAppearance, ...profileOf(user).appearance },
    ...(await signInsOf(db, id)),
    ...(await websitesOf(db, id)),
    ...(await moneyOf(db, id, { now, settings })),
    drafts: await exportDrafts(db, id),
    ...(await noticesOf(db, id)),
    orders_waiting: await wishesOf(db, id),
    tickets: await exportTickets(db, id),
    domain_holds: await listHolds(db, id, now),
    pictures: await picturesOf(db, id, settings.origins.content),
  };
}

/** Logos and photos: the files as they are stored, and what was said of the photos. */
async function picturesOf(db: Queries, userId: string, content: string) {
  const stored = await db
    .select({ upload: uploads, photo: photos })
    .from(uploads)
    .leftJoin(photos, eq(photos.id, uploads.id))
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return stored.map(({ upload: { path, mediaType, bytes, createdAt }, photo }) => ({
    url: `${content}/uploads/${path}`,
    media_type: mediaType,
    bytes,
    created_at: text(createdAt),
    ...(photo && { name: photo.name, alt: photo.alt, crop: photo.crop, focus: photo.focus }),
  }));
}

async function signInsOf(db: Queries, userId: string) {
  const opened = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt));
  const events = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(asc(securityEvents.id));
  return {
    sessions: opened.map(({ device, address, createdAt, lastSeenAt, revokedAt }) => ({
      device,
      address,
      created_at: text(createdAt),
      last_seen_at: text(lastSeenAt),
      ended_at: text(revokedAt),
    })),
    linked_accounts: await listIdentities(db, userId),
    passkeys: await listPasskeys(db, userId),
    security_events: events.map(({ kind, device, address, at }) => ({ kind, device, address, at: text(at) })),
  };
}

async function websitesOf(db: Queries, userId: string) {
  const ordered = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  const sites = await db.select().from(projects).where(eq(projects.userId, userId)).orderBy(asc(projects.createdAt));
  const versions = await db
    .select({ version: projectVersions })
    .from(projectVersions)
    .innerJoin(projects, eq(projects.id, projectVersions.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(asc(projectVersions.number));
  const written = await exportMessages(db, userId);
  const edited = await exportEdits(db, userId);
  const fees = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const months = await db
    .select({ period: subscriptionPeriods })
    .from(subscriptionPeriods)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptionPeriods.number));
  return {
    orders: ordered.map(({ id, domain, subtotal, discount, chargedTotal, couponCode, payload, createdAt }) => ({
      id,
      domain,
      subtotal: toDecimal(subtotal),
      discount: toDecimal(discount),
      total: toDecimal(chargedTotal),
      coupon: couponCode,
      details: payload,
      created_at: text(createdAt),
    })),
    projects: sites.map(({ id, domain, businessName, isFailed, currentStage, createdAt, deployedAt, cancelledAt }) => ({
      id,
      domain,
      business_name: businessName,
      status: isFailed ? 'DOMAIN_FAILED' : currentStage,
      created_at: text(createdAt),
      deployed_at: text(deployedAt),
      cancelled_at: text(cancelledAt),
      unpublished: edited.find(({ project }) => project === id)?.edits ?? null,
      messages: written.flatMap(({ project, message }) => (project === id ? [message] : [])),
      versions: versions.flatMap(({ version }) =>
        version.projectId === id
          ? [
              {
                number: version.number,
                content: version.content,
                changes: version.changes,
                created_at: text(version.createdAt),
                published_at: text(version.publishedAt),
              },
            ]
          : [],
      ),
    })),
    subscriptions: fees.map(({ id, projectId, state, monthlyFee, startedAt, nextBillingAt }) => ({
      id,
      project_id: projectId,
      state,
      monthly_fee: toDecimal(monthlyFee),
      started_at: text(startedAt),
      next_billing_date: text(nextBillingAt),
      periods: months.flatMap(({ period }) =>
        period.subscriptionId === id
          ? [
              {
                number: period.number,
                starts_at: text(period.startsAt),
                ends_at: text(period.endsAt),
                state: period.state,
                amount: toDecimal(period.amount),
              },
            ]
          : [],
      ),
    })),
  };
}

async function noticesOf(db: Queries, userId: string) {
  const told = await db.select().from(notices).where(eq(notices.userId, userId)).orderBy(asc(notices.createdAt));
  const { low_balance, ...chosen } = await preferencesOf(db, userId);
  const pushed = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  return {
    push_subscriptions: pushed.map(({ endpoint, createdAt }) => ({ endpoint, created_at: text(createdAt) })),
    notice_preferences: { ...chosen, low_balance: toDecimal(low_balance) },
    notices: told.map(({ event, site, title, text: words, createdAt, readAt, isShown, mailing }) => ({
      event,
      site,
      title,
      text: words,
      is_shown: isShown,
      mail: mailing,
      created_at: text(createdAt),
      read_at: text(readAt),
    })),
  };
}

async function wishesOf(db: Queries, userId: string) {
  const wished = await db
    .select()
    .from(orderWishes)
    .where(eq(orderWishes.userId, userId))
    .orderBy(asc(orderWishes.createdAt));
  return wished.map(({ orderKey, domain, total, request, until, reason, createdAt, endedAt }) => ({
    id: orderKey,
    domain,
    total: toDecimal(total),
    details: request,
    until: text(until),
    not_ordered_because: reason,
    created_at: text(createdAt),
    ended_at: text(endedAt),
  }));
}

async function moneyOf(db: Queries, userId: string, reading: Reading) {
  const paid = await db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices.createdAt));
  const lines = await db
    .select()
    .from(transactions)
    .where(eq(transactions.userId, userId))
    .orderBy(asc(transactions.at), asc(transactions.id));
  return {
    deposits: paid.map((invoice) => ({
      ...depositOf(invoice, reading),
      settled_at: text(invoice.settledAt),
    })),
    transactions: lines.map(({ id, type, status, amount, description, at }) => ({
      id,
      type,
      status,
      amount: toDecimal(amount),
      description,
      at: text(at),
    })),
  };
}
