import { actions, copyright, credits, logo, menu, partContent } from './blocks';
import { html, type Markup } from './markup';
import type { Page, Part } from './page';

/** A page of the site beside its first. */
export interface Further {
  readonly path: string;
  readonly heading: string;
  readonly content: Markup;
}

/** Blocks of a text that an empty line parts; a line break within one stays. */
const blocks = (text: string) =>
  html`<div class="prose">${text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => html`<p class="lines" dir="auto">${block}</p>`)}</div>`;

/** What the site tells of its visitors' data when the customer wrote nothing of it: what we do, and no more. */
const privacy = (page: Page) =>
  page.sections.privacy || (page.formAction === '' ? '' : page.words.ownPrivacy(page.name, page.email));

/** The page as it is seen from another path. */
const at = (page: Page, path: string): Page => ({ ...page, path });

const partPage = (page: Page, part: Part): Further => ({
  path: part.path,
  heading: part.heading,
  content: html`<section id="${part.id}" class="part part-${part.name}"><h1 dir="auto">${part.heading}</h1>${partContent(
    at(page, part.path),
    part,
  )}${actions(at(page, part.path))}</section>`,
});

/** All pages beside the first: long parts, and what the law asks for. */
export function furtherPages(page: Page): Further[] {
  const legal = [
    { path: `${page.edition.prefix}imprint.html`, heading: page.words.imprint, text: page.sections.imprint },
    { path: `${page.edition.prefix}privacy.html`, heading: page.words.privacy, text: privacy(page) },
  ];
  return [
    ...page.parts.filter(({ path }) => path !== '').map((part) => partPage(page, part)),
    ...legal
      .filter(({ text }) => text !== '')
      .map(({ path, heading, text }) => ({
        path,
        heading,
        content: html`<section class="part part-legal"><h1 dir="auto">${heading}</h1>${blocks(text)}</section>`,
      })),
  ];
}

/** Everything between the skip link and the end of the body of a further page. */
export function furtherBody(page: Page, { path, content }: Further): Markup {
  return html`<header class="head"><a class="brand" href="${page.edition.home}">${logo(page, '')}<span dir="auto">${page.name}</span></a>${menu(
    at(page, path),
  )}</header>
<main id="main" tabindex="-1">${content}</main>
<footer class="tail">${copyright(page)}${credits(page)}</footer>`;
}
