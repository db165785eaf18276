import { type GoodPart, missingParts } from '../../../../contract/rules/websites/missingParts';
import type { Settings } from '../../../settings';
import { placeOf } from '../pipeline/pictures';
import type { StoredContent } from './content';

/** What a good page has and a website that says this does not. */
export const missingOf = (
  { sections, business_details: business, business_images: { images } }: StoredContent,
  settings: Settings,
): GoodPart[] =>
  missingParts({
    sections,
    phone: business.contact_phone,
    hasOwnPhoto: images.some((url) => placeOf(url, settings)?.kind !== 'stock'),
  });
