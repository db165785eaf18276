import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { minor, moment } from './columns';

export const plans = pgTable(
  'plans',
  {
    uuid: uuid('uuid').primaryKey(),
    /** The first is the one used. */
    position: integer('position').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    setupFee: minor('setup_fee').notNull(),
    monthlyFee: minor('monthly_fee').notNull(),
    /** 0 = no limit. */
    projectLimit: integer('project_limit').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('plans_fees', sql`${t.setupFee} >= 0 and ${t.monthlyFee} >= 0`),
    check('plans_limit', sql`${t.projectLimit} >= 0`),
  ],
);

export const planBenefits = pgTable(
  'plan_benefits',
  {
    planUuid: uuid('plan_uuid')
      .notNull()
      .references(() => plans.uuid, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.planUuid, t.position] })],
);

export const templates = pgTable(
  'templates',
  {
    uuid: uuid('uuid').primaryKey(),
    /** The renderer's name of it. */
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    templateName: text('template_name').notNull(),
    /** Address of the picture of the real template; may start with '{content}'. */
    templateUrl: text('template_url').notNull(),
    requiredImagesCount: integer('required_images_count').notNull().default(6),
    category: text('category', { enum: ['Education', 'ECOMMERCE', 'MEDIA', 'SOCIAL'] }).notNull(),
    description: text('description').notNull(),
    /** A retired template stays for the sites that use it. */
    isOffered: boolean('is_offered').notNull().default(true),
  },
  (t) => [
    check('templates_category', sql`${t.category} in ('Education', 'ECOMMERCE', 'MEDIA', 'SOCIAL')`),
    check('templates_images', sql`${t.requiredImagesCount} between 1 and 24`),
  ],
);

/** The last known rate of one unit of `base` in `target`. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    base: text('base').notNull(),
    target: text('target').notNull(),
    rate: numeric('rate', { precision: 24, scale: 12 }).notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.base, t.target] }), check('currency_rates_positive', sql`${t.rate} > 0`)],
);
