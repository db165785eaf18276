import { copyright, credits, lead, logo, nameHeading, paragraphs, picture } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A two-colour flyer from a stencil printer: inks laid over each other, stickers, and strips to tear off at the end. */

function print(figure: Figure, eager = false): Markup {
  return html`<figure class="print"><div class="plate">${picture(figure, '(min-width:56rem) 40vw, 100vw', eager)}</div></figure>`;
}

/** What a strip carries, for those who see the flyer; the same words stand above it as links. */
function strips(page: Page): Markup | null {
  const word = page.phone || page.email;
  if (word === '') return null;
  return html`<div class="strips" aria-hidden="true">${Array.from(
    { length: 12 },
    () => html`<span><b dir="auto">${page.name}</b> <i>${word}</i></span>`,
  )}</div>`;
}

function body(page: Page): Markup {
  const [first, ...others] = page.figures;
  return html`<header class="opening"><div class="sun" aria-hidden="true"></div>
<div class="words">${logo(page)}${nameHeading(page)}${lead(page)}</div>${first && print(first, true)}</header>
<main id="main" tabindex="-1">${
    page.topics.length > 0 &&
    html`<section class="stickers"><h2>What it’s about</h2><ul class="topics">${page.topics.map(
      (topic) => html`<li dir="auto">${topic}</li>`,
    )}</ul></section>`
  }
${
  page.paragraphs.length > 0 &&
  html`<section class="about"><div class="sheet"><h2>Who we are</h2><div class="told">${paragraphs(page.paragraphs)}</div></div></section>`
}
${
  others.length > 0 &&
  html`<section class="wall"><h2>Pictures</h2><div class="prints">${others.map((figure) => print(figure))}</div></section>`
}</main>
<footer class="join">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div>${strips(page)}</footer>`;
}

