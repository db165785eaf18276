import { t } from '../../../../contract/languages/t';
import {
  type PreviewLoss,
  type PreviewSample,
  previewLosses,
  type RenderPreview,
} from '../../../../contract/wire/wizard/previews';
import type { SiteSections } from '../../../../contract/wire/websites/sections';
import type { Tx } from '../../../db/client';
import { notFound, Problem } from '../../../http/problem';
import { type Asking, type Draw, PictureProblem } from '../../../pictures/pictures';
import type { Services } from '../../../services';
import { assetMaker, ownFirst, prepareAssets } from '../../../sites/assets';
import type { Template } from '../../../sites/design';
import { isOfSample, loadSample } from '../../../sites/previews/sample';
import { renderSite } from '../../../sites/render';
import type { Settings } from '../../../settings';
import type { SiteFile } from '../../../sites/site';
import { siteHue } from '../../../sites/style';
import { templateByUuid } from '../../../sites/templates';
import { loadPicture, placeOf } from '../../websites/pipeline/pictures';
import { addressesOf, ownPictures } from '../../websites/photos/sizes';

import { drawAnew, pictureRefusal } from '../uploads/images';
import { previewContent, sentLogo } from './content';
import { forEditor } from './editLinks';
import { cachingMaker, isGone, prepareAll } from './prepared';
import { showFiles } from './shelf';

interface Order {
  templateId: string;
  chosen: RenderPreview;
  /** Milliseconds. */
  now: number;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  asking: Asking;
}

export interface Preview {
  url: string;
  expiresAt: number;
  /** OKLCH degrees. */
  hue: number;
  samples: PreviewSample[];
  missing: PreviewLoss[];
}

/** Bytes of one preview: six photos of one's own have about a sixth of it. */
const sizeLimit = 32 * 1024 * 1024;
export const isTooLarge = (files: readonly { body: Uint8Array | string }[]) =>
  files.reduce((sum, { body }) => sum + body.length, 0) > sizeLimit;

/** What publishing writes and a preview has no use for: other addresses of the site than its page. */
const unseen = ['404.html', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'manifest.webmanifest'];

/**
 * Renders a website that is not ordered yet, by what publishes it afterwards, and gives it an address at the content origin
 * for a while. Nothing of it is kept as a website. It goes without what there is no more, and says so.
 * @throws {Problem} 404 for no such template; 400 for a picture of a foreign place or a logo that is no picture; 413;
 * 503 when a picture cannot be had now
 */
export async function renderPreview(
  services: Services,
  { templateId, chosen, now, transact, asking }: Order,
): Promise<Preview> {
  const template = templateByUuid(templateId);
  if (!template) throw notFound();
  const { files, hue, samples, missing } = await renderFiles(services, { template, chosen, now, asking });
  if (isTooLarge(files)) throw new Problem(413, t('The pictures are too large for a preview.'), { code: 'too_large' });

  const { url, expiresAt } = await showFiles(services, { files, now, transact });
  return { url, expiresAt, hue, samples, missing };
}

interface Rendering {
  template: Template;
  chosen: RenderPreview;
  now: number;
  asking: Asking;
}

async function renderFiles(
  services: Services,
  { template, chosen, now, asking }: Rendering,
): Promise<Pick<Preview, 'hue' | 'samples' | 'missing'> & { files: SiteFile[] }> {
  const { settings, log, pictures } = services;
  const year = new Date(now).getUTCFullYear();
  const whole = previewContent(template, chosen, year).content;
  requireKnownPlaces(chosen, settings);
  // As an upload of it would be kept; a picture that is none is the customer's affair, not ours.
  const logo = chosen.logo.kind === 'sent' ? (await drawAnew(pictures, chosen.logo.image, asking)).data : null;
  // A picture that several wait for is not given up when one of them goes.
  const { signal } = new AbortController();
  const load = async (url: string) => {
    if (url === sentLogo && logo) return logo;
    return isOfSample(url) ? loadSample(url) : loadPicture(url, settings, signal);
  };
  const { customer } = asking;
  const draw: Draw = (kind, bytes) => pictures.draw(kind, bytes, { customer });
  const own = await ownPictures(services, customer, addressesOf(whole));
  const maker = ownFirst(own, cachingMaker(assetMaker(load, draw), customer));
  try {
    const gone = await prepareAll(maker, [...whole.images.map(({ url }) => url), ...portraitsOf(chosen)]);
    const isLogoGone = chosen.logo.kind === 'uploaded' && (await isGone(load(chosen.logo.url)));
    const { content, samples } = previewContent(
      template,
      {
        ...chosen,
        logo: isLogoGone ? { kind: 'none' } : chosen.logo,
        images: chosen.images.filter(({ url }) => !gone.includes(url)),
        ...(chosen.sections && { sections: withoutPictures(chosen.sections, gone) }),
      },
      year,
    );
    const missing = previewLosses.filter((part) => (part === 'logo' ? isLogoGone : gone.length > 0));
    const assets = await prepareAssets(template, content, maker, `/sites/${content.domain}/`);
    const { project, is_translated: isTranslated } = chosen;
    const site = renderSite(template, content, assets, isTranslated ? 'second' : 'first');
    const files = site.files.filter(({ path }) => !unseen.includes(path));
    // What is translated leads to no form of the original.
    const editor = isTranslated ? null : `${settings.origins.app}/websites/${project}/edit`;
    return {
      files: project === undefined ? files : forEditor(files, editor),
      hue: siteHue(template, assets),
      samples,
      missing,
    };
  } catch (error) {
    if (error instanceof PictureProblem && error.reason !== 'refused') throw pictureRefusal(error);
    log.warn({ err: error }, 'a preview lacks a picture');
    throw new Problem(503, t('A picture of the preview could not be loaded.'), { code: 'picture-away', cause: error });
  }
}

const portraitsOf = ({ sections }: RenderPreview) =>
  sections?.team.map(({ picture }) => picture).filter((picture) => picture !== '') ?? [];

/** The team without pictures that there are no more. */
const withoutPictures = (sections: SiteSections, gone: readonly string[]): SiteSections => ({
  ...sections,
  team: sections.team.map((one) => (gone.includes(one.picture) ? { ...one, picture: '' } : one)),
});

function requireKnownPlaces(chosen: RenderPreview, settings: Settings): void {
  const { images, logo } = chosen;
  const own = [
    ...images.map(({ url }) => url),
    ...(logo.kind === 'uploaded' ? [logo.url] : []),
    ...portraitsOf(chosen),
  ];
  if (own.some((url) => !placeOf(url, settings)))
    throw new Problem(400, t('A website shows only uploaded and stock pictures. Please choose this one again.'), {
      code: 'foreign-picture',
    });
}
