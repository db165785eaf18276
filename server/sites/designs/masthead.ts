import { caption, copyright, credits, lead, logo, nameHeading, paragraphs, picture, topics } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import { parted } from '../prose';
import type { Template } from '../design';

/** An issue of a magazine: a loud cover, a feature with a drop cap, one sentence across a spread, a picture essay. */

/** A paragraph longer than this, in characters, is for reading, not for shouting. */
const statementLimit = 190;

function plate(figure: Figure, sizes: string): Markup {
  return html`<figure class="plate">${picture(figure, sizes)}${caption(figure)}</figure>`;
}

function cover(page: Page, first: Figure | undefined): Markup {
  return html`<header class="cover">${nameHeading(page)}
<div class="lines">${logo(page)}${page.topics.length > 0 && html`<h2 class="within">In this issue</h2>${topics(page)}`}</div>
${first && html`<figure class="front">${picture(first, '(min-width:56rem) 70vw, 100vw', true)}</figure>`}
${page.lead !== '' && html`<div class="story">${lead(page)}</div>`}</header>`;
}

/** The description's last sentence when it is short enough to stand alone, and what comes before it. */
function told(page: Page): { text: readonly string[]; closing: string } {
  const [before, last] = parted(page.paragraphs.at(-1) ?? '');
  const text = [...page.paragraphs.slice(0, -1), before].filter(Boolean);
  return text.length === 0 || last.length > statementLimit
    ? { text: page.paragraphs, closing: '' }
    : { text, closing: last };
}

function body(page: Page): Markup {
  const [first, ...rest] = page.figures;
  const { text, closing } = told(page);
  const second = text.length > 0 ? rest.shift() : undefined;
  const third = closing !== '' ? rest.shift() : undefined;
  return html`${cover(page, first)}
<main id="main" tabindex="-1">${
    text.length > 0 &&
    html`<section class="feature">${second && plate(second, '(min-width:56rem) 40vw, 100vw')}
<div class="read"><h2>About us</h2><div class="columns">${paragraphs(text)}</div></div></section>`
  }
${
  closing !== '' &&
  html`<section class="spread"><p class="statement" dir="auto">${closing}</p>${third && plate(third, '(min-width:56rem) 40vw, 100vw')}</section>`
}
${
  rest.length > 0 &&
  html`<section class="essay"><h2>In pictures</h2><div class="plates">${rest.map((figure) => plate(figure, '(min-width:56rem) 50vw, 100vw'))}</div></section>`
}</main>
<footer class="imprint">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></footer>`;
}

