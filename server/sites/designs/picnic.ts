import { caption, copyright, credits, lead, logo, nameHeading, paragraphs, picture } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A table laid outdoors, seen from above: a checked cloth, pictures on plates, words on napkins, little paper flags. */

/** How many plates stand around the name. */
const around = 4;

function plate(figure: Figure, eager = false): Markup {
  return html`<div class="plate">${picture(figure, '(min-width:60rem) 22rem, 45vw', eager)}</div>`;
}

function seat(figure: Figure): Markup {
  return html`<li><figure>${plate(figure)}${caption({ ...figure, author: '' })}</figure></li>`;
}

function body(page: Page): Markup {
  const near = page.figures.slice(0, around);
  const far = page.figures.slice(around);
  return html`<header class="cloth table">
<div class="tray">${logo(page)}${nameHeading(page)}${lead(page)}</div>
<div class="near of-${near.length}">${near.map((figure) => plate(figure, true))}</div></header>
<main id="main" tabindex="-1">${
    (page.paragraphs.length > 0 || page.topics.length > 0) &&
    html`<section class="napkins">${
      page.paragraphs.length > 0 && html`<div class="napkin"><h2>Who we are</h2>${paragraphs(page.paragraphs)}</div>`
    }${
      page.topics.length > 0 &&
      html`<div class="menu-card"><h2>What brings us together</h2><ul class="flags">${page.topics.map(
        (topic) => html`<li><span dir="auto">${topic}</span></li>`,
      )}</ul></div>`
    }</section>`
  }
${
  far.length > 0 &&
  html`<section class="cloth far"><h2>Around the table</h2><ul class="seats">${far.map(seat)}</ul></section>`
}</main>
<footer class="lawn">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></footer>`;
}

