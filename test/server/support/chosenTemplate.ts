import type { ChosenTemplate } from '../../../contract/wire/wizard/draft';
import { templates } from '../../../server/sites/templates';

const [template] = templates;
if (!template) throw new Error('There are no templates');

/** The first of the templates that ship with the product, as a draft names it; `src` is its picture's address. */
export const chosenTemplate = (src: string = template.template_url): ChosenTemplate => ({
  uuid: template.uuid,
  name: template.template_name,
  src,
  category: template.category,
  required_images_count: template.required_images_count,
});
