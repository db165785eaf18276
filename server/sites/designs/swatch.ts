import { caption, copyright, credits, lead, logo, menu, nameHeading, paragraphs, picture } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A colour card: every picture is a chip with its own colour, fanned out at the top and laid in rows below. */

/** How many chips the fan holds. */
const fanned = 3;

function chip(figure: Figure, sizes: string, eager = false): Markup {
  return html`<figure class="chip n${figure.number}"><div class="field">${picture(figure, sizes, eager)}</div>${
    caption(figure) ?? html`<div class="blank"></div>`
  }</figure>`;
}

function body(page: Page): Markup {
  const fan = page.figures.slice(0, fanned);
  const rows = page.figures.slice(fanned);
  return html`<header class="top"><div class="bar">${logo(page)}${menu(page)}</div>
<div class="hero"><div class="words">${nameHeading(page)}${lead(page)}</div>
<div class="fan of-${fan.length}">${fan.map((figure) => chip(figure, '(min-width:60rem) 20rem, 60vw', true))}</div></div></header>
<main id="main" tabindex="-1">${
    page.topics.length > 0 &&
    html`<section class="ladder"><h2>In short</h2><ul>${page.topics.map((topic) => html`<li dir="auto">${topic}</li>`)}</ul></section>`
  }
${
  page.paragraphs.length > 0 &&
  html`<section id="about" class="about"><h2>About</h2><div class="prose">${paragraphs(page.paragraphs)}</div></section>`
}
${
  rows.length > 0 &&
  html`<section id="range" class="range"><h2>Pictures</h2><div class="rows">${rows.map((figure) => chip(figure, '(min-width:60rem) 24rem, 50vw'))}</div></section>`
}</main>
<footer class="foot">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></footer>`;
}

