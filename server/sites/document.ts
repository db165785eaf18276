import { type Further, furtherBody } from './further';
import { firstPage } from './editions';
import { html, type Markup } from './markup';
import type { Page } from './page';
import { pathIn } from './parts';
import { clipped } from './prose';
import { type Design, paletteOf } from './design';
import type { SiteAssets } from './site';
import { structuredData } from './structured';

/** The meta tag by which the pipeline knows a fetched page for the one it published, before it says 'Website Live'. */
const fingerprintName = 'site-fingerprint';

/** The fingerprint a fetched page carries, or undefined when it carries none. */
export function fingerprintOf(page: string): string | undefined {
  return new RegExp(`<meta name="${fingerprintName}" content="([0-9a-f]{32})">`).exec(page)?.[1];
}

/** Characters; search engines show hardly more of a title. */
const titleMaximum = 65;

/** The title that the customer gave, else who, what and where, as far as there is room. */
function title(page: Page): string {
  if (page.title !== '') return clipped(page.title, titleMaximum);
  const where = page.place === '' ? '' : ` · ${page.place}`;
  const what = [3, 2, 1].map((count) => page.topics.slice(0, count).join(', ')).filter(Boolean);
  const titles = [...what.map((topics) => `${page.name}: ${topics}${where}`), `${page.name}${where}`];
  return titles.find((one) => one.length <= titleMaximum) ?? clipped(page.name, titleMaximum);
}

/** The address of one of the site's pages; of the first it is that of the site. */
export const addressOf = ({ url }: Pick<Page, 'url'>, path: string) =>
  path === firstPage ? url : new URL(path, url).href;

/** Territories whose cards are known by a language alone. */
const territories: Readonly<Record<Page['language'], string>> = {
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  nl: 'nl_NL',
  ar: 'ar_AR',
};

/** Open Graph and Twitter tags: the card that other sites show beside a link. Their addresses must be absolute. */
function cardTags(page: Page, assets: SiteAssets, { url, title }: { url: string; title: string }): Markup {
  const picture = assets.card ?? page.figures[0]?.src;
  const address = picture === undefined || picture === '' ? undefined : new URL(picture, page.url).href;
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="${page.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${page.summary}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="${territories[page.language]}">${
    address !== undefined &&
    html`
<meta property="og:image" content="${address}">
<meta property="og:image:alt" content="${page.figures[0]?.alt}">`
  }
<meta name="twitter:card" content="${address === undefined ? 'summary' : 'summary_large_image'}">`;
}

function icons(assets: SiteAssets, base: string): Markup {
  return html`${
    assets.favicon === undefined
      ? html`<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`
      : html`<link rel="icon" href="${base}${assets.favicon}" type="image/png">`
  }${assets.touchIcon !== undefined && html`\n<link rel="apple-touch-icon" href="${base}${assets.touchIcon}">`}`;
}

/** The same page in each language of the site. */
function alternates(page: Page): Markup | null {
  const { edition, other } = page;
  if (other === null) return null;
  const all = [edition, other].map((one) => ({ ...one, url: addressOf(page, pathIn(one, page)) }));
  const usual = all.find(({ home }) => home === firstPage);
  return html`${all.map(({ language, url }) => html`\n<link rel="alternate" hreflang="${language}" href="${url}">`)}
<link rel="alternate" hreflang="x-default" href="${usual?.url}">`;
}

interface Paths {
  /** Null of a page that no publishing looks for. */
  readonly fingerprint: string | null;
  readonly style: string;
}

/** What stands before every page's content. */
function head(design: Design, page: Page, assets: SiteAssets, named: { url: string; title: string } & Paths): Markup {
  return html`<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${named.title}</title>
<meta name="color-scheme" content="${paletteOf(design, page.palette).scheme}">
<link rel="canonical" href="${named.url}">${alternates(page)}
${cardTags(page, assets, named)}
${icons(assets, '')}
<link rel="manifest" href="manifest.webmanifest">${
    assets.font !== undefined &&
    html`\n<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`
  }
<link rel="stylesheet" href="${named.style}">`;
}

/** The whole index.html. */
export function indexDocument(design: Design, page: Page, assets: SiteAssets, paths: Paths): Markup {
  return html`${head(design, page, assets, { ...paths, url: addressOf(page, page.path), title: title(page) })}
<meta name="description" content="${page.summary}">${
    page.topics.length > 0 && html`\n<meta name="keywords" content="${page.topics.join(', ')}">`
  }${paths.fingerprint !== null && html`\n<meta name="${fingerprintName}" content="${paths.fingerprint}">`}
${structuredData(page, assets)}
</head>
<body class="site">
<a class="skip" href="#main">${page.words.skip}</a>
${design.body(page)}
</body>
</html>
`;
}

/** The whole of a page beside the first. */
export function furtherDocument(
  design: Design,
  page: Page,
  assets: SiteAssets,
  { further, style }: { further: Further; style: string },
): Markup {
  const named = {
    url: addressOf(page, further.path),
    title: clipped(`${further.heading} · ${page.name}`, titleMaximum),
    fingerprint: null,
    style,
  };
  return html`${head(design, { ...page, path: further.path }, assets, named)}
<meta name="description" content="${clipped(`${further.heading}: ${page.summary}`, 160)}">
</head>
<body class="site further">
<a class="skip" href="#main">${page.words.skip}</a>
${furtherBody(page, further)}
</body>
</html>
`;
}

/** The whole 404.html. It may be shown at an address of any depth, so its links start at the base. */
export function notFoundDocument(design: Design, page: Page, assets: SiteAssets, style: string): Markup {
  const { missing } = page.words;
  return html`<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${missing.title}: ${clipped(page.name, 45)}</title>
<meta name="description" content="${missing.text(clipped(page.name, 80))}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${paletteOf(design, page.palette).scheme}">
${icons(assets, assets.base)}
<link rel="stylesheet" href="${assets.base}${style}">
</head>
<body class="missing">
<main id="main">
<h1>${missing.title}</h1>
<p dir="auto">${missing.text(page.name)}</p>
<p><a href="${assets.base}">${missing.back}</a></p>
</main>
</body>
</html>
`;
}
