import { caption, copyright, credits, lead, logo, nameHeading, paragraphs, picture, topics } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import { shared } from '../prose';
import type { Template } from '../design';

/** A museum: painted walls, a parquet floor, framed pictures on one centre line, plaques beside them, text on the wall. */

/** How many pictures hang in a room; they keep their own proportions and share one height. */
const hang = 3;

function work(figure: Figure, sizes: string, eager = false): Markup {
  return html`<figure class="work n${figure.number}"><div class="frame">${picture(figure, sizes, eager)}</div>${caption(figure)}</figure>`;
}

function rooms(page: Page, works: readonly Figure[]): Markup[] {
  const count = Math.max(Math.ceil(works.length / hang), page.paragraphs.length > 0 ? 1 : 0);
  const walls = shared(works, count);
  const texts = shared(page.paragraphs, count);
  return Array.from(
    { length: count },
    (_, index) =>
      html`<section class="room"><div class="wall"><div class="text"><h2>Room ${index + 1}</h2>${paragraphs(texts[index] ?? [])}</div>${
        walls[index] !== undefined &&
        html`<div class="hang">${walls[index].map((figure) => work(figure, '(min-width:56rem) 45vw, 90vw'))}</div>`
      }</div><div class="floor" aria-hidden="true"></div></section>`,
  );
}

