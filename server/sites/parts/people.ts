import { html, type Markup } from '../markup';
import type { Page, Portrait } from '../page';
import { lines } from '../prose';

function portrait({ number, src, avif, width, height }: Portrait, name: string): Markup {
  const shown = html`<img class="portrait p${number}" src="${src}" width="${width}" height="${height}" alt="${name}" loading="lazy" decoding="async">`;
  return avif === '' ? shown : html`<picture><source type="image/avif" srcset="${avif}">${shown}</picture>`;
}

/** Who works here; a picture where there is one. */
export function team({ sections, portraits }: Page): Markup {
  return html`<ul class="people">${sections.team.map(({ name, role, text, picture }) => {
    const found = portraits.get(picture);
    return html`<li class="person">${
      found && portrait(found, name)
    }<h3 dir="auto">${name}</h3>${role !== '' && html`<p class="role" dir="auto">${role}</p>`}${lines(text).map(
      (line) => html`<p dir="auto">${line}</p>`,
    )}</li>`;
  })}</ul>`;
}

/** What others say, as they said it: no stars, which search engines take amiss of one's own testimonials. */
export function testimonials({ sections }: Page): Markup {
  return html`<ul class="voices">${sections.testimonials.map(
    ({ text, author, about }) =>
      html`<li class="voice"><blockquote>${lines(text).map((line) => html`<p dir="auto">${line}</p>`)}</blockquote><p class="voiced" dir="auto">${author}${
        about !== '' && html`<span class="role">, ${about}</span>`
      }</p></li>`,
  )}</ul>`;
}

/** Questions that open their answers. */
export function questions({ sections }: Page): Markup {
  return html`<div class="asked">${sections.questions.map(
    ({ question, answer }) =>
      html`<details><summary dir="auto">${question}</summary><div class="answer">${lines(answer).map(
        (line) => html`<p dir="auto">${line}</p>`,
      )}</div></details>`,
  )}</div>`;
}
