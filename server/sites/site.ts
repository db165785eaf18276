import type { SiteLanguage, Trade } from '../../contract/rules/websites/site';
import type { templateCategories } from '../../contract/wire/money/plan';
import type { SiteSections } from '../../contract/wire/websites/sections';

/** What a customer's order says about the business: everything a website is made of. All words are the customer's own. */
export interface SiteContent {
  /** The host the site answers to, without scheme and path: `blue-bakery.com`. */
  readonly domain: string;
  readonly name: string;
  /** What the browser's tab says; without it the name and what it is about. */
  readonly title?: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** An empty address where there is none. */
  readonly logo: { readonly url: string; readonly alt: string };
  /** One picture or more, in the order in which they were chosen. */
  readonly images: readonly SiteImage[];
  /** An empty string where the customer gave nothing. */
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string };
  readonly language: SiteLanguage;
  /** Of a translated website the language that is translated from. */
  readonly translatedFrom?: SiteLanguage;
  /** What the website says beside all this; absent where nothing was filled in. */
  readonly sections?: SiteSections;
  readonly trade?: Trade;
  /** Name of one of the template's palettes. */
  readonly palette?: string;
  /** Four digits, for the footer. */
  readonly year: number;
  /** `YYYY-MM-DD`, the day on which it is rendered: a notice and holidays that are over by then are not said. */
  readonly today?: string;
}

export interface SiteImage {
  readonly url: string;
  readonly alt: string;
  readonly author: string;
  /** `#rrggbb`, shown while the picture loads. */
  readonly color?: string;
}

export type TemplateCategory = (typeof templateCategories)[number];

/** What the wizard shows of a template. */
export interface TemplateListing {
  /** Fixed for ever: drafts and orders hold it. */
  readonly uuid: string;
  readonly template_name: string;
  readonly category: TemplateCategory;
  readonly required_images_count: number;
  readonly description: string;
  /** Path of the preview picture below the app's origin. */
  readonly template_url: string;
  /** The kinds of business that it suits best, the best first. */
  readonly trades: readonly Trade[];
}

export interface SiteFile {
  /** Relative to the root of the site, without a leading slash. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

interface Source {
  readonly path: string;
  readonly width: number;
}

/** One picture as it is published: the same picture in several widths, beside the page. */
export interface PictureAsset {
  /** Of the largest source, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly sources: readonly Source[];
  /** The same as AVIF; none of a stock picture. */
  readonly avif?: readonly Source[];
  /** What the customer says that it shows; '' for nothing. */
  readonly alt?: string;
  /** What stays in sight where a layout cuts it: from the left and the top, 0 to 1; absent for the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** `#rrggbb`, the picture's average. */
  readonly color: string;
}

/** What was made out of the content's addresses before rendering; `prepareAssets` makes it. */
export interface SiteAssets {
  /** The path below which the content host serves the site, with slashes at both ends. Only 404.html needs it. */
  readonly base: string;
  /** By the address the content names. A picture that is not in here is shown from its own address. */
  readonly pictures: ReadonlyMap<string, PictureAsset>;
  readonly logo?: PictureAsset;
  /** Hue of the logo in OKLCH degrees; absent for a grey one. */
  readonly hue?: number;
  /** Paths of what was made of the logo. */
  readonly favicon?: string;
  readonly touchIcon?: string;
  /** Path of what other sites show beside a link, made of the first picture. */
  readonly card?: string;
  /** Where the contact form goes, at the host that shows the page; absent where it is not shown. */
  readonly formAction?: string;
  /** Path of the template's font. */
  readonly font?: string;
  /** All that these paths lead to, published as it is. */
  readonly files: readonly SiteFile[];
}

export interface RenderedSite {
  readonly files: readonly SiteFile[];
  /** 32 hex digits over every published byte; index.html carries it in `<meta name="site-fingerprint">`. */
  readonly fingerprint: string;
}
