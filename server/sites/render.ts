import { createHash } from 'node:crypto';
import { indexDocument, notFoundDocument } from './document';
import { escape } from './markup';
import { toPage } from './compose';
import type { Page } from './page';
import type { Template } from './design';
import type { RenderedSite, SiteAssets, SiteContent, SiteFile } from './site';
import { siteHue, stylesheet } from './style';

/** What the content host must answer a site's pages with: nothing comes from elsewhere, nothing runs. */
export const sitePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

/** The initial on the site's own colour, for a business without a logo file. */
function initialIcon(page: Page, hue: number): string {
  const [initial] = new Intl.Segmenter('en').segment(page.name);
  const letter = escape(initial?.segment.toLocaleUpperCase('en') ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="oklch(45% .12 ${hue})"/><text x="32" y="44" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`;
}

function sitemap(page: Page): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${escape(page.url)}</loc></url>
</urlset>
`;
}

function digest(template: Template, files: readonly SiteFile[]): string {
  const hash = createHash('sha256').update(template.uuid);
  for (const { path, contentType, body } of files) {
    hash.update(`\0${path}\0${contentType}\0${Buffer.byteLength(body)}\0`).update(body);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Named by its content: whoever has the page of one version gets the look of it, also when another one is live by then. */
const styleFile = (body: string): SiteFile => ({
  path: `${createHash('sha256').update(body).digest('hex').slice(0, 12)}-style.css`,
  contentType: 'text/css; charset=utf-8',
  body,
});

/**
 * The whole static website: pages, stylesheet, icons, sitemap, and the files of the assets. Pure: the same arguments
 * give the same bytes and the same fingerprint. Throws a TypeError when the content's domain is no host name.
 */
export function renderSite(template: Template, content: SiteContent, assets: SiteAssets): RenderedSite {
  const page = toPage(content, assets, template.opening);
  const html = 'text/html; charset=utf-8';
  const style = styleFile(stylesheet(template, page, assets));
  const index = (fingerprint: string): SiteFile => ({
    path: 'index.html',
    contentType: html,
    body: indexDocument(template, page, assets, { fingerprint, style: style.path }).html,
  });
  const others: SiteFile[] = [
    { path: '404.html', contentType: html, body: notFoundDocument(template, page, assets, style.path).html },
    style,
    { path: 'sitemap.xml', contentType: 'application/xml; charset=utf-8', body: sitemap(page) },
    {
      path: 'robots.txt',
      contentType: 'text/plain; charset=utf-8',
      body: `User-agent: *\nAllow: /\nSitemap: ${page.url}sitemap.xml\n`,
    },
    {
      path: 'favicon.svg',
      contentType: 'image/svg+xml',
      body: initialIcon(page, siteHue(template, assets)),
    },
    ...assets.files,
  ];
  const fingerprint = digest(template, [index(''), ...others]);
  return { files: [index(fingerprint), ...others], fingerprint };
}
