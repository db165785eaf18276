import { asc, eq } from 'drizzle-orm';
import { benefitOf } from '../../../../contract/rules/websites/projectLimit';
import type { Queries, Tx } from '../../../db/client';
import { planBenefits, plans } from '../../../db/schema/catalogue';
import { Problem } from '../../../http/problem';
import type { PlanRow } from './plans';

export interface PlanWithBenefits {
  plan: PlanRow;
  /** `text` as it was set, `shown` as customers read it. */
  benefits: { text: string; shown: string }[];
}

/** What the first plan offers, in its order. @throws {Problem} 404 while there is no plan */
export async function benefitsOfFirst(db: Queries): Promise<PlanWithBenefits> {
  const [plan] = await db.select().from(plans).orderBy(asc(plans.position)).limit(1);
  if (!plan) throw noPlan();
  const rows = await db
    .select({ text: planBenefits.value })
    .from(planBenefits)
    .where(eq(planBenefits.planUuid, plan.uuid))
    .orderBy(asc(planBenefits.position));
  return { plan, benefits: rows.map(({ text }) => ({ text, shown: benefitOf(text, plan.projectLimit) })) };
}

/**
 * Puts these lines in the place of what the first plan offered. Of two at once the second one's stand, whole.
 *
 * @throws {Problem} 400 for a line that is there twice, 404 while there is no plan
 */
export async function setBenefits(tx: Tx, texts: readonly string[], now: number): Promise<void> {
  if (new Set(texts).size < texts.length) throw new Problem(400, 'A benefit is there twice.', { code: 'invalid' });
  const [plan] = await tx.select().from(plans).orderBy(asc(plans.position)).limit(1).for('update');
  if (!plan) throw noPlan();
  await tx.delete(planBenefits).where(eq(planBenefits.planUuid, plan.uuid));
  await tx
    .insert(planBenefits)
    .values(texts.map((value, index) => ({ planUuid: plan.uuid, position: index + 1, value })));
  await tx.update(plans).set({ updatedAt: now }).where(eq(plans.uuid, plan.uuid));
}

const noPlan = () => new Problem(404, 'There is no plan: start the server once.', { code: 'not_found' });
