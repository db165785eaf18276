import { contactForm } from './contactForm';
import { html, type Markup } from './markup';
import type { Page } from './page';
import { lines } from './prose';

/** Path of the business as an entry of an address book. */
export const cardPath = 'contact.vcf';

export const hasCard = ({ email, phone }: Pick<Page, 'email' | 'phone'>): boolean => email + phone !== '';

const lineOf = (word: string, told: Markup | string) => html`<div><dt>${word}</dt><dd>${told}</dd></div>`;

/** What to press, besides what the lines above link to. */
function links(page: Page): readonly (readonly [href: string, word: string])[] {
  const { directions, whatsapp, words } = page;
  return [
    ...(directions === '' ? [] : [[directions, words.directions] as const]),
    ...(whatsapp === '' ? [] : [[whatsapp, 'WhatsApp'] as const]),
    ...(hasCard(page) ? [[cardPath, words.saveContact] as const] : []),
  ];
}

/** How the business is reached, as far as it is known: lines, links, the way there, other places, and a form. */
export function contact(page: Page): Markup {
  const { words, sections } = page;
  const ways = links(page);
  return html`<div class="reached"><div class="told">${
    page.email + page.phone + page.address !== '' &&
    html`<dl class="contact">${
      page.email !== '' && lineOf(words.email, html`<a href="${page.mailto}" dir="auto">${page.email}</a>`)
    }${page.phone !== '' && lineOf(words.phone, html`<a href="${page.tel}" dir="ltr">${page.phone}</a>`)}${
      page.address !== '' && lineOf(words.address, html`<span dir="auto">${page.address}</span>`)
    }</dl>`
  }${ways.length > 0 && html`<ul class="ways">${ways.map(([href, word]) => html`<li><a href="${href}">${word}</a></li>`)}</ul>`}${lines(
    sections.contact?.directions ?? '',
  ).map((line) => html`<p class="way" dir="auto">${line}</p>`)}${
    sections.social.length > 0 &&
    html`<div class="social"><h3>${words.social}</h3><ul class="ways">${sections.social.map(
      ({ name, url }) => html`<li><a href="${url}" rel="me" dir="auto">${name}</a></li>`,
    )}</ul></div>`
  }</div>${contactForm(page, words)}</div>`;
}
