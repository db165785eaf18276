import type { Template, TemplateListing } from './site';
import { blueprint } from './templates/blueprint';
import { bonbon } from './templates/bonbon';
import { cabinet } from './templates/cabinet';
import { exhibition } from './templates/exhibition';
import { masthead } from './templates/masthead';
import { overprint } from './templates/overprint';
import { picnic } from './templates/picnic';
import { shopfront } from './templates/shopfront';
import { swatch } from './templates/swatch';
import { timetable } from './templates/timetable';

/** Every template on offer, in the order in which the wizard shows them. */
export const templates: readonly Template[] = [
  timetable,
  blueprint,
  cabinet,
  shopfront,
  bonbon,
  swatch,
  masthead,
  exhibition,
  overprint,
  picnic,
];

/** The template an order names, or undefined. */
export function templateByUuid(uuid: string): Template | undefined {
  return templates.find((template) => template.uuid === uuid);
}

/** What GET /template/ answers with: no drawing, no stylesheet. */
export function listing(template: Template): TemplateListing {
  const { uuid, template_name, category, required_images_count, description, template_url } = template;
  return { uuid, template_name, category, required_images_count, description, template_url };
}
