import { eq, notInArray, sql } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import { limitPlace } from '../../../../contract/rules/websites/projectLimit';
import type { Db } from '../../../db/client';
import { planBenefits, plans, templates } from '../../../db/schema/catalogue';
import { templates as offered } from '../../../sites/templates';

/** Stored in English; who asks reads it in their language (`listPlans`). */
const starter = {
  /** Fixed for ever: drafts and orders hold it. */
  uuid: '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a01',
  position: 1,
  name: 'Starter',
  description: t('Everything a small business needs to be found on the web.'),
  /** Minor units. */
  setupFee: 2_000,
  monthlyFee: 1_000,
  projectLimit: 3,
};

const limitBenefit = t('{websites} in one account', { websites: limitPlace });
const benefits = [
  t('A website of your own on your own domain'),
  t('Hosting with an encrypted connection'),
  t('Domain included up to €14.99 a year'),
  t('Logo, keywords and texts written with AI'),
  t('Stock photos of your choice'),
  limitBenefit,
];
/** What releases before wrote in the place of the last one: the limit of their day. */
const formerBenefit = 'Up to 3 websites in one account';

/** Puts the first plan where there is none; the operator's changes stay. */
export async function seedPlan(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(plans)
      .values({ ...starter, updatedAt: now })
      .onConflictDoNothing()
      .returning({ uuid: plans.uuid });
    if (made.length === 0) {
      await tx.update(planBenefits).set({ value: limitBenefit }).where(eq(planBenefits.value, formerBenefit));
      return;
    }
    const lines = benefits.map((value, index) => ({ planUuid: starter.uuid, position: index + 1, value }));
    await tx.insert(planBenefits).values(lines);
  });
}

/**
 * Puts the templates that this release offers, in their order. One that it no longer has stays for the sites that use
 * it, and is not offered.
 */
export async function seedTemplates(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const uuids = offered.map(({ uuid }) => uuid);
    await tx.update(templates).set({ isOffered: false }).where(notInArray(templates.uuid, uuids));
    const excluded = (column: string) => sql.raw(`excluded.${column}`);
    await tx
      .insert(templates)
      .values(
        offered.map((template, index) => ({
          uuid: template.uuid,
          slug: template.slug,
          position: index + 1,
          templateName: template.template_name,
          templateUrl: template.template_url,
          requiredImagesCount: template.required_images_count,
          category: template.category,
          description: template.description,
        })),
      )
      .onConflictDoUpdate({
        target: templates.uuid,
        set: {
          slug: excluded('slug'),
          position: excluded('position'),
          templateName: excluded('template_name'),
          templateUrl: excluded('template_url'),
          requiredImagesCount: excluded('required_images_count'),
          category: excluded('category'),
          description: excluded('description'),
          isOffered: true,
        },
      });
  });
}
