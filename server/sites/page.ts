import { clipped, compose, type Fit, headingFit, leadFit, tidy } from './prose';
import type { SiteAssets, SiteContent, SiteImage } from './site';

/** One of the customer's pictures, ready for an `img`. */
export interface Figure {
  /** From 1, in the order chosen. */
  readonly number: number;
  readonly src: string;
  readonly srcset: string;
  /** In pixels; absent for a picture shown from its own address. */
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
  /** The alternative text as a line below the picture, or '' when the customer's picture came without one. */
  readonly caption: string;
  readonly author: string;
  readonly color: string;
}

/** A site's content, cleaned and cut into the parts that templates place. '' stands for what the customer left out. */
export interface Page {
  readonly name: string;
  readonly nameFit: Fit;
  /** Of the page, '' when the customer gave none. */
  readonly title: string;
  readonly domain: string;
  /** Canonical address, with the slash at its end. */
  readonly url: string;
  readonly language: string;
  readonly lead: string;
  readonly leadFit: Fit;
  readonly paragraphs: readonly string[];
  /** At most 160 characters, for search results. */
  readonly summary: string;
  readonly topics: readonly string[];
  readonly logo: { readonly src: string; readonly width?: number; readonly height?: number };
  readonly figures: readonly Figure[];
  readonly authors: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly year: number;
}

const colorPattern = /^#[0-9a-f]{6}$/i;

/** An address that an `img` may carry: http, https or a path; anything else becomes ''. */
function pictureAddress(url: string): string {
  return /^(?:https?:\/\/|\/(?!\/)|[\w-][\w./-]*$)/i.test(url) ? url : '';
}

function sentenceCase(text: string): string {
  const trimmed = text.replace(/[.\s]+$/, '');
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('en') + trimmed.slice(first.length);
}

function figure(image: SiteImage, index: number, name: string, assets: SiteAssets): Figure {
  const asset = assets.pictures.get(image.url);
  const alt = tidy(image.alt);
  const color = [image.color, asset?.color].find((value) => value !== undefined && colorPattern.test(value));
  return {
    number: index + 1,
    src: asset?.sources.at(-1)?.path ?? pictureAddress(image.url),
    srcset: asset === undefined ? '' : asset.sources.map(({ path, width }) => `${path} ${width}w`).join(', '),
    ...(asset !== undefined && { width: asset.width, height: asset.height }),
    alt: alt || `${name}, picture ${index + 1}`,
    caption: sentenceCase(alt),
    author: tidy(image.author),
    color: color ?? '#9aa3ad',
  };
}

function distinct(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words.map(tidy)) {
    const key = word.toLocaleLowerCase('en');
    if (word !== '' && !seen.has(key)) seen.set(key, word);
  }
  return [...seen.values()];
}

/** Fewer than five digits are a dial code that nobody completed, not a number. */
function phoneNumber(phone: string): string {
  return phone.replace(/\D/g, '').length < 5 ? '' : tidy(phone);
}

/** Cleans the content and cuts it into the parts of a page. Throws a TypeError when the domain is no host name. */
export function toPage(content: SiteContent, assets: SiteAssets): Page {
  const name = tidy(content.name) || content.domain;
  const { lead, paragraphs } = compose(content.description);
  const figures = content.images.map((image, index) => figure(image, index, name, assets));
  return {
    name,
    nameFit: headingFit(name),
    title: tidy(content.title ?? ''),
    domain: content.domain,
    url: new URL(`https://${content.domain}/`).href,
    language: content.language,
    lead,
    leadFit: leadFit(lead),
    paragraphs,
    summary: clipped(tidy(content.description) || name, 160),
    topics: distinct(content.keywords),
    logo: {
      src: assets.logo?.sources.at(-1)?.path ?? pictureAddress(content.logo.url),
      ...(assets.logo !== undefined && { width: assets.logo.width, height: assets.logo.height }),
    },
    figures,
    authors: distinct(figures.map(({ author }) => author)),
    email: tidy(content.contact.email),
    phone: phoneNumber(content.contact.phone),
    address: tidy(content.contact.address),
    year: content.year,
  };
}