const style = css`
:root{--paper:oklch(95.5% .004 var(--hue));--card:#fff;--ink:oklch(20% .01 var(--hue));--soft:oklch(46% .012 var(--hue));--accent:oklch(48% .15 var(--hue));--side:clamp(1rem,4.5vw,5rem);--edge:oklch(20% .01 var(--hue)/.14)}
body{font:400 1.0625rem/1.6 Inter,var(--sans);letter-spacing:-.006em}
h1,h2{font-weight:600;letter-spacing:-.045em;line-height:1}
h2{font-size:clamp(1.75rem,3.2vw,2.75rem)}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.75rem 2rem;padding:1.25rem var(--side)}
.bar .logo{max-block-size:3.25rem;max-inline-size:11rem;background:#fff;border-radius:.5rem;padding:.25rem}
.menu ul{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
.menu a{display:inline-block;padding-block:.4rem;font-weight:500;text-decoration:none}
.menu a:hover{text-decoration:underline;text-decoration-thickness:2px}
.top{overflow:clip}
.hero{display:grid;gap:2.5rem;padding:clamp(1.5rem,5vw,5rem) var(--side) clamp(3rem,7vw,6rem);align-items:center}
.name{font-size:calc(var(--fit)*clamp(4rem,10.4vw,9.5rem));line-height:.92;letter-spacing:-.06em;margin-block-end:clamp(1.25rem,2.6vw,2.25rem)}
.lead{font-size:clamp(1.25rem,1.9vw,1.625rem);line-height:1.38;letter-spacing:-.02em;max-inline-size:32ch;color:var(--soft)}
.lead.fit-l,.lead.fit-xl{font-size:1.125rem;max-inline-size:56ch}
.chip{background:var(--card);border-radius:.4rem;overflow:hidden;box-shadow:0 0 0 1px var(--edge),0 .6rem 1.6rem -.6rem #0006;display:grid;grid-template-rows:1fr auto}
.field{background:var(--color)}
.field .picture{block-size:100%}
.chip figcaption,.blank{padding:.85rem 1rem 1rem;font-size:.9375rem;line-height:1.35;border-block-start:clamp(.9rem,1.6vw,1.5rem) solid var(--color);min-block-size:6rem}
.caption{display:block;font-weight:600;letter-spacing:-.015em}
.author{display:block;color:var(--soft);font-size:.875rem}
.fan{display:grid;gap:.75rem;grid-template-columns:repeat(2,minmax(0,1fr))}
.fan .field{aspect-ratio:1}
.fan .chip:last-child:nth-child(odd){grid-column:1/-1}
.fan .chip:last-child:nth-child(odd) .field{aspect-ratio:3/2}
.ladder{padding:clamp(2.5rem,6vw,5rem) var(--side) 0;display:grid;gap:1.5rem}
.ladder li{padding:.85rem 0 .85rem 1rem;border-inline-start:.6rem solid oklch(68% .14 calc(var(--hue) + var(--step,0)));border-block-end:1px solid var(--edge);font-size:clamp(1.25rem,2.4vw,2rem);font-weight:500;line-height:1.15;letter-spacing:-.03em}
.ladder li:nth-child(6n+2){--step:24}.ladder li:nth-child(6n+3){--step:48}.ladder li:nth-child(6n+4){--step:72}.ladder li:nth-child(6n+5){--step:96}.ladder li:nth-child(6n){--step:120}
.about,.range{padding:clamp(3rem,7vw,6.5rem) var(--side) 0;display:grid;gap:1.5rem}
.prose{display:grid;gap:1.1rem;max-inline-size:42rem;font-size:clamp(1.125rem,1.5vw,1.3125rem);line-height:1.55}
.rows{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(.6rem,1.4vw,1.25rem)}
.rows .field{aspect-ratio:4/5}
.rows .chip:only-child .field,.rows .chip:last-child:nth-child(odd) .field{aspect-ratio:16/10}
.rows .chip:last-child:nth-child(odd){grid-column:1/-1}
.foot{margin-block-start:clamp(3rem,7vw,6.5rem);padding:clamp(2.5rem,6vw,5rem) var(--side) 2rem;background:var(--card);box-shadow:0 -1px 0 var(--edge)}
.contact{display:grid;gap:1.25rem 3rem;margin-block:1.5rem clamp(2.5rem,5vw,4.5rem)}
.contact dt{color:var(--soft);font-size:.9375rem}
.contact dd{font-size:clamp(1.1875rem,1.9vw,1.625rem);font-weight:500;line-height:1.3;letter-spacing:-.025em}
.contact a{display:inline-block;padding-block:.15rem;text-decoration-color:var(--accent);text-decoration-thickness:2px}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.875rem;color:var(--soft)}
@media (min-width:40rem){.contact{grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}.rows{grid-template-columns:repeat(6,minmax(0,1fr))}.rows .chip,.rows .chip:last-child:nth-child(odd){grid-column:span 2}.rows .chip:last-child:nth-child(odd) .field{aspect-ratio:4/5}.rows .chip:last-child:nth-child(3n+1){grid-column:1/-1}.rows .chip:last-child:nth-child(3n+1) .field{aspect-ratio:21/9}.rows .chip:nth-last-child(2):nth-child(3n+1),.rows .chip:last-child:nth-child(3n+2){grid-column:span 3}.rows .chip:nth-last-child(2):nth-child(3n+1) .field,.rows .chip:last-child:nth-child(3n+2) .field.field{aspect-ratio:6/5}}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);min-block-size:min(46rem,80vh);padding-block-start:1rem}
.hero:not(:has(.fan>*)){grid-template-columns:1fr}
.fan{position:relative;display:block;margin:0;padding:0;block-size:min(40rem,44vw)}
.fan .chip{--turn:0deg;position:absolute;inset-block-start:4%;inset-inline-start:28%;inline-size:42%;block-size:84%;transform-origin:50% 112%;rotate:var(--turn);transition:translate .2s ease-out}
.fan .chip:hover{translate:0 -1rem}
.fan .field,.fan .chip:last-child:nth-child(odd) .field{aspect-ratio:auto;position:relative;min-block-size:0}
.fan .picture{position:absolute;inset:0}
.fan.of-3 .chip:nth-child(1){--turn:27deg}.fan.of-3 .chip:nth-child(2){--turn:3deg}.fan.of-3 .chip:nth-child(3){--turn:-21deg}
.fan.of-2 .chip:nth-child(1){--turn:15deg}.fan.of-2 .chip:nth-child(2){--turn:-13deg}
.fan.of-1 .chip{inset-inline-start:20%;inline-size:60%;--turn:3deg}
.ladder,.about{grid-template-columns:minmax(0,1fr) minmax(0,2fr)}
.ladder ul{display:grid;grid-template-columns:1fr 1fr;column-gap:2.5rem}
.range{gap:2.25rem}
}
@media (prefers-color-scheme:dark){:root{--paper:oklch(19% .008 var(--hue));--card:oklch(24% .01 var(--hue));--ink:oklch(95% .006 var(--hue));--soft:oklch(76% .012 var(--hue));--accent:oklch(78% .13 var(--hue));--edge:#ffffff24}}
@media print{.fan{display:grid!important;block-size:auto!important}.fan .chip{position:static!important;rotate:none;inline-size:auto;block-size:auto}.fan .picture{position:static}}
`;

export const swatch: Template = {
  uuid: 'c49e7b02-8f1d-4a65-9b3c-e5d20f81aa10',
  slug: 'swatch',
  template_name: 'Swatch',
  category: 'ECOMMERCE',
  required_images_count: 8,
  description:
    'A colour card: every picture is a chip with its own colour, fanned out at the top and laid in rows below. For fashion, cosmetics and interiors.',
  template_url: '/templates/swatch.webp',
  hue: 30,
  scheme: 'light dark',
  font: 'inter',
  body,
  css: style,
};
