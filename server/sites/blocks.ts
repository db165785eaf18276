import type { SectionName } from '../../contract/rules/websites/site';
import { contact } from './contact';
import { html, type Markup } from './markup';
import type { Figure, Page, Part } from './page';
import { partAddress, pathIn } from './parts';
import { dateOf, hours } from './parts/hours';
import { questions, team, testimonials } from './parts/people';
import { menuCard, services } from './parts/services';
import { lines, listed } from './prose';

/** The building blocks that every template places: each writes a part of the content once and correctly. */

/** An `img` of one of the customer's pictures, as AVIF first where there is that. `sizes` is how wide the layout shows it; eager ones are in the first view. */
export function picture(figure: Figure, sizes: string, eager = false): Markup {
  const shown = html`<img class="picture n${figure.number}" src="${figure.src}"${
    figure.srcset !== '' && html` srcset="${figure.srcset}" sizes="${sizes}"`
  }${figure.width !== undefined && html` width="${figure.width}" height="${figure.height}"`} alt="${figure.alt}"${figure.altLanguage !== '' && html` lang="${figure.altLanguage}"`} ${
    eager ? html`fetchpriority="high"` : html`loading="lazy"`
  } decoding="async">`;
  if (figure.avif === '') return shown;
  return html`<picture><source type="image/avif" srcset="${figure.avif}" sizes="${sizes}">${shown}</picture>`;
}

/** The logo; its alternative text is the business name, or '' beside the name. Nothing when the customer has none. */
export function logo(page: Page, alt = page.name): Markup | null {
  if (page.logo.src === '') return null;
  const { src, width, height } = page.logo;
  return html`<img class="logo" src="${src}" alt="${alt}"${
    width !== undefined && html` width="${width}" height="${height}"`
  }>`;
}

/** The business name as the page's only h1. */
export function nameHeading(page: Page): Markup {
  return html`<h1 class="name fit-${page.nameFit}" dir="auto">${page.name}</h1>`;
}

/** The first sentence of the description. */
export function lead(page: Page): Markup | null {
  if (page.lead === '') return null;
  return html`<p class="lead fit-${page.leadFit}" dir="auto">${page.lead}</p>`;
}

function paragraphs(texts: readonly string[]): Markup {
  return html`${texts.map((text) => html`<p dir="auto">${text}</p>`)}`;
}

/** The keywords as a list. */
function topics(page: Page): Markup {
  return html`<ul class="topics">${page.topics.map((topic) => html`<li dir="auto">${topic}</li>`)}</ul>`;
}

/** The owner's words below a picture. Nothing when there are none. */
function captionWords(figure: Figure): Markup | null {
  return figure.caption === '' ? null : html`<span class="caption" dir="auto">${figure.caption}</span>`;
}

function caption(figure: Figure): Markup | null {
  const words = captionWords(figure);
  return words && html`<figcaption>${words}</figcaption>`;
}

/** Who made the pictures, in one sentence. */
export function credits(page: Page): Markup | null {
  return page.authors.length === 0
    ? null
    : html`<p class="credits" dir="auto">${page.words.credits(listed(page.authors, page.language))}</p>`;
}

/** Whose site it is, with the pages that the law asks for. */
export function copyright(page: Page): Markup {
  const legal = (['imprint', 'privacy'] as const).filter(
    (name) => page.sections[name] !== '' || (name === 'privacy' && page.formAction !== ''),
  );
  return html`<p class="copyright" dir="auto">© ${page.year} ${page.name}${legal.map(
    (name) => html` · <a href="${page.edition.prefix}${name}.html">${page.words[name]}</a>`,
  )}</p>`;
}

/** Where the business is, for the first screen. Nothing when it is unknown. */
export function place(page: Page): Markup | null {
  return page.place === '' ? null : html`<p class="place" dir="auto">${page.place}</p>`;
}