const style = css`
:root{--flood:oklch(86% .16 var(--hue));--paper:#fff;--ink:#111;--accent:#111;--edge:clamp(1rem,3vw,3rem)}
body{font:400 1.0625rem/1.62 Inter,var(--sans);--focus:currentColor}
h2{font-weight:850;font-size:clamp(2rem,4.6vw,4rem);line-height:1;letter-spacing:-.045em}
.cover{background:var(--flood);color:#111;display:grid;gap:0 var(--edge);padding-block-start:clamp(.75rem,2vw,1.5rem)}
.name{font-weight:900;font-size:calc(var(--fit)*clamp(4.4rem,18.5vw,19rem));line-height:.84;letter-spacing:-.065em;padding:0 var(--edge) .12em}
.name.fit-xl,.name.fit-l{line-height:.9;letter-spacing:-.05em}
.lines{padding:1rem var(--edge) 1.5rem;display:grid;gap:.75rem;align-content:start}
.lines .logo{max-block-size:4.25rem;max-inline-size:10rem;padding:.35rem;background:#fff;margin-block-end:.5rem}
.within{font-size:1rem;font-weight:500;letter-spacing:-.01em}
.topics{font-weight:850;font-size:clamp(1.25rem,1.9vw,1.75rem);line-height:1.12;letter-spacing:-.03em;display:flex;flex-wrap:wrap;gap:.35rem 1.1rem}
.front .picture{aspect-ratio:4/3;max-block-size:85vh}
.story{background:#111;color:#fff;padding:clamp(1.25rem,3vw,2.5rem) var(--edge)}
.lead{font-weight:750;font-size:clamp(1.6rem,3.1vw,2.9rem);line-height:1.08;letter-spacing:-.035em}
.lead.fit-l{font-size:1.375rem;line-height:1.25;letter-spacing:-.015em}.lead.fit-xl{font-size:1.0625rem;font-weight:400;line-height:1.5;letter-spacing:0}
.feature,.spread,.essay{padding:clamp(3rem,7vw,7rem) var(--edge)}
.feature{display:grid;gap:clamp(1.5rem,4vw,4rem)}
.read h2{margin-block-end:clamp(1.25rem,3vw,2.5rem)}
.columns{columns:19rem 2;column-gap:clamp(1.5rem,3vw,3rem);max-inline-size:60rem}
.columns p+p{margin-block-start:1em}
.read .columns>p:first-child:dir(ltr)::first-letter{float:inline-start;font-weight:900;font-size:5.1em;line-height:.78;letter-spacing:-.04em;padding:.07em .08em 0 0}
.columns:has(p:only-child){columns:1;font-size:clamp(1.25rem,2.1vw,1.9rem);line-height:1.45;letter-spacing:-.015em;max-inline-size:40rem}
.plate figcaption{font-size:.875rem;line-height:1.45;padding-block-start:.6rem;max-inline-size:46ch}
.caption{font-weight:700}
.author{opacity:.8}
.spread{background:var(--flood);color:#111;display:grid;gap:clamp(1.5rem,4vw,4rem);align-items:center}
.statement{font-weight:850;font-size:clamp(2rem,4.7vw,4.5rem);line-height:1;letter-spacing:-.05em;text-wrap:balance}
.plates{display:grid;gap:clamp(1.5rem,3vw,3rem);margin-block-start:clamp(1.5rem,3vw,3rem)}
.imprint{background:#111;color:#fff;padding:clamp(3rem,7vw,7rem) var(--edge) 2rem}
.imprint h2{color:var(--flood)}
.contact{display:grid;gap:1.5rem 3rem;margin-block:clamp(1.5rem,3vw,3rem) clamp(2.5rem,6vw,5rem)}
.contact dt{font-size:.9375rem;color:var(--flood)}
.contact dd{font-weight:700;font-size:clamp(1.375rem,2.5vw,2.25rem);line-height:1.15;letter-spacing:-.03em}
.contact a{text-decoration-thickness:2px}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.875rem;color:#d0d0d0}
@media (min-width:40rem){.plates{grid-template-columns:repeat(2,minmax(0,1fr))}.contact{grid-template-columns:repeat(auto-fit,minmax(17rem,1fr))}}
@media (min-width:56rem){
.cover{grid-template-columns:minmax(0,3fr) minmax(0,9fr);grid-template-rows:auto minmax(12rem,1fr) auto}
.name{grid-column:1/-1}
.lines{padding-inline-end:0;padding-block-end:3rem}
.topics{display:grid;gap:.55rem}
.front{grid-column:2;grid-row:2/4}
.front .picture{aspect-ratio:16/10;block-size:100%;max-block-size:none}
.story{grid-column:1/-1;grid-row:3;justify-self:start;align-self:end;max-inline-size:min(46rem,62vw);position:relative;margin-block-start:10rem}
.cover:not(:has(.front)) .story{margin:0}
.lines:empty{display:none}
.feature{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.feature .plate{margin-inline-start:calc(-1*var(--edge))}
.feature figcaption{padding-inline-start:var(--edge)}
.feature .picture{aspect-ratio:4/5}
.read:only-child{grid-column:1/-1}
.spread{grid-template-columns:minmax(0,7fr) minmax(0,4fr)}
.spread .picture{aspect-ratio:1}
.plates{grid-template-columns:repeat(12,minmax(0,1fr));align-items:start}
.plates .plate{grid-column:span 4}
.plates .picture{aspect-ratio:1}
.plates .plate:nth-child(5n+1){grid-column:span 7}.plates .plate:nth-child(5n+2){grid-column:span 5;margin-block-start:clamp(2rem,8vw,8rem)}
.plates .plate:nth-child(5n+1) .picture{aspect-ratio:7/5}.plates .plate:nth-child(5n+2) .picture{aspect-ratio:4/5}
.plates .plate:last-child:nth-child(5n+1),.plates .plate:last-child:nth-child(5n+3){grid-column:1/-1}
.plates .plate:last-child:nth-child(5n+1) .picture,.plates .plate:last-child:nth-child(5n+3) .picture{aspect-ratio:21/9}
.plates .plate:nth-last-child(2):nth-child(5n+3),.plates .plate:last-child:nth-child(5n+4){grid-column:span 6}
.plates .plate:nth-last-child(2):nth-child(5n+3) .picture,.plates .plate:last-child:nth-child(5n+4) .picture{aspect-ratio:4/3}
}
@media (prefers-color-scheme:dark){:root{--paper:#131313;--ink:#f1f1f1;--accent:var(--flood)}.story,.imprint{background:#000}}
@media print{.columns{columns:2}.story{margin:0}}
`;

export const masthead: Template = {
  uuid: '50c7e2fb-1d96-4a3a-b08d-6c4e91f7a505',
  slug: 'masthead',
  template_name: 'Masthead',
  category: 'MEDIA',
  required_images_count: 7,
  description:
    'An issue of a magazine: a loud cover, a feature with a drop cap, one sentence across a spread and a picture essay. For blogs, magazines and newsletters.',
  template_url: '/templates/masthead.webp',
  hue: 95,
  scheme: 'light dark',
  font: 'inter',
  body,
  css: style,
};
