import { createHash } from 'node:crypto';
import { contactCard } from './card';
import { cardPath, hasCard } from './contact';
import { furtherDocument, indexDocument, notFoundDocument } from './document';
import { furtherPages } from './further';
import { iconFiles, manifest } from './icons';
import { escape } from './markup';
import { toPage } from './compose';
import type { Template } from './design';
import type { RenderedSite, SiteAssets, SiteContent, SiteFile } from './site';
import { siteHue, stylesheet } from './style';

/**
 * What the content host must answer a site's pages with: nothing comes from elsewhere, nothing runs; a form is sent to us.
 * To connect concerns whoever looks the page over alone: such tools ask for robots.txt in its name.
 */
export const sitePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

function sitemap(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escape(address)}</loc></url>\n`).join('')}</urlset>
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
  const further = furtherPages(page);
  const others: SiteFile[] = [
    ...further.map((one) => ({
      path: one.path,
      contentType: html,
      body: furtherDocument(template, page, assets, { further: one, style: style.path }).html,
    })),
    { path: '404.html', contentType: html, body: notFoundDocument(template, page, assets, style.path).html },
    style,
    {
      path: 'sitemap.xml',
      contentType: 'application/xml; charset=utf-8',
      body: sitemap([page.url, ...further.map(({ path }) => new URL(path, page.url).href)]),
    },
    {
      path: 'robots.txt',
      contentType: 'text/plain; charset=utf-8',
      body: `User-agent: *\nAllow: /\nSitemap: ${page.url}sitemap.xml\n`,
    },
    {
      path: 'manifest.webmanifest',
      contentType: 'application/manifest+json; charset=utf-8',
      body: manifest(page, assets),
    },
    ...(hasCard(page) ? [{ path: cardPath, contentType: 'text/vcard; charset=utf-8', body: contactCard(page) }] : []),
    ...iconFiles(page, assets, siteHue(template, assets)),
    ...assets.files,
  ];
  const fingerprint = digest(template, [index(''), ...others]);
  return { files: [index(fingerprint), ...others], fingerprint };
}
