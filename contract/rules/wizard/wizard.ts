/*
 * What the wizard's first screen needs of the draft: apart from the schemas, so that it loads no validator.
 */

/** The wizard's steps in order. Account and code are conditional. */
export const stepNames = ['account', 'code', 'domain', 'website', 'business', 'images', 'summary'] as const;

/** A draft in which nothing was chosen yet: a `Draft` of `draft.ts`. */
export const blankDraft = {
  version: 1 as const,
  user: null,
  plan: null,
  domains: [],
  domain: null,
  website_name: '',
  category: null,
  template: null,
  business: {
    business_name: '',
    contact_email: '',
    contact_dial_code: '',
    contact_phone: '',
    business_description: '',
    business_address: '',
    logo: { kind: 'none' as const },
    ai_logos: [],
    keywords: [],
    keywords_for: '',
  },
  images: [],
  coupon: null,
  order_id: null,
};

/** Of a draft, what makes it one that would be a loss. */
interface Chosen {
  domains: readonly unknown[];
  category: unknown;
  website_name: string;
  images: readonly unknown[];
  business: { business_name: string; business_description: string };
}

/** Something was chosen, so that it would be a loss. */
export const hasChoices = ({ domains, category, website_name, business, images }: Chosen) =>
  domains.length > 0 ||
  category !== null ||
  website_name !== '' ||
  images.length > 0 ||
  business.business_name !== '' ||
  business.business_description !== '';
