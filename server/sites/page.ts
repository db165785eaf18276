import type { SectionName } from '../../contract/rules/websites/site';
import type { SiteSections } from '../../contract/wire/websites/sections';
import type { PostalAddress } from './address';
import type { Fit } from './prose';
import type { Action, Reach } from './reach';
import type { PictureAsset, SiteContent } from './site';
import type { Words } from './words/words';

/** A website in one of its languages. */
export interface Edition {
  readonly language: SiteContent['language'];
  /** Path of its first page: 'index.html', or 'de.html' of a second language. */
  readonly home: string;
  /** What the names of its other pages begin with: '' or 'de-'. */
  readonly prefix: string;
}

/** One of the customer's pictures, ready for an `img`. */
export interface Figure {
  /** From 1, in the order chosen. */
  readonly number: number;
  readonly src: string;
  readonly srcset: string;
  /** The same of the AVIF files; '' for none. */
  readonly avif: string;
  readonly focus: PictureAsset['focus'];
  /** In pixels; absent for a picture shown from its own address. */
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
  /** In which language that is, to be read out so, such as the picture library's English; '' for that of the page. */
  readonly altLanguage: string;
  /** The owner's words below the picture, '' for none: an alternative text is for those who do not see it. */
  readonly caption: string;
  readonly author: string;
  readonly color: string;
}

/** A picture of somebody of the team, which is shown small. */
export interface Portrait {
  /** From 1. */
  readonly number: number;
  readonly src: string;
  /** '' for none. */
  readonly avif: string;
  readonly width: number;
  readonly height: number;
  readonly focus: PictureAsset['focus'];
}

/** A part of the site that has something to say. */
export interface Part {
  readonly name: SectionName;
  /** Of its element on the home page. */
  readonly id: string;
  readonly heading: string;
  /** Its own page, when it says more than the home page has room for; '' for none. */
  readonly path: string;
}

/** A site's content, cleaned and cut into the parts that templates place. '' stands for what the customer left out. */
export interface Page extends Reach {
  readonly name: string;
  readonly nameFit: Fit;
  /** Of the page, '' when the customer gave none. */
  readonly title: string;
  readonly domain: string;
  /** Canonical address of the home page, with the slash at its end. */
  readonly url: string;
  readonly language: SiteContent['language'];
  readonly direction: 'ltr' | 'rtl';
  /** What the site says by itself, in its language and with the headings of its trade. */
  readonly words: Words;
  readonly trade: SiteContent['trade'];
  /** Name of the palette asked for. */
  readonly palette: SiteContent['palette'];
  /** What the first screen asks for, and what else it offers. */
  readonly action: Action | null;
  readonly second: Action | null;
  /** The town, or the area served; '' unknown. */
  readonly place: string;
  readonly postal: PostalAddress;
  /** The parts that exist, in their order. */
  readonly parts: readonly Part[];
  readonly edition: Edition;
  /** The site in its other language; null where it has none. */
  readonly other: Edition | null;
  /** Which of the site's pages this is: its path, that of the edition's home for the first. */
  readonly path: string;
  readonly sections: SiteSections;
  readonly lead: string;
  readonly leadFit: Fit;
  readonly paragraphs: readonly string[];
  /** At most 160 characters, for search results. */
  readonly summary: string;
  readonly topics: readonly string[];
  readonly logo: { readonly src: string; readonly width?: number; readonly height?: number };
  readonly figures: readonly Figure[];
  /** Those that the first screen does not show. */
  readonly gallery: readonly Figure[];
  readonly authors: readonly string[];
  readonly year: number;
  readonly today: string;
  /** Where the contact form is sent to; '' for none. */
  readonly formAction: string;
  /** Pictures of the team by their address, ready for an `img`. */
  readonly portraits: ReadonlyMap<string, Portrait>;
}