const style = css`
:root{--paper:#fffdfa;--ink:oklch(27% .05 var(--hue));--accent:oklch(48% .175 var(--hue));--check:oklch(63% .2 var(--hue)/.5);--square:clamp(2.25rem,4.6vw,4.25rem);--leaf:oklch(36% .075 140);
--face:Superclarendon,"Clarendon BT","Century Schoolbook",C059,"New Century Schoolbook","Bookman Old Style",Georgia,serif}
body{font:1.125rem/1.65 var(--face)}
h1,h2{font-weight:700;letter-spacing:-.03em;line-height:1.02;color:var(--accent)}
h2{font-size:clamp(2rem,4vw,3.4rem)}
.cloth{background:linear-gradient(90deg,var(--check) 50%,#0000 0) 50% 0/calc(2*var(--square)) 100%,linear-gradient(var(--check) 50%,#0000 0) 0 0/100% calc(2*var(--square)),#fff}
.table{display:grid;gap:1.5rem;justify-items:center;padding:clamp(1rem,3.5vw,3.5rem);overflow:clip}
.tray{--round:min(46vw,23rem);display:grid;gap:clamp(.9rem,1.8vw,1.5rem);align-content:center;justify-items:center;text-align:center;inline-size:100%;max-inline-size:37rem;min-block-size:min(92vw,37rem);padding:clamp(2.5rem,7vw,5.5rem) clamp(2rem,6.5vw,6rem);border-radius:var(--round);background:#fff;box-shadow:0 0 0 clamp(.5rem,1.1vw,1rem) #fff,0 0 0 calc(clamp(.5rem,1.1vw,1rem) + .2rem) oklch(88% .02 var(--hue)),0 1.5rem 3rem .6rem #0005,inset 0 0 0 3px var(--accent),inset 0 0 0 9px #fff,inset 0 0 0 10px var(--accent)}
.tray .logo{max-block-size:clamp(3.5rem,7vw,6rem);max-inline-size:12rem}
.name{font-size:calc(var(--fit)*clamp(3.1rem,8.6vw,7.5rem));line-height:.96}
.lead{font-size:clamp(1.125rem,1.8vw,1.5rem);line-height:1.4;max-inline-size:26ch}
.lead.fit-l,.lead.fit-xl{font-size:1rem;max-inline-size:48ch}
.plate{aspect-ratio:1;border-radius:50%;padding:11%;background:radial-gradient(closest-side,#fff 74%,oklch(95% .008 var(--hue)) 78%,#fff 82%,#fff 93%,oklch(90% .015 var(--hue)) 100%);box-shadow:0 .8rem 1.6rem -.2rem #0006,0 .1rem .3rem #0004}
.plate .picture{aspect-ratio:1;border-radius:50%;box-shadow:0 0 0 1px #0001}
.near{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;inline-size:100%}
.near.of-1{max-inline-size:24rem}
.near .plate:last-child:nth-child(odd):not(:only-child){grid-column:1/-1;inline-size:50%;margin-inline:auto}
.napkins{background:#fff;display:grid;gap:clamp(2.5rem,5vw,5rem);padding:clamp(3rem,8vw,7rem) clamp(1.25rem,6vw,7rem);max-inline-size:90rem;margin-inline:auto}
.napkin{display:grid;gap:1.1rem;align-content:start;max-inline-size:40rem}
.napkin p{font-size:clamp(1.125rem,1.5vw,1.3125rem)}
.flags{display:flex;flex-wrap:wrap;gap:1rem 1.25rem;margin-block-start:1.75rem}
.flags li{position:relative;padding-inline-start:.35rem;padding-block-end:1.25rem}
.flags li::before{content:"";position:absolute;inset-block:0;inset-inline-start:0;inline-size:.3rem;border-radius:1rem;background:oklch(70% .07 70)}
.flags span{display:block;padding:.5rem 1.9rem .5rem .9rem;background:oklch(85% .13 95);font-weight:700;line-height:1.3;clip-path:polygon(0 0,100% 0,calc(100% - .9rem) 50%,100% 100%,0 100%)}
.flags span:dir(rtl){padding:.5rem .9rem}
.flags li:nth-child(3n+2) span{background:var(--accent);color:#fff}
.flags li:nth-child(3n) span{background:var(--leaf);color:#fff}
.far{padding:clamp(3rem,7vw,6rem) clamp(1rem,4vw,4rem);display:grid;justify-items:center;gap:clamp(2rem,4vw,3.5rem);overflow:clip}
.far h2{background:#fff;padding:.45em .9em .5em;border-radius:2em;text-align:center;box-shadow:0 .5rem 1.2rem -.2rem #0005}
.seats{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.75rem 1rem;inline-size:100%;max-inline-size:84rem}
.seats figure{display:grid;justify-items:center}
.seats .plate{inline-size:100%}
.seats figcaption{position:relative;margin-block-start:-.6rem;padding:.45rem .8rem;background:#fff;font-size:.9375rem;line-height:1.35;text-align:center;max-inline-size:94%;box-shadow:0 .25rem .7rem -.1rem #0006;border-block-start:3px solid var(--accent)}
.lawn{background:var(--leaf);color:#fff;--focus:#fff;padding:clamp(3rem,7vw,6rem) clamp(1.25rem,6vw,7rem) 2rem}
.lawn h2{color:#fff}
.contact{display:grid;gap:1.25rem 3rem;margin-block:1.5rem clamp(2.5rem,5vw,4rem)}
.contact dd{font-size:clamp(1.25rem,2vw,1.75rem);line-height:1.3;font-weight:700}
.contact a{display:inline-block;padding-block:.2rem}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.9375rem}
@media (min-width:40rem){.contact{grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}.near:not(.of-1){grid-template-columns:repeat(4,minmax(0,1fr))}.near.of-2,.near.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}.near .plate:last-child:nth-child(odd):not(:only-child){grid-column:auto;inline-size:100%}.seats{display:flex;flex-wrap:wrap;justify-content:center;gap:2.5rem}.seats li{inline-size:calc((100% - 5rem)/3)}}
@media (min-width:60rem){
.table{grid-template-columns:minmax(0,1fr) min(46rem,52vw) minmax(0,1fr);min-block-size:min(58rem,96vh);align-items:center}
.tray{--round:min(26vw,23rem);max-inline-size:46rem;grid-area:1/2/3/3;min-block-size:min(52vw,46rem);z-index:1}
.near.near{display:contents}
.near .plate{grid-row:1;grid-column:1;inline-size:min(100%,21rem);margin-inline-end:-2.5rem;justify-self:end;align-self:end}
.near .plate:nth-child(2){grid-column:3;justify-self:start;margin-inline:-2.5rem 0}
.near .plate:nth-child(3){grid-row:2;align-self:start;inline-size:min(78%,16rem);margin-inline:0 .5rem}
.near .plate:nth-child(4){grid-area:2/3;align-self:start;justify-self:start;inline-size:min(88%,18rem);margin-inline:.25rem 0}
.near .plate:nth-child(3):last-child{grid-column:1!important;inline-size:min(78%,16rem)!important}
.napkins:has(.menu-card):has(.napkin){grid-template-columns:minmax(0,6fr) minmax(0,5fr)}
.seats li:nth-child(2):nth-last-child(3),.seats li:first-child:nth-last-child(4),.seats li:first-child:nth-last-child(4)~li,.seats li:first-child:nth-last-child(8),.seats li:first-child:nth-last-child(8)~li,.seats li:first-child:nth-last-child(7),.seats li:first-child:nth-last-child(7)~li{inline-size:calc((100% - 7.5rem)/4)}
}
@media print{.plate{padding:0;border-radius:0}.tray{border-radius:0;min-block-size:0;padding:0}.near.near{display:grid}}
`;

export const picnic: Template = {
  uuid: '1f85a0c6-e3d7-4b94-b6a2-7c90d4e35808',
  slug: 'picnic',
  template_name: 'Picnic',
  category: 'SOCIAL',
  required_images_count: 8,
  description:
    'A table laid outdoors: a checked cloth, your pictures on plates, topics on little paper flags. For gatherings, neighbourhoods and events with people.',
  template_url: '/templates/picnic.webp',
  hue: 25,
  scheme: 'light',
  body,
  css: style,
};
