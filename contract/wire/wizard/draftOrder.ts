import type { Draft } from './draft';
import type { CreateOrder } from './order';

/** What has to be there before anything is sent (docs/product.md, Order placement). */
export function isComplete({ plan, domain, template, business, images }: Draft): boolean {
  return (
    plan !== null &&
    domain !== null &&
    template !== null &&
    images.length > 0 &&
    business.business_name !== '' &&
    business.business_description !== '' &&
    business.contact_email !== '' &&
    business.contact_phone !== '' &&
    business.logo.kind === 'uploaded'
  );
}

/** The order that a draft makes, as `POST /orders/` takes it; null while the draft is not complete. */
export function orderOf(draft: Draft): CreateOrder | null {
  const { plan, domain, template, business, images, coupon } = draft;
  if (!isComplete(draft) || !plan || !domain || !template || business.logo.kind !== 'uploaded') return null;
  return {
    plan_uuid: plan.uuid,
    template_uuid: template.uuid,
    domain_name: domain,
    business_details: {
      business_name: business.business_name,
      business_description: business.business_description,
      contact_email: business.contact_email,
      contact_phone: business.contact_dial_code + business.contact_phone,
      business_address: business.business_address,
      logo: business.logo.url,
      keywords: business.keywords,
    },
    business_images: { business_logo: business.logo.url, images: images.map(({ url }) => url) },
    ...(draft.website_name ? { website_name: draft.website_name } : {}),
    credits: images.map(({ id: _, ...credit }) => credit),
    ...(coupon ? { coupon_code: coupon.code } : {}),
  };
}
