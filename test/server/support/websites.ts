import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { templates } from '../../../server/db/schema/catalogue';
import { jobs } from '../../../server/db/schema/jobs';
import { outgoingMail } from '../../../server/db/schema/accounts';
import { orders } from '../../../server/db/schema/orders';
import { subscriptionPeriods } from '../../../server/db/schema/periods';
import { projects, subscriptions } from '../../../server/db/schema/projects';
import { transact } from '../../../server/db/transaction';
import { sendMail } from '../../../server/domain/mail/mail';
import { customerAccount } from '../../../server/domain/money/ledger/accounts';
import { post } from '../../../server/domain/money/ledger/post';
import { chargeOwed } from '../../../server/domain/money/subscriptions/charge';
import { openSubscription } from '../../../server/domain/money/subscriptions/open';
import { seedPlan } from '../../../server/domain/websites/catalogue/seed';
import { systemRandom } from '../../../server/random';
import type { OrderRequest } from '../../../server/domain/wizard/orders/place';
import { fundingOf } from './funding';
import type { TestServices } from './services';
import { starterPlan } from './starterPlan';

/** The template that {@link seedShelves} offers. */
export const plainTemplate = 'a0000000-0000-4000-8000-000000000001';

/** An order of it as the server has parsed it. */
export function plainRequest(domain: string, plan: string): OrderRequest {
  const logo = 'https://pictures.example/logo.png';
  return {
    plan_uuid: plan,
    template_uuid: plainTemplate,
    domain_name: domain,
    business_details: {
      business_name: 'Ada’s Bakery',
      business_description: 'Sourdough bread and cakes.',
      contact_email: 'ada@bakery.example',
      contact_phone: '+32 470 12 34 56',
      business_address: 'Market Square 1, Ghent',
      logo,
      keywords: ['bread'],
    },
    business_images: { business_logo: logo, images: [logo] },
    credits: [],
  };
}

/** The plan and a template, for websites that nobody renders. */
export async function seedShelves({ db, clock }: TestServices): Promise<void> {
  await seedPlan(db, clock.now());
  await db
    .insert(templates)
    .values({
      uuid: plainTemplate,
      slug: 'plain',
      position: 900,
      templateName: 'Plain',
      templateUrl: '',
      requiredImagesCount: 1,
      category: 'MEDIA',
      description: '',
    })
    .onConflictDoNothing();
}

/** A live website whose order was just paid by a credit of its own; `fee` in minor units. */
export async function openWebsite(
  { db, clock }: TestServices,
  userId: string,
  { fee = 1_000, isLive = true }: { fee?: number; isLive?: boolean } = {},
) {
  const now = clock.now();
  const [order, project] = [randomUUID(), randomUUID()];
  const domain = `site-${order.slice(0, 13)}.com`;
  await transact(db, async (tx) => {
    await post(tx, fundingOf(userId, fee), now, systemRandom);
    const { id: ledgerEntryId } = await post(
      tx,
      {
        reference: `order:${order}`,
        kind: 'order',
        description: `Website ${domain}`,
        userId,
        details: { order },
        postings: [
          { account: customerAccount(userId), amount: -fee },
          { account: 'revenue:monthly', amount: fee },
        ],
      },
      now,
      systemRandom,
    );
    await tx.insert(orders).values({
      id: order,
      userId,
      idempotencyKey: randomUUID(),
      requestHash: '',
      planUuid: starterPlan,
      templateUuid: plainTemplate,
      domain,
      setupFee: 0,
      monthlyFee: fee,
      domainPrice: 0,
      subtotal: fee,
      discount: 0,
      shownTotal: fee,
      chargedTotal: fee,
      ledgerEntryId,
      payload: plainRequest(domain, starterPlan),
      createdAt: now,
    });
    await tx.insert(projects).values({
      id: project,
      userId,
      orderId: order,
      planUuid: starterPlan,
      templateUuid: plainTemplate,
      domain,
      businessName: 'Ada’s Bakery',
      currentStage: isLive ? 'DEPLOYED' : 'REQUEST_DOMAIN',
      deployedAt: isLive ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    await openSubscription(
      tx,
      { userId, projectId: project, planUuid: starterPlan, monthlyFee: fee, ledgerEntryId },
      { now, random: systemRandom },
    );
  });
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.projectId, project));
  return { order, project, domain, id: subscription?.id ?? '' };
}

/** A credit, and what it pays at once, as the operator's funding and a deposit do. */
export const creditCustomer = ({ db, clock }: TestServices, userId: string, amount: number) =>
  transact(db, async (tx) => {
    await post(tx, fundingOf(userId, amount), clock.now(), systemRandom);
    await chargeOwed(tx, userId, { now: clock.now(), random: systemRandom });
  });

export const periodsOf = ({ db }: TestServices, id: string) =>
  db
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, id))
    .orderBy(subscriptionPeriods.number);

export async function subscriptionOf({ db }: TestServices, id: string) {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!found) throw new Error('There is no such subscription');
  return found;
}

/** The mails that were written and not sent, by kind; takes them and their jobs away. */
export async function takeMails({ db }: TestServices) {
  await db.delete(jobs).where(eq(jobs.kind, sendMail.kind));
  const mails = await db.delete(outgoingMail).returning();
  return mails.map(({ kind, recipient, subject, text, replyTo }) => ({ kind, recipient, subject, text, replyTo }));
}
