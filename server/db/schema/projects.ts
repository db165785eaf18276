import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { plans, templates } from './catalogue';
import { minor, moment } from './columns';
import { failureKinds } from '../../../contract/rules/websites/deploymentFailure';
import type { GoodPart } from '../../../contract/rules/websites/missingParts';
import { deploymentStages } from '../../../contract/rules/websites/projectStatus';
import { orders } from './orders';

const stages = sql.raw(`(${deploymentStages.map((name) => `'${name}'`).join(', ')})`);
const stage = (name: string) => text(name, { enum: deploymentStages });

/** A customer's website. `currentStage` is the last stage entered; `isFailed` makes its status DOMAIN_FAILED. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'restrict' }),
    planUuid: uuid('plan_uuid')
      .notNull()
      .references(() => plans.uuid),
    templateUuid: uuid('template_uuid')
      .notNull()
      .references(() => templates.uuid),
    domain: text('domain').notNull(),
    businessName: text('business_name').notNull(),
    currentStage: stage('current_stage').notNull().default('INITIAL'),
    isFailed: boolean('is_failed').notNull().default(false),
    failure: text('failure'),
    /** What kind of cause that is; null for what failed before it was written down. */
    failureKind: text('failure_kind', { enum: failureKinds }),
    /** Counts the retries of the pipeline, from 1. */
    attempt: integer('attempt').notNull().default(1),
    /** The version that the content origin serves; null before the first is published. */
    liveVersion: integer('live_version'),
    /** OKLCH degrees of what is live; null before, and for what went live before it was written down. */
    liveHue: integer('live_hue'),
    /** What a good page has and what is live does not; null before, and for what went live before it was written down. */
    liveMissing: jsonb('live_missing').$type<GoodPart[]>(),
    deployedAt: moment('deployed_at'),
    cancelledAt: moment('cancelled_at'),
    /** Its deployment failed for good: from then on it is not tried again, and its order is refunded. */
    givenUpAt: moment('given_up_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('projects_living_domain').on(t.domain).where(sql`${t.cancelledAt} is null`),
    index('projects_user').on(t.userId, t.createdAt),
    check('projects_domain_lower', sql`${t.domain} = lower(${t.domain})`),
    check('projects_stage', sql`${t.currentStage} in ${stages}`),
    check('projects_failed', sql`not (${t.isFailed} and ${t.currentStage} = 'DEPLOYED')`),
  ],
);

/** One line a stage and attempt: a stage that ran has its line, so that it cannot run twice. */
export const projectEvents = pgTable(
  'project_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    stage: text('stage').notNull(),
    message: text('message'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('project_events_once').on(t.projectId, t.attempt, t.stage),
    check('project_events_stage', sql`${t.stage} = 'DOMAIN_FAILED' or ${t.stage} in ${stages}`),
  ],
);

/**
 * Tries of a stage that did not come to an end: number 0 is one that waits for a registry, the others failed and are made
 * again by themselves. The stage is the one that the customer sees meanwhile.
 */
export const projectTries = pgTable(
  'project_tries',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    stage: stage('stage').notNull(),
    number: integer('number').notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
    nextAt: moment('next_at'),
  },
  (t) => [
    uniqueIndex('project_tries_once').on(t.projectId, t.attempt, t.stage, t.number),
    check('project_tries_stage', sql`${t.stage} in ${stages}`),
  ],
);
/** What the version that was ordered says of its changes. */
const firstChange = 'The website as it was ordered';

/** What a website says, by version: business details, pictures with their credits, in the renderer's shape. */
export const projectVersions = pgTable(
  'project_versions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    /** SHA-256 of the published page; null until it is published. */
    checksum: text('checksum'),
    /** What the hosting calls its files; null before they are there, and of what was live before that was written down. */
    files: text('files'),
    /** OKLCH degrees; null as above. */
    hue: integer('hue'),
    by: text('by', { enum: ['customer', 'operator'] })
      .notNull()
      .default('customer'),
    /** What changed, a sentence each. */
    changes: jsonb('changes').$type<string[]>().notNull().default([firstChange]),
    createdAt: moment('created_at').notNull(),
    publishedAt: moment('published_at'),
    /** Why it could not be published. */
    failure: text('failure'),
  },
  (t) => [
    uniqueIndex('project_versions_number').on(t.projectId, t.number),
    check('project_versions_by', sql`${t.by} in ('customer', 'operator')`),
    check('project_versions_published', sql`${t.publishedAt} is null or ${t.failure} is null`),
  ],
);

/**
 * A website's monthly fee. Its periods are counted from an anchor: period `anchorNumber` begins at `anchorAt`, every later
 * one as many months after it (docs/product.md, Renewals).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    projectId: uuid('project_id')
      .notNull()
      .unique()
      .references(() => projects.id, { onDelete: 'restrict' }),
    planUuid: uuid('plan_uuid')
      .notNull()
      .references(() => plans.uuid),
    /** past_due: a charge was refused and is tried again; suspended: the last try was refused, the website is off. */
    state: text('state', { enum: ['active', 'past_due', 'suspended', 'cancelled'] })
      .notNull()
      .default('active'),
    monthlyFee: minor('monthly_fee').notNull(),
    startedAt: moment('started_at').notNull(),
    anchorAt: moment('anchor_at').notNull(),
    anchorNumber: integer('anchor_number').notNull().default(1),
    /** The begin of the period that is due next. */
    nextBillingAt: moment('next_billing_at').notNull(),
    lastPaymentAt: moment('last_payment_at'),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('subscriptions_user').on(t.userId, t.nextBillingAt),
    index('subscriptions_due').on(t.nextBillingAt).where(sql`${t.state} = 'active'`),
    check('subscriptions_state', sql`${t.state} in ('active', 'past_due', 'suspended', 'cancelled')`),
    check('subscriptions_anchor', sql`${t.anchorNumber} >= 1`),
    check('subscriptions_suspended', sql`(${t.state} = 'suspended') = (${t.suspendedAt} is not null)`),
  ],
);
