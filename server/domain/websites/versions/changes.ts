import { templateByUuid } from '../../../sites/templates';
import type { SiteSections } from '../../../../contract/wire/websites/sections';
import type { StoredContent } from './content';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is another after a change, a sentence each, in the order in which the wizard asked for it; none when all is the same. */
export function changesOf(before: StoredContent, after: StoredContent): string[] {
  const [was, is] = [before.business_details, after.business_details];
  const named = (what: string, one: string, other: string) => (one === other ? [] : [`${what} is now ${other}`]);
  const said = (what: string, one: unknown, other: unknown) => (isSame(one, other) ? [] : [`${what} changed`]);
  return [
    ...named('Business name', was.business_name, is.business_name),
    ...said('Description', was.business_description, is.business_description),
    ...named('Email', was.contact_email, is.contact_email),
    ...named('Phone', was.contact_phone, is.contact_phone),
    ...named('Address', was.business_address, is.business_address),
    ...said('Logo', [was.logo, before.business_images.business_logo], [is.logo, after.business_images.business_logo]),
    ...said('Keywords', was.keywords, is.keywords),
    ...named('Template', nameOf(before.template_uuid), nameOf(after.template_uuid)),
    ...imageChanges(before.business_images.images, after.business_images.images),
    ...titleChanges(before.website_name ?? '', after.website_name ?? ''),
    ...said('Language', before.language, after.language),
    ...said('Kind of business', before.trade, after.trade),
    ...said('Colours', before.palette, after.palette),
    ...sectionChanges(before.sections, after.sections),
  ];
}

/** What a customer calls each part. */
const sectionWords: Record<keyof SiteSections, string> = {
  hero: 'First screen',
  about: 'About',
  services: 'Services',
  menu: 'Menu or price list',
  hours: 'Opening hours',
  captions: 'Captions of pictures',
  team: 'Team',
  testimonials: 'What customers say',
  questions: 'Questions and answers',
  area: 'Area served',
  social: 'Social links',
  booking: 'Booking link',
  shop: 'Shop link',
  notice: 'Notice',
  contact: 'Contact',
  imprint: 'Imprint',
  privacy: 'Privacy',
  order: 'Order of the sections',
  hidden: 'Sections shown',
};

const isEmpty = (given: unknown) => given === undefined || given === '' || (Array.isArray(given) && given.length === 0);

function sectionChanges(was: SiteSections | undefined, is: SiteSections | undefined): string[] {
  return (Object.keys(sectionWords) as (keyof SiteSections)[]).flatMap((name) => {
    const [one, other] = [was?.[name], is?.[name]];
    if (isSame(one, other) || (isEmpty(one) && isEmpty(other))) return [];
    if (isEmpty(one)) return [`${sectionWords[name]} added`];
    return [`${sectionWords[name]} ${isEmpty(other) ? 'removed' : 'changed'}`];
  });
}

const nameOf = (uuid: string) => templateByUuid(uuid)?.template_name ?? uuid;

function titleChanges(was: string, is: string): string[] {
  if (was === is) return [];
  return [is === '' ? 'Title of the page removed' : `Title of the page is now ${is}`];
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
  const counted = (count: number, what: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? 'image' : 'images'} ${what}`];
  const changes = [
    ...counted(replaced, 'replaced'),
    ...counted(added - replaced, 'added'),
    ...counted(removed - replaced, 'removed'),
  ];
  return changes.length === 0 && !isSame(was, is) ? ['Images in another order'] : changes;
}
