import { withKeyword } from '../../../contract/rules/wizard/keyword';
import { BusinessForm } from '../../../contract/wire/wizard/order';
import { problemsOf } from '../../../contract/wire/validation';
import type { Photo } from '../../../contract/wire/websites/photos';
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
  /** Its pictures, in their order, as the order names them. */
  images: readonly SiteImage[];
}
export type FieldName = keyof ContentValues;
export type Problems = Partial<Record<FieldName, string | undefined>>;

type SiteImage = ProjectContent['credits'][number];
const uncredited = { alt_description: '', color: '', author: '' };
/** One of the customer's own photos in the place of a picture; nobody else is named for it. */
const imageOf = ({ url, alt, color }: Photo): SiteImage => ({ ...uncredited, url, alt_description: alt, color });

/** One thing that is typed or chosen. */
export type Change =
  | { field: TextField; value: string }
  | { field: 'keywords'; added: string }
  | { field: 'keywords'; removed: string }
  | { field: 'template_uuid' | 'logo'; value: string }
  | { field: 'images'; place: number; photo: Photo };

export function changed(values: ContentValues, change: Change): ContentValues {
  if ('photo' in change) {
    const { place, photo } = change;
    return { ...values, images: values.images.map((image, index) => (index === place ? imageOf(photo) : image)) };
  }
  if ('value' in change) return { ...values, [change.field]: change.value };
  const keywords =
    'added' in change
      ? withKeyword([...values.keywords], change.added)
      : values.keywords.filter((one) => one !== change.removed);
  return { ...values, keywords };
}

/** The form as it opens. */
export const valuesOf = ({
  business_details: details,
  business_images,
  template_uuid,
  credits,
}: ProjectContent): ContentValues => ({
  business_name: details.business_name,
  business_description: details.business_description,
  business_address: details.business_address,
  contact_email: details.contact_email,
  contact_phone: details.contact_phone,
  keywords: details.keywords,
  logo: details.logo,
  template_uuid,
  images: business_images.images.map((url) => ({ ...uncredited, url, ...credits.find((one) => one.url === url) })),
});

const names = (values: ContentValues) => Object.keys(values) as FieldName[];
const isSame = (one: ContentValues, other: ContentValues, name: FieldName) =>
  name === 'images'
    ? String(one.images.map(({ url }) => url)) === String(other.images.map(({ url }) => url))
    : String(one[name]) === String(other[name]);
/** What two forms say otherwise. */
export const differing = (one: ContentValues, other: ContentValues): FieldName[] =>
  names(one).filter((name) => !isSame(one, other, name));

export const differs = (content: ProjectContent, values: ContentValues) =>
  differing(valuesOf(content), values).length > 0;

/** What is wrong, in the words of the order. */
export function problemsIn({ template_uuid: _, images: _images, ...details }: ContentValues): Problems {
  return problemsOf(BusinessForm, details);
}
export const isComplete = (values: ContentValues) => Object.keys(problemsIn(values)).length === 0;

/** The whole content with what was changed. */
export function contentWith(
  content: ProjectContent,
  { template_uuid, images: credits, ...values }: ContentValues,
): ProjectContent {
  const details = { ...content.business_details, ...values, keywords: [...values.keywords] };
  const images = { business_logo: values.logo, images: credits.map(({ url }) => url) };
  return { ...content, business_details: details, business_images: images, template_uuid, credits: [...credits] };
}

/** What is sent; what it leaves out stays as it is. */
export function changeOf(content: ProjectContent, values: ContentValues): ChangeContent {
  const { version, business_details, business_images, template_uuid } = contentWith(content, values);
  const added = values.images.filter(({ url }) => !content.business_images.images.includes(url));
  return {
    base_version: version,
    business_details,
    business_images,
    template_uuid,
    ...(added.length > 0 && { credits: added }),
  };
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
