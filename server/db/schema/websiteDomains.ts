import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { minor, moment } from './columns';
import { ledgerEntries } from './ledger';
import { projects } from './projects';

/** Why a name is not renewed, as long as it is not. */
export const hindrances = ['cancelled', 'unpaid', 'balance', 'registrar'] as const;

/**
 * The years of a name that we registered, one row each, by what the registrar says. The key lets a year be there once, the
 * index `domain_years_last` lets one be the last: its end is when the name expires.
 */
export const domainYears = pgTable(
  'domain_years',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    /** From 1, which the order has paid. */
    number: integer('number').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** paid: the next year is, and the registrar is asked for it; renewed: it has begun; ended: there is none. */
    state: text('state', { enum: ['running', 'paid', 'renewed', 'ended'] })
      .notNull()
      .default('running'),
    /** What is charged for the next year, minor units; null until it is asked for. */
    amount: minor('amount'),
    ledgerEntryId: uuid('ledger_entry_id').references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    hindrance: text('hindrance', { enum: hindrances }),
    /** The last notice that was given, by its days before the end; null before the first. */
    noticed: integer('noticed'),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.number] }),
    uniqueIndex('domain_years_last').on(t.projectId).where(sql`${t.state} <> 'renewed'`),
    uniqueIndex('domain_years_renewal').on(t.ledgerEntryId),
    check('domain_years_state', sql`${t.state} in ('running', 'paid', 'renewed', 'ended')`),
    check('domain_years_order', sql`${t.startsAt} < ${t.endsAt} and ${t.number} >= 1`),
    check(
      'domain_years_paid',
      sql`case when ${t.state} in ('paid', 'renewed') then ${t.amount} is not null and (${t.amount} = 0 or ${t.ledgerEntryId} is not null)
        when ${t.state} = 'running' then ${t.ledgerEntryId} is null else true end`,
    ),
  ],
);

/**
 * A name of their own that a customer has brought for a website. Anybody may say that a name is theirs; of those who prove
 * it the index `own_domains_proved` lets one have it.
 */
export const ownDomains = pgTable(
  'own_domains',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .unique()
      .references(() => projects.id, { onDelete: 'restrict' }),
    domain: text('domain').notNull(),
    /** What its TXT record has to say, and nobody else knows. */
    token: text('token').notNull(),
    state: text('state', { enum: ['waiting', 'live', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Whether its addresses were ours at the last look. */
    leadsHere: boolean('leads_here').notNull().default(false),
    /** What is missing, or why it was given up, as the customer reads it. */
    problem: text('problem'),
    askedAt: moment('asked_at').notNull(),
    checkedAt: moment('checked_at'),
    provedAt: moment('proved_at'),
    liveAt: moment('live_at'),
  },
  (t) => [
    uniqueIndex('own_domains_proved').on(t.domain).where(sql`${t.provedAt} is not null`),
    check('own_domains_lower', sql`${t.domain} = lower(${t.domain})`),
    check('own_domains_state', sql`${t.state} in ('waiting', 'live', 'failed')`),
    check('own_domains_live', sql`${t.state} <> 'live' or ${t.provedAt} is not null`),
  ],
);
