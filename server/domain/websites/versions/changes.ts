import { plural, t } from '../../../../contract/languages/t';
import { templateByUuid } from '../../../sites/templates';
import type { SiteSections } from '../../../../contract/wire/websites/sections';
import type { StoredContent } from './content';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is another after a change, a sentence each, in the order in which the wizard asked for it; none when all is the same. */
export function changesOf(before: StoredContent, after: StoredContent): string[] {
  const [was, is] = [before.business_details, after.business_details];
  const named = (one: string, value: string, say: (value: string) => string) => (one === value ? [] : [say(value)]);
  const said = (sentence: string, one: unknown, other: unknown) => (isSame(one, other) ? [] : [sentence]);
  return [
    ...named(was.business_name, is.business_name, (value) => t('Business name is now {value}', { value })),
    ...said(t('Description changed'), was.business_description, is.business_description),
    ...named(was.contact_email, is.contact_email, (value) => t('Email is now {value}', { value })),
    ...named(was.contact_phone, is.contact_phone, (value) => t('Phone is now {value}', { value })),
    ...named(was.business_address, is.business_address, (value) => t('Address is now {value}', { value })),
    ...said(
      t('Logo changed'),
      [was.logo, before.business_images.business_logo],
      [is.logo, after.business_images.business_logo],
    ),
    ...said(t('Keywords changed'), was.keywords, is.keywords),
    ...named(nameOf(before.template_uuid), nameOf(after.template_uuid), (value) =>
      t('Template is now {value}', { value }),
    ),
    ...imageChanges(before.business_images.images, after.business_images.images),
    ...titleChanges(before.website_name ?? '', after.website_name ?? ''),
    ...said(t('Language changed'), before.language, after.language),
    ...said(t('Kind of business changed'), before.trade, after.trade),
    ...said(t('Colours changed'), before.palette, after.palette),
    ...sectionChanges(before.sections, after.sections),
  ];
}

/** What a customer calls each part. */
const partNames = (): Record<keyof SiteSections, string> => ({
  hero: t('First screen'),
  about: t('About'),
  services: t('Services'),
  menu: t('Menu or price list'),
  hours: t('Opening hours'),
  captions: t('Captions of pictures'),
  team: t('Team'),
  testimonials: t('What customers say'),
  questions: t('Questions and answers'),
  area: t('Area served'),
  social: t('Social links'),
  booking: t('Booking link'),
  shop: t('Shop link'),
  notice: t('Notice'),
  contact: t('Contact'),
  imprint: t('Imprint'),
  privacy: t('Privacy'),
  translation: t('Second language'),
  order: t('Order of the sections'),
  hidden: t('Sections shown'),
});

const isEmpty = (given: unknown) => given === undefined || given === '' || (Array.isArray(given) && given.length === 0);

function sectionChanges(was: SiteSections | undefined, is: SiteSections | undefined): string[] {
  const names = partNames();
  return (Object.keys(names) as (keyof SiteSections)[]).flatMap((name) => {
    const part = names[name];
    const [one, other] = [was?.[name], is?.[name]];
    if (isSame(one, other) || (isEmpty(one) && isEmpty(other))) return [];
    if (isEmpty(one)) return [t('{part} added', { part })];
    return [isEmpty(other) ? t('{part} removed', { part }) : t('{part} changed', { part })];
  });
}

const nameOf = (uuid: string) => templateByUuid(uuid)?.template_name ?? uuid;

function titleChanges(was: string, is: string): string[] {
  if (was === is) return [];
  return [is === '' ? t('Title of the page removed') : t('Title of the page is now {title}', { title: is })];
}

function imageChanges(was: readonly string[], is: readonly string[]): string[] {
  const left = [...was];
  const added = is.filter((url) => {
    const place = left.indexOf(url);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }).length;
  const removed = left.length;
  const replaced = Math.min(added, removed);
  const more = added - replaced;
  const fewer = removed - replaced;
  const changes = [
    ...(replaced > 0 ? [plural(replaced, '1 image replaced', '{count} images replaced')] : []),
    ...(more > 0 ? [plural(more, '1 image added', '{count} images added')] : []),
    ...(fewer > 0 ? [plural(fewer, '1 image removed', '{count} images removed')] : []),
  ];
  return changes.length === 0 && !isSame(was, is) ? [t('Images in another order')] : changes;
}
