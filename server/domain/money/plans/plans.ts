import { asc, eq } from 'drizzle-orm';
import { benefitOf } from '../../../../contract/rules/websites/projectLimit';
import { tradeWords } from '../../../../contract/rules/websites/tradeWords';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Queries } from '../../../db/client';
import { planBenefits, plans, templates } from '../../../db/schema/catalogue';
import { spoken } from '../../../languages';
import { templateByUuid } from '../../../sites/templates';

export type PlanRow = typeof plans.$inferSelect;
export type TemplateRow = typeof templates.$inferSelect;

/**
 * The plans in their order; the first is the one used. What they were seeded with is said in the language of whoever asks,
 * what an operator wrote as it was written.
 */
export async function listPlans(db: Queries) {
  const rows = await db.select().from(plans).orderBy(asc(plans.position));
  const benefits = await db.select().from(planBenefits).orderBy(asc(planBenefits.position));
  return rows.map((plan) => ({
    uuid: plan.uuid,
    name: plan.name,
    description: spoken(plan.description),
    setup_fee: toDecimal(plan.setupFee),
    monthly_fee: toDecimal(plan.monthlyFee),
    benefits: benefits
      .filter(({ planUuid }) => planUuid === plan.uuid)
      .map(({ value }) => ({ value: benefitOf(spoken(value), plan.projectLimit) })),
    projectLimit: plan.projectLimit,
  }));
}

export async function findPlan(db: Queries, uuid: string): Promise<PlanRow | null> {
  const [plan] = await db.select().from(plans).where(eq(plans.uuid, uuid));
  return plan ?? null;
}

/** The plan that a new customer gets; null while there is none. */
export async function firstPlan(db: Queries): Promise<PlanRow | null> {
  const [plan] = await db.select().from(plans).orderBy(asc(plans.position)).limit(1);
  return plan ?? null;
}

export async function findTemplate(db: Queries, uuid: string): Promise<TemplateRow | null> {
  const [template] = await db.select().from(templates).where(eq(templates.uuid, uuid));
  return template ?? null;
}

/** The templates on offer, in their order; `content` replaces '{content}' in the address of the picture. */
export async function listTemplates(db: Queries, content: string) {
  const rows = await db.select().from(templates).where(eq(templates.isOffered, true)).orderBy(asc(templates.position));
  return rows.map((template) => ({
    uuid: template.uuid,
    template_name: template.templateName,
    template_url: template.templateUrl.replace('{content}', content),
    required_images_count: template.requiredImagesCount,
    category: template.category,
    description: spoken(template.description),
    trades: (templateByUuid(template.uuid)?.trades ?? []).map((name) => ({ name, words: [...tradeWords[name]] })),
  }));
}
