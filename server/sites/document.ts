import { html, type Markup } from './markup';
import type { Page } from './page';
import { clipped } from './prose';
import type { Design } from './design';
import type { SiteAssets } from './site';

/** The meta tag by which the pipeline knows a fetched page for the one it published, before it says 'Website Live'. */
const fingerprintName = 'site-fingerprint';

/** The fingerprint a fetched page carries, or undefined when it carries none. */
export function fingerprintOf(page: string): string | undefined {
  return new RegExp(`<meta name="${fingerprintName}" content="([0-9a-f]{32})">`).exec(page)?.[1];
}

/** Characters; search engines show hardly more of a title. */
const titleMaximum = 65;

/** The title that the customer gave, else 'Name: topic, topic'. */
function title(page: Page): string {
  if (page.title !== '') return clipped(page.title, titleMaximum);
  const topics = page.topics.slice(0, 3).join(', ');
  const withTopics = topics === '' ? page.name : `${page.name}: ${topics}`;
  return withTopics.length <= titleMaximum ? withTopics : clipped(page.name, titleMaximum);
}

/** Open Graph and Twitter tags: the card that other sites show beside a link. Their addresses must be absolute. */
function cardTags(page: Page, assets: SiteAssets): Markup {
  const picture = assets.card ?? page.figures[0]?.src;
  const address = picture === undefined || picture === '' ? undefined : new URL(picture, page.url).href;
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="${page.name}">
<meta property="og:title" content="${title(page)}">
<meta property="og:description" content="${page.summary}">
<meta property="og:url" content="${page.url}">
<meta property="og:locale" content="${page.language}">${
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

/** The whole index.html; `style` is the path of its stylesheet. */
export function indexDocument(
  design: Design,
  page: Page,
  assets: SiteAssets,
  { fingerprint, style }: { fingerprint: string; style: string },
): Markup {
  return html`<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title(page)}</title>
<meta name="description" content="${page.summary}">${
    page.topics.length > 0 && html`\n<meta name="keywords" content="${page.topics.join(', ')}">`
  }
<meta name="color-scheme" content="${design.scheme}">
<meta name="${fingerprintName}" content="${fingerprint}">
<link rel="canonical" href="${page.url}">
${cardTags(page, assets)}
${icons(assets, '')}${
  assets.font !== undefined &&
  html`\n<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`
}
<link rel="stylesheet" href="${style}">
</head>
<body class="site">
<a class="skip" href="#main">${page.words.skip}</a>
${design.body(page)}
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
<meta name="color-scheme" content="${design.scheme}">
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
