import * as v from 'valibot';
import { Money } from './money';

const Uuid = v.pipe(v.string(), v.uuid());

export const Plan = v.object({
  uuid: Uuid,
  name: v.string(),
  description: v.string(),
  setup_fee: Money,
  monthly_fee: Money,
  benefits: v.array(v.object({ value: v.string() })),
  /** Websites an account may have; 0 = no limit. */
  projectLimit: v.optional(v.number(), 1),
});
export type Plan = v.InferOutput<typeof Plan>;

export const templateCategories = ['Education', 'ECOMMERCE', 'MEDIA', 'SOCIAL'] as const;
export const Template = v.object({
  uuid: Uuid,
  template_name: v.string(),
  /** Address of the picture of the real template. */
  template_url: v.string(),
  required_images_count: v.optional(v.number(), 6),
  category: v.picklist(templateCategories),
  description: v.string(),
  /** Additive: the kinds of business that it suits, the best first, each with words that tell it. */
  trades: v.optional(v.array(v.object({ name: v.string(), words: v.array(v.string()) }))),
});
export type Template = v.InferOutput<typeof Template>;

/** The wizard's three categories and the templates they show. */
export const websiteCategories = ['Education', 'E-commerce', 'Media'] as const;
export const WebsiteCategory = v.picklist(websiteCategories);
export type WebsiteCategory = v.InferOutput<typeof WebsiteCategory>;

const shown: Record<WebsiteCategory, readonly string[]> = {
  Education: ['education'],
  'E-commerce': ['ecommerce'],
  Media: ['media', 'social'],
};
export const templatesOf = (category: WebsiteCategory, templates: readonly Template[]) =>
  templates.filter((template) => shown[category].includes(template.category.toLowerCase()));
