import { createHash } from 'node:crypto';
import { contactCard } from './card';
import { cardPath, hasCard } from './contact';
import { addressOf, furtherDocument, indexDocument, notFoundDocument } from './document';
import { editionsOf, firstPage } from './editions';
import { furtherPages } from './further';
import { iconFiles, manifest } from './icons';
import { escape } from './markup';
import { toPage } from './compose';
import type { Template } from './design';
import type { Page } from './page';
import type { RenderedSite, SiteAssets, SiteContent, SiteFile } from './site';
import { siteHue, stylesheet } from './style';

const html = 'text/html; charset=utf-8';

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
 * The whole static website: pages, in each of its languages, stylesheet, icons, sitemap, and the files of the assets. Pure:
 * the same arguments give the same bytes and the same fingerprint. `leads`: which language the domain's own page has.
 * Throws a TypeError when the content's domain is no host name.
 */
export function renderSite(
  template: Template,
  content: SiteContent,
  assets: SiteAssets,
  leads: 'first' | 'second' = 'first',
): RenderedSite {
  const [first, ...others] = editionsOf(content, leads);
  const laidOut = ({ content: said, edition, other }: typeof first) =>
    toPage(said, assets, { opening: template.opening ?? 1, edition, other });
  const page = laidOut(first);
  const pages = [page, ...others.map(laidOut)];
  const style = styleFile(stylesheet(template, page, assets));
  const home = (one: Page, fingerprint: string | null): SiteFile => ({
    path: one.path,
    contentType: html,
    body: indexDocument(template, one, assets, { fingerprint, style: style.path }).html,
  });
  const written: SiteFile[] = pages.flatMap((one) => [
    ...(one === page ? [] : [home(one, null)]),
    ...furtherPages(one).map((further) => ({
      path: further.path,
      contentType: html,
      body: furtherDocument(template, one, assets, { further, style: style.path }).html,
    })),
  ]);
  const rest: SiteFile[] = [
    ...written,
    { path: '404.html', contentType: html, body: notFoundDocument(template, page, assets, style.path).html },
    style,
    {
      path: 'sitemap.xml',
      contentType: 'application/xml; charset=utf-8',
      body: sitemap([firstPage, ...written.map(({ path }) => path)].map((path) => addressOf(page, path))),
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
  const fingerprint = digest(template, [home(page, ''), ...rest]);
  return { files: [home(page, fingerprint), ...rest], fingerprint };
}
