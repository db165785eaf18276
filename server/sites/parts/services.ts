import { html, type Markup } from '../markup';
import type { Page, Part } from '../page';
import { lines } from '../prose';

/** How many services, and items of a menu, the home page shows of those that have a page of their own. */
const excerpt = { services: 6, menu: 8 };

const facts = (...words: readonly string[]) => words.filter(Boolean);

/** A heading below that of the part, which is the page's own where the part has a page. */
const itemHeading = (page: Page, name: string) =>
  page.path === page.edition.home ? html`<h3 dir="auto">${name}</h3>` : html`<h2 dir="auto">${name}</h2>`;

/** What is offered, each with what it costs and how long it takes. */
export function services(page: Page, part: Part): Markup {
  const isExcerpt = part.path !== '' && part.path !== page.path;
  const shown = isExcerpt ? page.sections.services.slice(0, excerpt.services) : page.sections.services;
  return html`<ul class="offers">${shown.map(({ name, description, price, duration }) => {
    const said = facts(duration, price);
    return html`<li class="offer">${itemHeading(page, name)}${
      description !== '' && html`<p dir="auto">${description}</p>`
    }${
      said.length > 0 &&
      html`<p class="facts">${said.map((fact, index) => html`${index > 0 && ' · '}<span dir="auto">${fact}</span>`)}</p>`
    }</li>`;
  })}</ul>${isExcerpt && html`<p class="more"><a href="${part.path}">${page.words.seeAll(part.heading)}</a></p>`}`;
}

/** A menu or a price list, in its groups. */
export function menuCard(page: Page, part: Part): Markup {
  const isExcerpt = part.path !== '' && part.path !== page.path;
  let left = isExcerpt ? excerpt.menu : Number.POSITIVE_INFINITY;
  const groups = page.sections.menu.flatMap(({ name, items }) => {
    const shown = items.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ name, items: shown }];
  });
  return html`<div class="groups">${groups.map(
    ({ name, items }) =>
      html`<div class="group">${name !== '' && itemHeading(page, name)}<ul>${items.map(
        (item) =>
          html`<li><p class="item"><span dir="auto">${item.name}</span>${
            item.price !== '' && html` <span class="price" dir="auto">${item.price}</span>`
          }</p>${lines(item.description).map((line) => html`<p class="note" dir="auto">${line}</p>`)}</li>`,
      )}</ul></div>`,
  )}</div>${isExcerpt && html`<p class="more"><a href="${part.path}">${page.words.seeAll(part.heading)}</a></p>`}`;
}
