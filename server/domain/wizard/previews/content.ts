import type { PreviewSample, RenderPreview } from '../../../../contract/wire/wizard/previews';
import type { Template } from '../../../sites/design';
import { sampleOf } from '../../../sites/previews/sample';
import type { SiteContent } from '../../../sites/site';

/** In the place of an address: the logo that came with the request. */
export const sentLogo = 'sent:logo';

/**
 * What a website of that template says as far as the customer has chosen, as an order of it would; the rest is the
 * template's sample. Whoever has a name but no logo yet gets none: a mark of somebody else would be no honest picture.
 */
export function previewContent(
  template: Template,
  chosen: RenderPreview,
  year: number,
): { content: SiteContent; samples: PreviewSample[] } {
  const sample = sampleOf(template, year);
  const { domain, name, title, description, keywords, email, phone, address, logo, images, sections, trade, palette } =
    chosen;
  const isChosen: Record<PreviewSample, boolean> = {
    name: name !== '',
    description: description !== '',
    keywords: keywords.length > 0,
    contact: [email, phone, address].some((value) => value !== ''),
    logo: logo.kind !== 'none' || name !== '',
    images: images.length >= template.required_images_count,
  };
  // A sample's hours and services belong to its description: beside the customer's own they would be a lie.
  const told = sections ?? (isChosen.description ? undefined : sample.sections);
  const kind = trade ?? (isChosen.description ? undefined : sample.trade);
  const own = images.map(({ url, alt_description: alt, author, color }) => ({
    url,
    alt,
    author,
    ...(color ? { color } : {}),
  }));
  const addresses = { none: '', sent: sentLogo, uploaded: logo.kind === 'uploaded' ? logo.url : '' };
  return {
    content: {
      domain: domain ?? sample.domain,
      name: name || sample.name,
      title,
      description: description || sample.description,
      keywords: isChosen.keywords ? keywords : sample.keywords,
      logo: { url: isChosen.logo ? addresses[logo.kind] : sample.logo.url, alt: name || sample.name },
      images: [...own, ...sample.images.slice(0, Math.max(0, template.required_images_count - own.length))],
      contact: isChosen.contact ? { email, phone, address } : sample.contact,
      language: chosen.language ?? 'en',
      ...(told && { sections: told }),
      ...(kind && { trade: kind }),
      ...(palette && { palette }),
      year,
    },
    samples: previewSamplesOf(isChosen),
  };
}

const previewSamplesOf = (isChosen: Record<PreviewSample, boolean>) =>
  (Object.keys(isChosen) as PreviewSample[]).filter((part) => !isChosen[part]);
