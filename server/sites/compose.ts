import * as v from 'valibot';
import { SiteSections } from '../../contract/wire/websites/sections';
import { type PostalAddress, postalAddress } from './address';
import { figures } from './figure';
import type { Edition, Page } from './page';
import { partsOf } from './parts';
import { clipped, compose, headingFit, leadFit, lines, listed, sentences, tidy } from './prose';
import { actionsOf, reachOf } from './reach';
import type { SiteAssets, SiteContent } from './site';
import { firstPage } from './editions';
import { wordsOf } from './words/chosen';

function distinct(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words.map(tidy)) {
    const key = word.toLocaleLowerCase('en');
    if (word !== '' && !seen.has(key)) seen.set(key, word);
  }
  return [...seen.values()];
}

/** Nothing said beyond business details and pictures. */
const nothing = v.parse(SiteSections, {});

function portraitsOf({ team }: SiteSections, { pictures }: SiteAssets): Page['portraits'] {
  const found = team.flatMap(({ picture }, index) => {
    const asset = picture === '' ? undefined : pictures.get(picture);
    const source = asset?.sources[0];
    if (asset === undefined || source === undefined) return [];
    const height = Math.round((source.width / asset.width) * asset.height);
    const { focus, avif = [] } = asset;
    const portrait = {
      number: index + 1,
      src: source.path,
      avif: avif[0]?.path ?? '',
      width: source.width,
      height,
      focus,
    };
    return [[picture, portrait] as const];
  });
  return new Map(found);
}

/** A town if the address tells one, else what area is served, else what follows a street with its number. */
const placeOf = (postal: PostalAddress, { area }: SiteSections, language: SiteContent['language']) =>
  postal.town ||
  listed(distinct(area?.places ?? []).slice(0, 2), language) ||
  (/^[^,]*\d[^,]*, ([^\d,]+)$/.exec(postal.street)?.[1] ?? '');

const summaryLimit = 160;

/** As many whole sentences as search results show, and where and by which number as far as there is room. */
function summaryOf(text: string, facts: readonly string[]): string {
  const [first = '', ...others] = sentences(text).flat();
  let summary = clipped(first, summaryLimit);
  for (const sentence of others) {
    if (summary.length + sentence.length >= summaryLimit) break;
    summary = `${summary} ${sentence}`;
  }
  const missing = facts.filter((fact) => fact !== '' && !summary.includes(fact));
  const told = [summary, ...missing].filter(Boolean).join(' · ');
  return told.length <= summaryLimit ? told : summary;
}

/** How it is laid out and named. */
interface Setting {
  /** How many pictures the first screen shows. */
  opening: number;
  edition: Edition;
  other: Edition | null;
}

/** Where the form goes; the host answers in the language of the page that it stands on. */
const formOf = ({ formAction = '' }: SiteAssets, { language, home }: Edition) =>
  formAction === '' || home === firstPage ? formAction : `${formAction}?language=${language}`;

/** Cleans the content and cuts it into the parts of a page. Throws a TypeError when the domain is no host name. */
export function toPage(content: SiteContent, assets: SiteAssets, { opening, edition, other }: Setting): Page {
  const sections = content.sections ?? nothing;
  const words = wordsOf(content.language, content.trade);
  const name = tidy(content.name) || content.domain;
  const told = compose(content.description);
  const lead = tidy(sections.hero?.headline ?? '') || told.lead;
  const about = lines(sections.about?.text ?? '');
  const shown = figures(content, assets, { name, words });
  const reach = reachOf(content, sections);
  const formAction = sections.contact?.form === true ? formOf(assets, edition) : '';
  const [action = null, second = null] = actionsOf(sections, reach, words, formAction !== '');
  const postal = postalAddress(content.contact.address);
  const place = placeOf(postal, sections, content.language);
  const page = {
    ...reach,
    name,
    nameFit: headingFit(name),
    title: tidy(content.title ?? ''),
    domain: content.domain,
    url: new URL(`https://${content.domain}/`).href,
    language: content.language,
    direction: content.language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    words,
    trade: content.trade,
    palette: content.palette,
    action,
    second,
    postal,
    place,
    edition,
    other,
    path: edition.home,
    sections,
    lead,
    leadFit: leadFit(lead),
    paragraphs: about.length > 0 ? about : told.paragraphs,
    summary: summaryOf(tidy(content.description) || name, [place, reach.phone]),
    topics: distinct(content.keywords),
    logo: {
      src: assets.logo?.sources.at(-1)?.path ?? shown.logo,
      ...(assets.logo !== undefined && { width: assets.logo.width, height: assets.logo.height }),
    },
    figures: shown.figures,
    gallery: shown.figures.slice(opening),
    authors: distinct(shown.figures.map(({ author }) => author)),
    year: content.year,
    today: content.today ?? '',
    formAction,
    portraits: portraitsOf(sections, assets),
  };
  return { ...page, parts: partsOf(page) };
}
