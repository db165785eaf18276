import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import type { ChangeContent, ProjectContent } from '../../../../contract/wire/websites/versions';
import { CreateOrder } from '../../../../contract/wire/wizard/order';
import type { projects } from '../../../db/schema/projects';
import { Problem } from '../../../http/problem';
import type { SiteContent } from '../../../sites/site';

/** The accepted request as it was parsed: transformed already, so its schema is read once more on the plain parts. */
const Stored = v.pick(CreateOrder, [
  'business_details',
  'business_images',
  'template_uuid',
  'website_name',
  'credits',
  'sections',
  'language',
  'trade',
  'palette',
]);
export type StoredContent = v.InferOutput<typeof Stored>;

/** What a version says, by its row. @throws {Problem} 410 for one whose words were erased */
export function storedContent(content: unknown): StoredContent {
  const { success, output } = v.safeParse(Stored, content);
  if (!success) throw erased();
  return output;
}

export const erased = () =>
  new Problem(410, t('This website was taken down, and what it said is erased.'), { code: 'erased' });

/** A version's words as the renderer takes them, on the day of `now` (ms). */
export function siteContent(
  { business_details: business, business_images: pictures, website_name, credits, ...site }: StoredContent,
  { domain, createdAt }: Pick<typeof projects.$inferSelect, 'domain' | 'createdAt'>,
  now: number,
): SiteContent {
  return {
    domain,
    name: business.business_name,
    title: website_name ?? '',
    description: business.business_description,
    keywords: business.keywords,
    logo: { url: pictures.business_logo, alt: business.business_name },
    images: pictures.images.map((url) => {
      const credit = credits.find((one) => one.url === url);
      return {
        url,
        // The renderer words what has no text of its own.
        alt: credit?.alt_description ?? '',
        author: credit?.author ?? '',
        ...(credit?.color ? { color: credit.color } : {}),
      };
    }),
    contact: { email: business.contact_email, phone: business.contact_phone, address: business.business_address },
    language: site.language ?? 'en',
    ...(site.sections && { sections: site.sections }),
    ...(site.trade && { trade: site.trade }),
    ...(site.palette && { palette: site.palette }),
    year: new Date(createdAt).getUTCFullYear(),
    today: new Date(now).toISOString().slice(0, 10),
  };
}

/** A version's words as they cross the wire. */
export const wireContent = (content: StoredContent, version: number): ProjectContent => ({
  version,
  business_details: content.business_details,
  business_images: content.business_images,
  template_uuid: content.template_uuid,
  website_name: content.website_name ?? null,
  credits: content.credits,
  ...siteOf(content),
});

type SiteFields = Pick<StoredContent, 'sections' | 'language' | 'trade' | 'palette'>;

/** What is said beyond the business details, without what is not said. */
const siteOf = ({ sections, language, trade, palette }: SiteFields) => ({
  ...(sections && { sections }),
  ...(language && { language }),
  ...(trade && { trade }),
  ...(palette && { palette }),
});

/** What is said after a change: each picture has its credit, of the change or from before. */
export function changedContent(before: StoredContent, change: v.InferOutput<typeof ChangeContent>): StoredContent {
  const known = [...(change.credits ?? []), ...before.credits];
  const images = [...new Set(change.business_images.images)];
  const website_name = change.website_name ?? before.website_name;
  return {
    business_details: change.business_details,
    business_images: change.business_images,
    template_uuid: change.template_uuid,
    ...(website_name === undefined ? {} : { website_name }),
    ...siteOf({ ...before, ...change }),
    credits: images.flatMap((url) => known.find((credit) => credit.url === url) ?? []),
  };
}