const style = css`
:root{--paper:oklch(97% .006 100);--ink:oklch(34% .165 var(--hue));--accent:var(--ink);--second:oklch(76% .165 calc(var(--hue) + 117));--third:oklch(91% .165 102);
--face:Futura,"Century Gothic","URW Gothic","Avant Garde",var(--sans);--side:clamp(1rem,4.5vw,5rem)}
body{font:500 1.125rem/1.55 var(--face);background:radial-gradient(#0000000d .5px,#0000 .8px) 0 0/5px 5px,radial-gradient(#00000012 .6px,#0000 .9px) 2px 3px/11px 13px,var(--paper)}
h1,h2{font-weight:700;letter-spacing:-.045em;line-height:.92}
h2{font-size:clamp(2.25rem,5.4vw,4.75rem)}
.opening,main{overflow:clip}
.opening{position:relative;isolation:isolate;display:grid;gap:2rem;align-items:center;padding:clamp(1.25rem,3vw,2.5rem) var(--side) clamp(2.5rem,6vw,5rem)}
.sun{position:absolute;z-index:-1;inset-block-start:-16vw;inset-inline-end:-22vw;inline-size:78vw;aspect-ratio:1;border-radius:50%;background:var(--second)}
.sun::after{content:"";position:absolute;inset:0;border-radius:50%;background:radial-gradient(var(--third) 42%,#0000 46%) 0 0/.9rem .9rem;-webkit-mask:linear-gradient(200deg,#0000 45%,#000);mask:linear-gradient(200deg,#0000 45%,#000)}
.words{display:grid;gap:clamp(1.25rem,2.4vw,2rem);justify-items:start;position:relative;z-index:1}
.logo{max-block-size:5.5rem;max-inline-size:11rem;background:#fff;border-radius:50%;padding:.75rem;rotate:-5deg}
.logo[width]{border-radius:.75rem}
.name{font-size:calc(var(--fit)*clamp(4.6rem,14.5vw,14rem));mix-blend-mode:multiply}
.lead{font-weight:700;font-size:clamp(1.3rem,2.1vw,1.9rem);line-height:1.25;letter-spacing:-.02em;max-inline-size:26ch;padding:.9rem 1.1rem;background:var(--third)}
.lead.fit-l{font-size:1.2rem;max-inline-size:44ch}.lead.fit-xl{font-size:1.0625rem;max-inline-size:56ch;font-weight:500;letter-spacing:0}
.print{position:relative;isolation:isolate}
.plate{position:relative;background:var(--paper);mix-blend-mode:multiply;overflow:hidden}
.plate .picture{aspect-ratio:4/3;filter:grayscale(1) contrast(1.25) brightness(1.1);background:none}
.plate::before{content:"";position:absolute;inset:0;z-index:1;background:var(--ink);mix-blend-mode:screen;pointer-events:none}
.plate::after{content:"";position:absolute;inset:0;z-index:2;background:radial-gradient(#fff 30%,#0000 42%) 0 0/4px 4px;mix-blend-mode:soft-light;opacity:.6;pointer-events:none}
.print::before{content:"";position:absolute;z-index:-1;inset:.9rem -.9rem -.9rem .9rem;background:var(--second)}
.prints .print:nth-child(3n+2)::before{background:var(--third);inset:-.9rem .9rem .9rem -.9rem}
.prints .print:nth-child(3n+3) .plate::before{background:oklch(42% .17 calc(var(--hue) + 117))}
.prints .print:nth-child(3n+3)::before{background:oklch(88% .08 var(--hue))}
.plate:hover::before,.plate:hover::after{display:none}
.plate:hover .picture{filter:none}
.stickers{padding:clamp(1rem,3vw,3rem) var(--side) clamp(2.5rem,6vw,5rem)}
.topics{display:flex;flex-wrap:wrap;margin-block-start:clamp(1.5rem,3vw,2.5rem);padding-inline-start:.5rem}
.topics li{margin:-.2rem -.35rem;padding:.65em 1.25em;border-radius:2em;font-weight:700;font-size:clamp(1.25rem,2.5vw,2.1rem);line-height:1.1;letter-spacing:-.025em;background:var(--third);mix-blend-mode:multiply;rotate:-2deg}
.topics li:nth-child(3n+2){background:var(--second);rotate:1.6deg}
.topics li:nth-child(3n){background:oklch(88% .08 var(--hue));rotate:-.6deg}
.topics li:nth-child(4n){border-radius:.3em}
.about{padding:0 var(--side) clamp(3rem,7vw,6rem)}
.sheet{position:relative;background:var(--third);padding:clamp(1.5rem,5vw,4.5rem);display:grid;gap:1.25rem;clip-path:polygon(0 0,100% 1.2rem,calc(100% - .8rem) 100%,.6rem calc(100% - 1rem))}
.told{display:grid;gap:1.1rem}
.sheet p{font-size:clamp(1.125rem,1.7vw,1.4375rem);line-height:1.5;max-inline-size:58ch}
.wall{padding:0 var(--side) clamp(3rem,8vw,7rem)}
.prints{display:grid;gap:clamp(2rem,4.5vw,4rem);margin-block-start:clamp(1.5rem,4vw,3.5rem)}
.prints .print:nth-child(odd){rotate:-1.2deg}.prints .print:nth-child(even){rotate:1deg}
.join{background:var(--second);padding-block-start:clamp(2.5rem,6vw,5rem);overflow:clip}
.join>:not(.strips){padding-inline:var(--side)}
.contact{display:grid;gap:1.25rem 3rem;margin-block:1.5rem 2.5rem}
.contact dd{font-weight:700;font-size:clamp(1.25rem,2.6vw,2.25rem);line-height:1.15;letter-spacing:-.03em}
.contact a{text-decoration-thickness:3px}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.9375rem;padding-block-end:2rem}
.strips{display:flex;background:var(--paper);border-block-start:2px dashed var(--ink);block-size:13rem;overflow:clip}
.strips span{flex:1 0 4.25rem;writing-mode:vertical-rl;padding:.9rem .6rem;block-size:13rem;overflow:hidden;border-inline-start:2px dashed var(--ink);border-block-start:2px dashed var(--ink);line-height:1.25;font-size:.9375rem;border-width:0 0 0 2px;white-space:nowrap;text-overflow:ellipsis;overflow-wrap:normal}
.strips b{display:block;overflow:hidden;text-overflow:ellipsis}
.strips i{font-style:normal}
.strips span:nth-child(5){visibility:hidden;background:none}
.strips span:nth-child(4){rotate:-2.5deg;transform-origin:0 0}
.strips span:nth-child(9){block-size:7rem;background:var(--paper);clip-path:polygon(0 0,100% 0,100% 70%,82% 84%,60% 74%,38% 96%,16% 82%,0 92%)}
@media (min-width:44rem){.contact{grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}.prints{grid-template-columns:repeat(2,minmax(0,1fr))}.prints .print:last-child:nth-child(odd){grid-column:1/-1}.prints .print:last-child:nth-child(odd) .picture{aspect-ratio:2}}
@media (min-width:56rem){
.opening{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);min-block-size:min(50rem,88vh);align-items:end}
.sun{inset-block-start:-12vw;inset-inline-end:-10vw;inline-size:62vw}
.words{grid-column:1/-1;grid-row:1;align-self:start}
.opening .lead{margin-block-start:0}
.opening .print{grid-column:2;grid-row:2;margin-block-start:clamp(-11rem,-9vw,-3rem)}
.sheet{grid-template-columns:minmax(0,1fr) minmax(0,2fr);column-gap:3rem}
.prints{grid-template-columns:repeat(6,minmax(0,1fr))}
.prints .print,.prints .print:last-child:nth-child(odd){grid-column:span 2}
.prints .print:last-child:nth-child(odd) .picture{aspect-ratio:4/3}
.prints .print:last-child:nth-child(3n+1){grid-column:1/-1}
.prints .print:last-child:nth-child(3n+1) .picture{aspect-ratio:2.4}
.prints .print:nth-last-child(2):nth-child(3n+1),.prints .print:last-child:nth-child(3n+2){grid-column:span 3}
}
@media print{.strips,.sun{display:none}.plate::before,.plate::after,.print::before{display:none}}
`;

export const overprint: Template = {
  uuid: '9b62d4e8-c5f1-4703-8d29-3e7a14f0b707',
  slug: 'overprint',
  template_name: 'Overprint',
  category: 'SOCIAL',
  required_images_count: 4,
  description:
    'A two-colour flyer: overlapping inks, stickers, and strips to tear off at the end. For clubs, initiatives and everyone who looks for company.',
  template_url: '/templates/overprint.webp',
  hue: 268,
  scheme: 'light',
  body,
  css: style,
};
