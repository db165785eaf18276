import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { projects } from './projects';

const site = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
const count = (name: string) => integer(name).notNull().default(0);

/** What makes a visitor's hash one of its day: without it nobody can make it again. Gone when the day is. */
export const visitSalts = pgTable('visit_salts', {
  /** UTC. */
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});

/**
 * Pages that visitors were shown, for as long as a day is still added up: no address, no browser's name, the moment to the
 * minute. A test visit is one that we made ourselves, by its moment alone.
 */
export const siteVisits = pgTable(
  'site_visits',
  {
    projectId: site(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['visit', 'test'] }).notNull(),
    /** Of that day and that website alone; empty for a test visit. */
    visitor: text('visitor').notNull(),
    path: text('path').notNull(),
    /** Host of the page with the link; empty where none is known, null within the website. */
    referrer: text('referrer'),
    campaign: text('campaign'),
    device: text('device', { enum: ['desktop', 'phone', 'tablet'] }).notNull(),
    /** ISO 3166, as the browser's first language says; empty where it does not. */
    country: text('country').notNull(),
  },
  (t) => [
    index('site_visits_at').on(t.projectId, t.at),
    check('site_visits_kind', sql`${t.kind} in ('visit', 'test')`),
  ],
);

/** The hash under which a website's own customer visits it on a day: those are left out. */
export const siteOwnVisitors = pgTable(
  'site_own_visitors',
  { projectId: site(), day: date('day').notNull(), visitor: text('visitor').notNull() },
  (t) => [primaryKey({ columns: [t.projectId, t.day, t.visitor] })],
);

/** A day of a website, added up. */
export const siteDays = pgTable(
  'site_days',
  {
    projectId: site(),
    /** UTC. */
    day: date('day').notNull(),
    visitors: count('visitors'),
    views: count('views'),
    /** Pages that its own customer looked at, and those that machines asked for: in none of the other figures. */
    own: count('own'),
    bots: count('bots'),
    /** Something came since it was added up. */
    isStale: boolean('is_stale').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.day] }), index('site_days_stale').on(t.day).where(sql`${t.isStale}`)],
);

export const siteHours = pgTable(
  'site_hours',
  { projectId: site(), at: moment('at').notNull(), visitors: count('visitors'), views: count('views') },
  (t) => [primaryKey({ columns: [t.projectId, t.at] })],
);

export const factKinds = ['page', 'referrer', 'campaign', 'device', 'country'] as const;
/** A day's figures by what they are told apart by. */
export const siteFacts = pgTable(
  'site_facts',
  {
    projectId: site(),
    day: date('day').notNull(),
    kind: text('kind', { enum: factKinds }).notNull(),
    name: text('name').notNull(),
    visitors: count('visitors'),
    views: count('views'),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.day, t.kind, t.name] })],
);

/** What our own looks at a website found in an hour. */
export const siteChecks = pgTable(
  'site_checks',
  {
    projectId: site(),
    at: moment('at').notNull(),
    looks: count('looks'),
    answered: count('answered'),
    /** Milliseconds of each that was answered. */
    loads: integer('loads').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.at] }),
    check('site_checks_answered', sql`${t.answered} <= ${t.looks} and ${t.answered} = cardinality(${t.loads})`),
  ],
);