function body(page: Page): Markup {
  const [first, ...works] = page.figures;
  return html`<header class="room entrance"><div class="wall"><div class="text">${logo(page)}${nameHeading(page)}${lead(page)}</div>${
    first && html`<div class="hang">${work(first, '(min-width:56rem) 50vw, 90vw', true)}</div>`
  }</div><div class="floor" aria-hidden="true"></div></header>
<main id="main" tabindex="-1">${rooms(page, works)}${
    page.topics.length > 0 &&
    html`<section class="room index"><div class="wall"><div class="text"><h2>Themes</h2></div>${topics(page)}</div></section>`
  }</main>
<footer class="room desk"><div class="wall">${
    hasContact(page) && html`<section id="contact" class="text"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></div></footer>`;
}

const style = css`
:root{--paper:oklch(94% .006 var(--hue));--ink:oklch(24% .015 var(--hue));--accent:oklch(38% .07 var(--hue));--wall:var(--paper);--on:var(--ink);
--face:"Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua","Iowan Old Style",Georgia,serif;--side:clamp(1.25rem,5vw,6rem);--mat:clamp(.75rem,1.7vw,1.75rem);--bar:clamp(.5rem,.8vw,.85rem)}
body{font:1.1875rem/1.6 var(--face)}
.room{background:var(--wall);color:var(--on);--focus:var(--on)}
.entrance,.room:nth-child(3n){--wall:oklch(37% .062 var(--hue));--on:#fff}
.room:nth-child(3n+2){--wall:oklch(34% .07 calc(var(--hue) + 215));--on:#fff}
.index,.desk{--wall:var(--paper)!important;--on:var(--ink)!important}
.wall{background:radial-gradient(60% 75% at 62% 30%,#ffffff26,#0000 70%),linear-gradient(#00000014,#0000 30%);padding:clamp(2.5rem,6vw,6.5rem) var(--side) clamp(2rem,5vw,5rem);display:grid;gap:clamp(2rem,5vw,4.5rem)}
.floor{block-size:clamp(3rem,7vw,6rem);border-block-start:clamp(.5rem,1vw,.9rem) solid oklch(90% .01 80);background:linear-gradient(#0006,#0000 80%),repeating-linear-gradient(90deg,#00000026 0 1px,#0000 1px 6.5rem),repeating-linear-gradient(90deg,oklch(58% .065 62) 0 6.5rem,oklch(61% .065 64) 0 13rem,oklch(56% .062 60) 0 19.5rem)}
h2{font-weight:400;font-size:clamp(2rem,3.6vw,3.25rem);line-height:1.1;letter-spacing:-.015em}
.text{max-inline-size:46rem;display:grid;gap:1rem;justify-items:start}
.text p:not(.lead){max-inline-size:58ch}
.logo{max-block-size:4.5rem;max-inline-size:12rem;background:#fff;padding:.4rem}
.name{font-weight:400;font-size:calc(var(--fit)*clamp(4rem,9.5vw,9rem));line-height:.98;letter-spacing:-.03em}
.lead{font-size:clamp(1.35rem,2.1vw,1.9rem);line-height:1.38;max-inline-size:28ch}
.lead.fit-l{font-size:1.25rem;max-inline-size:48ch}.lead.fit-xl{font-size:1.125rem;max-inline-size:60ch}
.hang{display:grid;gap:clamp(2.5rem,6vw,4rem);align-items:start}
.frame{padding:var(--mat);background:#fdfdfb;border:var(--bar) solid #1c1815;border-image:linear-gradient(160deg,#4a3f36,#16120f 45%,#332a23) 1;box-shadow:inset 0 .3rem .6rem -.2rem #0004,0 1.6rem 2.2rem -.9rem #000a,0 .2rem .5rem #0005}
.work figcaption{display:inline-block;margin-block-start:1.5rem;padding:.65rem .9rem;max-inline-size:19rem;background:#fff;color:#22201e;font-size:.9375rem;line-height:1.4;box-shadow:0 .15rem .35rem #0005}
.caption{display:block;font-style:italic}
.author{display:block}
.index .wall{padding-block-end:0}
.index .wall,.desk .wall{background:none}
.topics{columns:16rem;column-gap:3rem}
.topics li{break-inside:avoid;padding-block:.55rem;font-size:clamp(1.25rem,1.8vw,1.5rem);line-height:1.3;border-block-end:1px solid color-mix(in oklch,var(--ink) 30%,var(--paper))}
.contact{display:grid;gap:1.25rem 3rem;inline-size:100%;margin-block-start:.5rem}
.contact dt{font-style:italic}
.contact dd{font-size:clamp(1.375rem,2vw,1.75rem);line-height:1.3}
.desk .text{max-inline-size:none}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:1rem}
@media (max-width:55.99rem){.work{max-inline-size:calc(var(--ratio)*30rem + 4rem)}}
@media (min-width:40rem) and (max-width:55.99rem){main .hang{grid-template-columns:1fr 1fr}main .work:only-child{grid-column:1/-1}}
@media (min-width:40rem){.contact{grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}}
@media (min-width:56rem){
.entrance .wall{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);align-items:center;min-block-size:min(46rem,84vh)}
.entrance .wall>:only-child{grid-column:1/-1}
.hang{display:flex;justify-content:center;gap:clamp(2.5rem,4.5vw,5rem)}
.work{flex:var(--ratio) 1 calc(2*(var(--mat) + var(--bar)));min-inline-size:0}
.work:only-child{flex:0 1 calc(var(--ratio)*36rem)}
main .work:nth-child(1):nth-last-child(2),main .work:nth-child(2):last-child{max-inline-size:calc(var(--ratio)*30rem)}
main .wall:has(.work:only-child){grid-template-columns:minmax(0,1fr) minmax(0,1.6fr);align-items:center}
main .room:nth-child(even) .text:has(p){justify-self:end;inline-size:min(46rem,60%)}
main .room:nth-child(even) .wall:has(.work:only-child) .text{inline-size:auto;order:1}
.index .wall{grid-template-columns:minmax(0,1fr) minmax(0,2fr)}
.index .text.text{justify-self:start}
}
@media (prefers-color-scheme:dark){:root{--paper:oklch(24% .012 var(--hue));--ink:oklch(93% .008 var(--hue));--accent:oklch(85% .06 var(--hue))}.entrance,.room:nth-child(3n){--wall:oklch(29% .05 var(--hue))}.room:nth-child(3n+2){--wall:oklch(27% .055 calc(var(--hue) + 215))}.floor{filter:brightness(.62)}}
@media print{.floor{display:none}.frame{border:1px solid #999;padding:0}.wall{padding-block:1rem}}
`;

export const exhibition: Template = {
  uuid: 'f4063b9d-27ce-4e58-9a41-8bd05c12e606',
  slug: 'exhibition',
  template_name: 'Exhibition',
  category: 'MEDIA',
  required_images_count: 7,
  description:
    'A museum: framed pictures on painted walls, with plaques and a parquet floor. For photographers, studios and artists whose pictures come first.',
  template_url: '/templates/exhibition.webp',
  hue: 165,
  scheme: 'light dark',
  body,
  css: style,
};
