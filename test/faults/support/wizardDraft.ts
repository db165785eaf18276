import type { Draft } from '../../../contract/wire/wizard/draft';
import { blankDraft } from '../../../contract/rules/wizard/wizard';
import { chosenTemplate } from '../../server/support/chosenTemplate';
import { stockPictures } from '../../server/support/stockPictures';
import { putBlob } from '../../../src/effects/storage/blobs';
import type { Customer } from './product';

/** What the business step asks for, but for the logo. */
export const business: Draft['business'] = {
  ...blankDraft.business,
  business_name: 'Blue Bakery',
  contact_email: 'hello@blue-bakery.example',
  contact_dial_code: '+32',
  contact_phone: '470123456',
  business_description: 'Bread and cakes, baked every morning.',
  business_address: '1 Mill Lane, Ghent',
  keywords: ['bread'],
  keywords_for: 'Bread and cakes, baked every morning.',
};

/** All that the wizard asks for up to its last step, chosen by that customer; `values` go over it. */
export function draftFor(
  { uuid, names, price }: Customer,
  browser: Record<string, string>,
  values: Partial<Draft>,
): Draft {
  const template = chosenTemplate();
  const [picture = ''] = stockPictures(browser['VITE_STOCK_PHOTO_URL'] ?? '', 1);
  const domain = `${names[0]}.com`;
  return {
    ...blankDraft,
    user: uuid,
    domains: [{ name: domain, price }],
    domain,
    website_name: 'Blue Bakery',
    category: 'Education',
    template,
    business: { ...business, logo: { kind: 'uploaded', url: picture, blob: null } },
    images: Array.from({ length: template.required_images_count }, (_, place) => ({
      id: `p${place}`,
      url: picture,
      alt_description: 'Bread',
      color: '#cc9966',
      author: 'A. Baker',
    })),
    ...values,
  };
}

/** A picture of one pixel, as base64. */
export const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A logo from a file, which waits in the browser to be sent. */
export async function ofAFile(): Promise<Partial<Draft>> {
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0));
  const blob = await putBlob(new Blob([bytes], { type: 'image/png' }));
  return { business: { ...business, logo: { kind: 'file', blob, name: 'logo.png' } } };
}
