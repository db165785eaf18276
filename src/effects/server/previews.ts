import { fromPromise } from 'xstate';
import type { DraftLogo } from '../../../contract/wire/wizard/draft';
import type { RenderedPreview, RenderPreview } from '../../../contract/wire/wizard/previews';
import type { PreviewInput } from '../../../machines/wizard/preview/preview.machine';
import { getBlob } from '../storage/blobs';
import { call } from './call';
import { dataUrlOf } from './upload';

/** A picture that this browser has lost is no logo any more. */
async function logoOf(logo: DraftLogo): Promise<RenderPreview['logo']> {
  if (logo.kind === 'uploaded') return { kind: 'uploaded', url: logo.url };
  const picture = logo.kind === 'none' ? null : await getBlob(logo.blob);
  return picture ? { kind: 'sent', image: await dataUrlOf(picture) } : { kind: 'none' };
}

/**
 * Has a template rendered with what the draft says; until the business has a name, with the website's, which is later
 * the title of the page alone.
 */
async function requestPreview({ uuid, draft }: PreviewInput, signal: AbortSignal): Promise<RenderedPreview> {
  const { domain, website_name, business, images } = draft;
  const body = {
    domain,
    title: website_name,
    name: business.business_name || website_name,
    description: business.business_description,
    keywords: business.keywords,
    email: business.contact_email,
    phone: business.contact_phone && business.contact_dial_code + business.contact_phone,
    address: business.business_address,
    logo: await logoOf(business.logo),
    images: images.map(({ id: _, ...image }) => image),
  };
  return call('renderPreview', { params: { id: uuid }, body }, signal);
}

export const renderPreview = fromPromise<RenderedPreview, PreviewInput>(({ input, signal }) =>
  requestPreview(input, signal),
);
