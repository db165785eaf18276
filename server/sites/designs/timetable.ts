import { copyright, credits, lead, logo, menu, nameHeading, picture, topics } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import { shared } from '../prose';
import type { Template } from '../design';

/** A school's week on squared paper: every part of the page is a lesson in the grid, what stays empty is a free period. */

function lesson(figure: Figure): Markup {
  return html`<figure class="cell view">${picture(figure, '(min-width:60rem) 26rem, 100vw')}</figure>`;
}

function about(page: Page): Markup | null {
  if (page.paragraphs.length === 0 && page.figures.length < 2) return null;
  const views = shared(page.figures.slice(1), Math.max(1, page.paragraphs.length));
  const rows = Math.max(page.paragraphs.length, views.length);
  return html`<section id="about" class="row">${
    page.paragraphs.length > 0 && html`<h2 class="cell label">About us</h2>`
  }${Array.from({ length: rows }, (_, index) => [
    page.paragraphs[index] !== undefined && html`<p class="cell text" dir="auto">${page.paragraphs[index]}</p>`,
    views[index]?.map(lesson),
  ])}</section>`;
}

function body(page: Page): Markup {
  const [first] = page.figures;
  return html`<header class="bar">${logo(page)}${menu(page)}</header>
<main id="main" class="week" tabindex="-1">
<div class="cell title">${nameHeading(page)}${lead(page)}</div>
${first && html`<figure class="cell view first">${picture(first, '(min-width:60rem) 26rem, 100vw', true)}</figure>`}
${
  page.topics.length > 0 &&
  html`<section id="topics" class="row"><h2 class="cell label">Topics</h2>${topics(page)}</section>`
}
${about(page)}
${hasContact(page) && html`<section id="contact" class="cell reach"><h2>Contact</h2>${contact(page)}</section>`}
</main>
<footer class="foot">${copyright(page)}${credits(page)}</footer>`;
}

const style = css`
:root{--paper:#fff;--ink:#182350;--accent:oklch(46% .17 var(--hue));--line:2px;--row:9.75rem;--square:#d9e4f6}
body{font:1.0625rem/1.6 var(--sans);background:#fdfeff linear-gradient(var(--square) 1px,#0000 1px) 0 0/100% 1.5rem;padding:0 clamp(1rem,3.5vw,4rem)}
body::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(90deg,var(--square) 1px,#0000 1px) 0 0/1.5rem 100%}
body{position:relative;z-index:0}
h1,h2,.topics li{font-family:Manrope,var(--sans);font-weight:800;letter-spacing:-.02em;line-height:1.1}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;max-inline-size:78rem;margin-inline:auto;padding-block:1.25rem}
.bar .logo{max-block-size:3.5rem;max-inline-size:11rem;border-radius:.375rem;background:#fff}
.menu ul{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
.menu a{display:inline-block;padding-block:.5rem;font-weight:600;text-decoration-thickness:2px;text-decoration-color:#0000}
.menu a:hover{text-decoration-color:var(--accent)}
.week{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:minmax(6.5rem,auto);grid-auto-flow:dense;gap:var(--line);padding:var(--line);max-inline-size:78rem;margin-inline:auto;box-shadow:0 0 0 var(--line) var(--ink)}
.row,.topics{display:contents}
.cell,.topics li{min-inline-size:0;box-shadow:0 0 0 var(--line) var(--ink);background:#fff}
.title{grid-column:1/-1;display:flex;flex-direction:column;justify-content:space-between;gap:1.75rem;padding:clamp(1.25rem,3vw,2.5rem)}
.name{font-size:calc(var(--fit)*clamp(3.75rem,10vw,9.25rem));letter-spacing:-.045em;line-height:.98}
.lead{align-self:self-start;max-inline-size:36ch;font-size:clamp(1.2rem,1.9vw,1.6rem);line-height:1.4}
.lead.fit-l{max-inline-size:52ch;font-size:1.2rem}.lead.fit-xl{max-inline-size:66ch;font-size:1.0625rem}
.view{position:relative;grid-column:span 2;grid-row:span 2;min-block-size:14rem}
.view .picture{position:absolute;inset:0;block-size:100%}
.topics li,.label{display:flex;align-items:flex-end;padding:.8rem .95rem;font-size:1.125rem}
.topics li:nth-child(5n+1){background:#ffd64a}.topics li:nth-child(5n+2){background:#8fdcc0}.topics li:nth-child(5n+3){background:#a9cdff}.topics li:nth-child(5n+4){background:#ffab9b}.topics li:nth-child(5n){background:#d5c3ff}
.label{background:var(--ink);color:#fff;font-size:1.375rem}
.text{grid-column:span 2;padding:1.1rem 1.2rem}
.reach{grid-column:1/-1;padding:1.25rem;background:var(--accent);color:#fff;--focus:#fff}
.reach h2{font-size:clamp(1.75rem,3.4vw,3rem);margin-block-end:1rem}
.contact{display:grid;gap:1rem 2rem}
.contact dt{font-size:.9375rem}
.contact dd{font-size:1.1875rem;font-weight:700;line-height:1.35}
.contact a{display:inline-block;padding-block:.2rem}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;max-inline-size:78rem;margin-inline:auto;padding-block:1.5rem 2.5rem;font-size:.9375rem}
.foot p{background:#fdfeff}
@media (min-width:40rem){.week{grid-template-columns:repeat(4,minmax(0,1fr))}.contact{grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}}
@media (min-width:60rem){
.week{grid-template-columns:repeat(6,minmax(0,1fr));grid-auto-rows:minmax(var(--row),auto)}
.title{grid-column:span 4;grid-row:span 3}
.first{grid-row:span 3}
.reach{display:grid;grid-template-columns:1fr 2fr;align-items:end;padding:1.5rem}
.reach h2{margin:0}
.contact{grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
}
@media print{.week,.cell,.topics li{box-shadow:none;border:1px solid #999}.view .picture{position:static;max-block-size:6cm}}
`;

export const timetable: Template = {
  uuid: '7c1f0a52-3b0e-4d8e-9a53-5a6f4de0c101',
  slug: 'timetable',
  template_name: 'Timetable',
  category: 'Education',
  required_images_count: 6,
  description:
    'A school week on squared paper: topics, pictures and text are lessons in one colourful grid. For schools, kindergartens and clubs for children.',
  template_url: '/templates/timetable.webp',
  hue: 262,
  scheme: 'light',
  font: 'manrope',
  body,
  css: style,
};
