import type { Figure } from './page';
import { tidy } from './prose';
import type { SiteAssets, SiteContent, SiteImage } from './site';
import type { Words } from './words/words';

const colorPattern = /^#[0-9a-f]{6}$/i;

/** An address that an `img` may carry: http, https or a path; anything else becomes ''. */
function pictureAddress(url: string): string {
  return /^(?:https?:\/\/|\/(?!\/)|[\w-][\w./-]*$)/i.test(url) ? url : '';
}

interface Naming {
  readonly name: string;
  readonly words: Words;
}

const srcset = (sources: readonly { path: string; width: number }[] = []) =>
  sources.map(({ path, width }) => `${path} ${width}w`).join(', ');

function figure(image: SiteImage, number: number, caption: string, asset: ReturnType<SiteAssets['pictures']['get']>) {
  const color = [image.color, asset?.color].find((value) => value !== undefined && colorPattern.test(value));
  return {
    number,
    src: asset?.sources.at(-1)?.path ?? pictureAddress(image.url),
    srcset: srcset(asset?.sources),
    avif: srcset(asset?.avif),
    focus: asset?.focus,
    ...(asset !== undefined && { width: asset.width, height: asset.height }),
    caption,
    author: tidy(image.author),
    color: color ?? '#9aa3ad',
  };
}

/** The pictures in their order, and the logo's own address. */
export function figures(
  { images, logo, sections, language, translatedFrom = language }: SiteContent,
  assets: SiteAssets,
  { name, words }: Naming,
): { figures: Figure[]; logo: string } {
  const foreign = (one: string) => (one === language ? '' : one);
  const captions = new Map(sections?.captions.map(({ url, text }) => [url, tidy(text)]));
  return {
    logo: pictureAddress(logo.url),
    figures: images.map((image, index) => {
      const asset = assets.pictures.get(image.url);
      const own = tidy(asset?.alt ?? '');
      const stock = tidy(image.alt);
      return {
        ...figure(image, index + 1, captions.get(image.url) ?? '', asset),
        alt: own || stock || words.picture(name, index + 1),
        altLanguage: foreign(own === '' ? (stock === '' ? language : 'en') : translatedFrom),
      };
    }),
  };
}
