import { withKeyword } from '../../../contract/rules/wizard/keyword';
import { BusinessForm } from '../../../contract/wire/wizard/order';
import { problemsOf } from '../../../contract/wire/validation';
import type { ChangeContent, ProjectContent } from '../../../contract/wire/websites/versions';

/** The fields that are typed. */
export const textFields = [
  'business_name',
  'business_description',
  'business_address',
  'contact_email',
  'contact_phone',
] as const;
export type TextField = (typeof textFields)[number];

/** What a customer may change of a website. */
export interface ContentValues extends Record<TextField, string> {
  keywords: readonly string[];
  /** Address of the uploaded logo. */
  logo: string;
  template_uuid: string;
}
export type FieldName = keyof ContentValues;
export type Problems = Partial<Record<FieldName, string | undefined>>;

/** One thing that is typed or chosen. */
export type Change =
  | { field: TextField; value: string }
  | { field: 'keywords'; added: string }
  | { field: 'keywords'; removed: string }
  | { field: 'template_uuid'; value: string };

export function changed(values: ContentValues, change: Change): ContentValues {
  if ('value' in change) return { ...values, [change.field]: change.value };
  const keywords =
    'added' in change
      ? withKeyword([...values.keywords], change.added)
      : values.keywords.filter((one) => one !== change.removed);
  return { ...values, keywords };
}

/** The form as it opens. */
export const valuesOf = ({ business_details: details, template_uuid }: ProjectContent): ContentValues => ({
  business_name: details.business_name,
  business_description: details.business_description,
  business_address: details.business_address,
  contact_email: details.contact_email,
  contact_phone: details.contact_phone,
  keywords: details.keywords,
  logo: details.logo,
  template_uuid,
});

const names = (values: ContentValues) => Object.keys(values) as FieldName[];
const isSame = (one: ContentValues, other: ContentValues, name: FieldName) => String(one[name]) === String(other[name]);
/** What two forms say otherwise. */
export const differing = (one: ContentValues, other: ContentValues): FieldName[] =>
  names(one).filter((name) => !isSame(one, other, name));

export const differs = (content: ProjectContent, values: ContentValues) =>
  differing(valuesOf(content), values).length > 0;

/** What is wrong, in the words of the order. */
export function problemsIn({ template_uuid: _, ...details }: ContentValues): Problems {
  return problemsOf(BusinessForm, details);
}
export const isComplete = (values: ContentValues) => Object.keys(problemsIn(values)).length === 0;

/** The whole content with what was changed; its pictures stay. */
export function contentWith(content: ProjectContent, { template_uuid, ...values }: ContentValues): ProjectContent {
  const details = { ...content.business_details, ...values, keywords: [...values.keywords] };
  const images = { ...content.business_images, business_logo: values.logo };
  return { ...content, business_details: details, business_images: images, template_uuid };
}

/** What is sent; what it leaves out stays as it is. */
export function changeOf(content: ProjectContent, values: ContentValues): ChangeContent {
  const { version, business_details, business_images, template_uuid } = contentWith(content, values);
  return { base_version: version, business_details, business_images, template_uuid };
}

/** The form over a newer content: what was changed here stays, the rest follows. */
export function merged(from: ProjectContent, values: ContentValues, to: ProjectContent): ContentValues {
  const own = differing(valuesOf(from), values).map((name) => [name, values[name]]);
  return { ...valuesOf(to), ...Object.fromEntries(own) };
}

/** What was changed here and, to something else, in the newer content too. */
export const clashesOf = (from: ProjectContent, values: ContentValues, to: ProjectContent): FieldName[] =>
  differing(valuesOf(from), values).filter(
    (name) => !isSame(valuesOf(from), valuesOf(to), name) && !isSame(values, valuesOf(to), name),
  );

/** The server's sentences, which name a field by its place: 'business_details.contact_email'. */
export const refusalsOf = (given: Record<string, string> | undefined): Problems =>
  Object.fromEntries(Object.entries(given ?? {}).map(([place, words]) => [place.split('.').at(-1), words]));
