import type { Services } from '../../../services';
import { Problem } from '../../../http/problem';
import { findTemplate } from '../../money/plans/plans';
import { lookFor, type PicturePlace, placeOf } from '../../websites/pipeline/pictures';
import { isUploadOf } from '../uploads/images';
import type { OrderRequest } from './place';

const refusal = (code: string, sentence: string) =>
  new Problem(400, sentence, { code, fields: { business_images: sentence } });

/** The way on, in the words of the screen that sends the pictures. */
interface PictureWords {
  anotherLogo: string;
  others: string;
  /** How many the template wants. */
  asMany(wanted: number): string;
  nothingDone: string;
}

const orderWords: PictureWords = {
  anotherLogo: 'Please go back to Business and choose it again.',
  others: 'Please go back to Images and choose others.',
  asMany: (wanted) => `Please go back to Images and choose ${wanted}.`,
  nothingDone: 'so nothing was ordered and nothing charged',
};

export const publishWords: PictureWords = {
  anotherLogo: 'Please choose it again.',
  others: 'Please choose others.',
  asMany: (wanted) => `Please choose ${wanted}.`,
  nothingDone: 'so nothing was published',
};

/** 'Picture 2 is', 'Pictures 2, 3 and 5 are': counted as the customer sees them. */
function named(places: readonly number[]): string {
  const last = places.at(-1) ?? 0;
  const before = places.slice(0, -1);
  return before.length === 0 ? `Image ${last} is` : `Images ${before.join(', ')} and ${last} are`;
}

/**
 * Refuses an order, or a change of a website, whose pictures could not be published, before anything is charged or made: as many as the template shows, each
 * an upload of this customer or a picture of the stock service, and there. The services are asked side by side.
 * @throws {Problem} 400 with a code: 'pictures-number', 'foreign-picture', 'picture-gone', 'foreign-logo', 'logo-gone'; 503 with
 * 'pictures-away' when the stock service cannot be asked: what cannot be published now is not sold now
 */
export async function requirePictures(
  services: Services,
  request: Pick<OrderRequest, 'business_details' | 'business_images' | 'template_uuid' | 'sections'>,
  userId: string,
  { anotherLogo, others, asMany, nothingDone } = orderWords,
): Promise<void> {
  const { images, business_logo: logo } = request.business_images;
  const logos = [logo, request.business_details.logo];
  const template = await findTemplate(services.db, request.template_uuid);
  const wanted = template?.requiredImagesCount ?? images.length;
  if (images.length !== wanted)
    throw refusal(
      'pictures-number',
      `This template shows ${wanted} images, and ${images.length} are chosen. ${asMany(wanted)}`,
    );
  const portraits = request.sections?.team.filter(({ picture }) => picture !== '') ?? [];
  const found = await lookForAll(services, [...logos, ...images, ...portraits.map(({ picture }) => picture)], userId);
  const logosFound = logos.map((address) => found.get(address));
  const imagesFound = images.map((address) => found.get(address));
  const placesOf = (answer: 'foreign' | 'gone') =>
    imagesFound.flatMap((one, place) => (one === answer ? [place + 1] : []));
  if (logosFound.includes('foreign'))
    throw refusal('foreign-logo', `Your logo is neither uploaded by you nor from the stock photos. ${anotherLogo}`);
  if (logosFound.includes('gone')) throw refusal('logo-gone', `Your logo is no longer there. ${anotherLogo}`);
  const foreign = placesOf('foreign');
  if (foreign.length > 0)
    throw refusal('foreign-picture', `${named(foreign)} neither uploaded by you nor from the stock photos. ${others}`);
  const gone = placesOf('gone');
  if (gone.length > 0) throw refusal('picture-gone', `${named(gone)} no longer there. ${others}`);
  for (const { name, picture } of portraits) {
    if (found.get(picture) === 'foreign')
      throw refusal(
        'foreign-picture',
        `The picture of ${name} is neither uploaded by you nor from the stock photos. Please choose another.`,
      );
    if (found.get(picture) === 'gone')
      throw refusal('picture-gone', `The picture of ${name} is no longer there. Please choose another.`);
  }
  if ([...found.values()].includes('away'))
    throw new Problem(503, `The image service does not answer, ${nothingDone}. Please try again in a moment.`, {
      code: 'pictures-away',
    });
}

async function lookForAll(services: Services, addresses: readonly string[], userId: string) {
  const look = async (address: string) => {
    const place = placeOf(address, services.settings);
    return place && (await isUsable(services, place, userId)) ? lookFor(place, services.providers.uploads) : 'foreign';
  };
  const all = [...new Set(addresses)].map(async (address) => [address, await look(address)] as const);
  return new Map(await Promise.all(all));
}

/** An upload of another customer answers like one that nobody made. */
const isUsable = async ({ db }: Services, place: PicturePlace, userId: string) =>
  place.kind === 'stock' || isUploadOf(db, userId, place.name);
