import { t } from '../../../contract/languages/t';
import type { ChosenTemplate, Draft } from '../../../contract/wire/wizard/draft';
import { type Template, templatesOf, type WebsiteCategory } from '../../../contract/wire/money/plan';

/** What the website step adds to the draft. */
export type WebsitePart = Pick<Draft, 'website_name' | 'category' | 'template'>;

/** What is wrong with each choice, in the words of the step; null where nothing is. */
export function problemsIn(domain: string | null, { category, template }: WebsitePart) {
  const isNamed = template !== null && template.name !== '';
  return {
    domain: domain ? null : t('Domain is required'),
    category: category === null ? t('Category is required') : null,
    template: !isNamed ? t('Template is required') : template.src === '' ? t('Template source is required') : null,
  };
}

/** A domain, a category and a template of that category. */
export const isValid = (domain: string | null, part: WebsitePart) =>
  Object.values(problemsIn(domain, part)).every((problem) => problem === null);

/** A template as the draft keeps it. */
export const chosenOf = (template: Template): ChosenTemplate => ({
  uuid: template.uuid,
  name: template.template_name,
  src: template.template_url,
  category: template.category,
  required_images_count: template.required_images_count,
});

/** The templates that show for a category; null while they are not known, none without a category. */
export const offered = (templates: readonly Template[] | null, category: WebsiteCategory | null) =>
  category === null || templates === null ? null : templatesOf(category, templates);

/** Those first that suit a trade which the words tell, the best match before the others; the rest stays in its order. */
export function bestFirst(templates: readonly Template[] | null, told: string) {
  const words = told.toLowerCase();
  const place = ({ trades = [] }: Template) =>
    trades.findIndex((trade) => trade.words.some((word) => words.includes(word))) >>> 0;
  return templates && [...templates].sort((one, other) => place(one) - place(other));
}

/** Another category lets go of a template that it does not show. */
export const templateIn = (
  templates: readonly Template[] | null,
  category: WebsiteCategory,
  template: ChosenTemplate | null,
) => (offered(templates, category)?.some(({ uuid }) => uuid === template?.uuid) ? template : null);
