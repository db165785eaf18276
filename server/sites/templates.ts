import type { Template } from './design';
import type { TemplateListing } from './site';
import { blueprint } from './designs/blueprint';
import { bonbon } from './designs/bonbon';
import { cabinet } from './designs/cabinet';
import { callout } from './designs/callout';
import { carte } from './designs/carte';
import { exhibition } from './designs/exhibition';
import { masthead } from './designs/masthead';
import { meadow } from './designs/meadow';
import { overprint } from './designs/overprint';
import { picnic } from './designs/picnic';
import { practice } from './designs/practice';
import { shopfront } from './designs/shopfront';
import { swatch } from './designs/swatch';
import { timetable } from './designs/timetable';

/** Every template on offer, in the order in which the wizard shows them. */
export const templates: readonly Template[] = [
  timetable,
  blueprint,
  cabinet,
  practice,
  callout,
  carte,
  shopfront,
  meadow,
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
  const { uuid, template_name, category, required_images_count, description, template_url, trades } = template;
  return { uuid, template_name, category, required_images_count, description, template_url, trades };
}
