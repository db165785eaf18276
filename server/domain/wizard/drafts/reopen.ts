import { templatesOf, websiteCategories } from '../../../../contract/wire/money/plan';
import { type Draft, emptyDraft, type WizardPosition } from '../../../../contract/wire/wizard/draft';
import type { Tx } from '../../../db/client';
import { drafts } from '../../../db/schema/drafts';
import type { orders } from '../../../db/schema/orders';
import { listPlans, listTemplates } from '../../money/plans/plans';
import type { OrderRequest } from '../orders/place';
import { summaryOf } from './drafts';

/**
 * Gives a customer back what an order was made of, all but the name, as a draft whose id is the order's: it can be ordered
 * again with another name. `content`: origin of the content host; `now` in ms.
 */
export async function reopenDraft(
  tx: Tx,
  order: typeof orders.$inferSelect,
  { content, now }: { content: string; now: number },
): Promise<void> {
  const draft = await draftOf(tx, order, content);
  const { id, userId } = order;
  const position: WizardPosition = { step: 'domain', visited: ['domain', 'website', 'business', 'images'] };
  const saved = { draft, position, step: position.step, revision: 1, createdAt: now, savedAt: now };
  await tx.insert(drafts).values({ ...summaryOf(draft), ...saved, id, userId });
}

async function draftOf(tx: Tx, order: typeof orders.$inferSelect, content: string): Promise<Draft> {
  const request = order.payload as OrderRequest;
  const plan = (await listPlans(tx)).find(({ uuid }) => uuid === order.planUuid);
  const template = (await listTemplates(tx, content)).find(({ uuid }) => uuid === order.templateUuid);
  const { logo: url, ...business } = request.business_details;
  return {
    ...emptyDraft,
    user: order.userId,
    plan: plan
      ? {
          uuid: plan.uuid,
          name: plan.name,
          setup_fee: order.setupFee,
          monthly_fee: order.monthlyFee,
          projectLimit: plan.projectLimit,
          benefits: plan.benefits.map(({ value }) => value),
        }
      : null,
    website_name: request.website_name ?? '',
    ...(template && {
      category: websiteCategories.find((category) => templatesOf(category, [template]).length > 0) ?? null,
      template: {
        uuid: template.uuid,
        name: template.template_name,
        src: template.template_url,
        category: template.category,
        required_images_count: template.required_images_count,
      },
    }),
    business: {
      ...emptyDraft.business,
      ...business,
      // The whole number: the business step finds its country.
      contact_dial_code: '',
      logo: { kind: 'uploaded', url, blob: null },
      keywords_for: business.business_description,
    },
    images: request.business_images.images.map((image, place) => ({
      alt_description: '',
      color: '',
      author: '',
      ...request.credits[place],
      id: image,
      url: image,
    })),
  };
}
