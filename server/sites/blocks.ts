import { html, type Markup } from './markup';
import type { Figure, Page } from './page';
import { listed } from './prose';

/** The building blocks that every template places: each writes a part of the content once and correctly. */

/** An `img` of one of the customer's pictures. `sizes` is how wide the layout shows it; eager ones are in the first view. */
export function picture(figure: Figure, sizes: string, eager = false): Markup {
  return html`<img class="picture n${figure.number}" src="${figure.src}"${
    figure.srcset !== '' && html` srcset="${figure.srcset}" sizes="${sizes}"`
  }${figure.width !== undefined && html` width="${figure.width}" height="${figure.height}"`} alt="${figure.alt}" ${
    eager ? html`fetchpriority="high"` : html`loading="lazy"`
  } decoding="async">`;
}

/** The logo; its alternative text is the business name. Nothing when the customer has none. */
export function logo(page: Page): Markup | null {
  if (page.logo.src === '') return null;
  const { src, width, height } = page.logo;
  return html`<img class="logo" itemprop="logo" src="${src}" alt="${page.name}"${
    width !== undefined && html` width="${width}" height="${height}"`
  }>`;
}

/** The business name as the page's only h1. */
export function nameHeading(page: Page): Markup {
  return html`<h1 class="name fit-${page.nameFit}" itemprop="name" dir="auto">${page.name}</h1>`;
}

/** The first sentence of the description. */
export function lead(page: Page): Markup | null {
  if (page.lead === '') return null;
  return html`<p class="lead fit-${page.leadFit}" itemprop="description" dir="auto">${page.lead}</p>`;
}

export function paragraphs(texts: readonly string[]): Markup {
  return html`${texts.map((text) => html`<p dir="auto">${text}</p>`)}`;
}

/** The keywords as a list. */
export function topics(page: Page): Markup {
  return html`<ul class="topics">${page.topics.map((topic) => html`<li dir="auto">${topic}</li>`)}</ul>`;
}

/** The alternative text for the eyes: whoever listens has heard it from the picture just before. */
export function captionWords(figure: Figure): Markup | null {
  return figure.caption === ''
    ? null
    : html`<span class="caption" dir="auto" aria-hidden="true">${figure.caption}</span>`;
}

/** What the picture shows, and who made it. Nothing when neither is known. */
export function caption(figure: Figure): Markup | null {
  if (figure.caption === '' && figure.author === '') return null;
  return html`<figcaption>${captionWords(figure)}${
    figure.author !== '' && html` <span class="author" dir="auto">${figure.author}</span>`
  }</figcaption>`;
}

export function hasContact(page: Page): boolean {
  return page.email !== '' || page.phone !== '' || page.address !== '';
}

function emailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** E-mail, phone and address as far as they are known, each with its word. */
export function contact(page: Page): Markup {
  return html`<dl class="contact">${
    page.email !== '' &&
    html`<div><dt>Email</dt><dd><a href="${emailLink(page.email)}" itemprop="email" dir="auto">${page.email}</a></dd></div>`
  }${
    page.phone !== '' &&
    html`<div><dt>Phone</dt><dd><a href="tel:${page.phone.replace(/[^\d+]/g, '')}" itemprop="telephone" dir="ltr">${page.phone}</a></dd></div>`
  }${
    page.address !== '' && html`<div><dt>Address</dt><dd itemprop="address" dir="auto">${page.address}</dd></div>`
  }</dl>`;
}

/** Who made the pictures, in one sentence. */
export function credits(page: Page): Markup | null {
  return page.authors.length === 0
    ? null
    : html`<p class="credits" dir="auto">Pictures by ${listed(page.authors)}.</p>`;
}

export function copyright(page: Page): Markup {
  return html`<p class="copyright" dir="auto">© ${page.year} ${page.name}</p>`;
}

/** Links to the parts of the page that this site has: pairs of id and word. Nothing when it has none. */
export function menu(entries: readonly (readonly [id: string, word: string] | false)[]): Markup | null {
  const links = entries.map((entry) => entry !== false && html`<li><a href="#${entry[0]}">${entry[1]}</a></li>`);
  return links.some(Boolean) ? html`<nav class="menu" aria-label="Main"><ul>${links}</ul></nav>` : null;
}