/** What the first screen asks a visitor to do. Nothing when there is no way to reach the business. */
export function actions({ action, second, path, phone, edition: { home } }: Page, numbered = false): Markup | null {
  if (action === null) return null;
  const address = (href: string) => (href.startsWith('#') && path !== home ? `${home}${href}` : href);
  const number = numbered && action.kind === 'call' && html` <bdi class="number" dir="ltr">${phone}</bdi>`;
  return html`<p class="actions"><a class="action" href="${address(action.href)}" dir="auto">${action.label}${number}</a>${
    second && html` <a class="action second" href="${address(second.href)}" dir="auto">${second.label}</a>`
  }</p>`;
}

/** Most links that a navigation has room for, and what goes first where there are more. */
const linkLimit = 6;
const dispensable: readonly SectionName[] = ['area', 'shop', 'testimonials', 'gallery', 'team', 'questions'];

const nameOf = (language: string) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
};

/** The way to the same page in the site's other language, in whose words it is called. */
function otherLanguage(page: Page): Markup | null {
  if (page.other === null) return null;
  const { language } = page.other;
  return html`<a class="language" href="${pathIn(page.other, page)}" lang="${language}" hreflang="${language}">${nameOf(language)}</a>`;
}

/** The way to the parts of the site and to its other language, and its telephone number. Nothing when it has none of them. */
export function menu(page: Page): Markup | null {
  const parts = page.parts.filter(({ name }) => name !== 'notice');
  const dropped = dispensable.filter((name) => parts.some((part) => part.name === name));
  const few = dropped.slice(0, Math.max(0, parts.length - linkLimit));
  const links = parts.filter(({ name }) => !few.includes(name));
  if (links.length === 0 && page.other === null) return null;
  return html`<nav class="menu" aria-label="${page.words.navigation}">${
    links.length > 0 &&
    html`<ul>${links.map(
      (part) => html`<li><a href="${partAddress(page, part)}" dir="auto">${part.heading}</a></li>`,
    )}</ul>`
  }${page.phone !== '' && html`<a class="dial" href="${page.tel}"><bdi dir="ltr">${page.phone}</bdi></a>`}${otherLanguage(page)}</nav>`;
}

/** Pictures beside the first screen's, with the owner's words. */
const gallery = (page: Page) =>
  html`<ul class="views">${page.gallery.map(
    (figure) => html`<li><figure>${picture(figure, '(min-width:48rem) 40vw, 50vw')}${caption(figure)}</figure></li>`,
  )}</ul>`;

const about = (page: Page) =>
  html`<div class="prose">${paragraphs(page.paragraphs)}</div>${page.topics.length > 0 && topics(page)}`;

const notice = (page: Page) => {
  const { text = '', until = '' } = page.sections.notice ?? {};
  return html`<p dir="auto">${text}</p>${until !== '' && html`<p class="note">${page.words.until(dateOf(page, until))}</p>`}`;
};

const area = ({ sections }: Page) =>
  html`${lines(sections.area?.text ?? '').map((line) => html`<p dir="auto">${line}</p>`)}${
    (sections.area?.places ?? []).length > 0 &&
    html`<ul class="places">${sections.area?.places.map((town) => html`<li dir="auto">${town}</li>`)}</ul>`
  }`;

const shop = ({ sections: { booking, shop: address }, words }: Page) =>
  html`<p class="actions">${booking !== '' && html`<a class="action" href="${booking}">${words.booking}</a>`} ${
    address !== '' && html`<a class="action second" href="${address}">${words.shop}</a>`
  }</p>`;

const drawings: Readonly<Record<SectionName, (page: Page, part: Part) => Markup>> = {
  notice,
  about,
  services,
  menu: menuCard,
  hours,
  gallery,
  team,
  testimonials,
  questions,
  area,
  shop,
  contact,
};

/** One part of the site without its heading, for a template that places it itself. */
export const partContent = (page: Page, part: Part): Markup => drawings[part.name](page, part);

/** All parts of the site in their order, but for those that the template draws itself, each by its name as id. */
export function sections(page: Page, own: readonly SectionName[] = []): Markup {
  return html`${page.parts
    .filter(({ name }) => !own.includes(name))
    .map(
      (part) =>
        html`<section id="${part.id}" class="part part-${part.name}"><h2 dir="auto">${part.heading}</h2>${partContent(page, part)}</section>\n`,
    )}`;
}
