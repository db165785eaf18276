import { captionWords, copyright, credits, lead, logo, menu, nameHeading, picture } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A technical drawing: figures with dimension lines, notes, a parts list, and the contact in the title block. */

function fig(figure: Figure, sizes: string, eager = false): Markup {
  return html`<figure class="fig"><div class="measure" aria-hidden="true">Fig. ${figure.number}</div><div class="frame">${picture(
    figure,
    sizes,
    eager,
  )}</div>${figure.caption !== '' && html`<figcaption>${captionWords(figure)}</figcaption>`}</figure>`;
}

function zones(edge: string): Markup {
  return html`<div class="zones ${edge}" aria-hidden="true">${[1, 2, 3, 4, 5, 6, 7, 8].map((zone) => html`<span>${zone}</span>`)}</div>`;
}

function middle(page: Page, second: Figure | undefined): Markup | null {
  if (page.paragraphs.length + page.topics.length === 0 && second === undefined) return null;
  return html`<div class="middle">${
    page.paragraphs.length > 0 &&
    html`<section id="notes" class="notes"><h2>Notes</h2><ol>${page.paragraphs.map(
      (text) => html`<li dir="auto">${text}</li>`,
    )}</ol></section>`
  }${second && fig(second, '(min-width:64rem) 38rem, 100vw')}${
    page.topics.length > 0 &&
    html`<section id="parts" class="parts"><h2>Topics</h2><ol>${page.topics.map(
      (topic) => html`<li><span dir="auto">${topic}</span></li>`,
    )}</ol></section>`
  }</div>`;
}

function body(page: Page): Markup {
  const [first, second, ...others] = page.figures;
  return html`<div class="sheet">${zones('upper')}
<header class="bar">${logo(page)}${menu(page)}</header>
<main id="main" tabindex="-1">
<div class="opening"><div class="words">${nameHeading(page)}${lead(page)}</div>${
    first && fig(first, '(min-width:64rem) 38rem, 100vw', true)
  }</div>
${middle(page, second)}
${
  others.length > 0 &&
  html`<section id="figures" class="figures"><h2>Figures</h2><div class="grid">${others.map((figure) =>
    fig(figure, '(min-width:64rem) 30rem, 100vw'),
  )}</div></section>`
}
</main>
<footer class="block" id="contact">
<div class="owner"><p class="title" dir="auto">${page.name}</p><p>${page.domain}</p></div>${
    hasContact(page) && html`<section class="reach"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div>
</footer>${zones('lower')}</div>`;
}

const style = css`
:root{--paper:oklch(35% .115 var(--hue));--ink:#fff;--accent:#fff;--faint:oklch(88% .05 var(--hue));--rule:oklch(78% .07 var(--hue));--mono:ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Liberation Mono",monospace}
body{font:400 1.0625rem/1.65 Inter,var(--sans);background:
linear-gradient(#ffffff1c 1px,#0000 1px) -1px -1px/8rem 8rem,linear-gradient(90deg,#ffffff1c 1px,#0000 1px) -1px -1px/8rem 8rem,
linear-gradient(#ffffff0d 1px,#0000 1px) -1px -1px/1rem 1rem,linear-gradient(90deg,#ffffff0d 1px,#0000 1px) -1px -1px/1rem 1rem,var(--paper);padding:clamp(.5rem,1.6vw,1.5rem)}
.sheet{max-inline-size:90rem;margin-inline:auto;border:2px solid var(--ink);position:relative}
.zones{display:none}
.bar{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;justify-content:space-between;padding:1.25rem clamp(1rem,3vw,3rem)}
.bar .logo{max-block-size:3.75rem;max-inline-size:11rem;padding:.4rem;background:#fff}
.menu ul{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;font:.9375rem/1.5 var(--mono)}
.menu a{display:inline-block;padding-block:.4rem;text-decoration-color:var(--rule)}
.menu a:hover{text-decoration-thickness:2px;text-decoration-color:#fff}
h2{font:400 1.125rem/1.4 var(--mono);padding-block-end:.5rem;margin-block-end:1.25rem;border-block-end:1px solid var(--rule)}
.opening,.middle,.figures{padding:clamp(1.5rem,4vw,4rem) clamp(1rem,3vw,3rem)}
.opening{display:grid;gap:2.5rem;padding-block-start:clamp(1rem,3vw,2.5rem)}
.name{font-weight:250;font-size:calc(var(--fit)*clamp(4rem,9.6vw,8.5rem));line-height:1;letter-spacing:-.045em;margin-block-end:clamp(1.25rem,3vw,2.5rem)}
.lead{font-weight:300;font-size:clamp(1.25rem,2.1vw,1.75rem);line-height:1.4;max-inline-size:34ch;color:var(--faint)}
.lead.fit-l,.lead.fit-xl{font-weight:400;font-size:1.125rem;max-inline-size:60ch}
.measure{display:flex;align-items:center;gap:.75rem;font:.875rem/1 var(--mono);padding-block-end:.75rem;color:var(--faint)}
.measure::before,.measure::after{content:"";flex:1;block-size:.75rem;border-inline-start:1px solid var(--rule);background:linear-gradient(var(--rule) 0 0) center/100% 1px no-repeat}
.measure::after{border-inline-start:0;border-inline-end:1px solid var(--rule)}
.frame{outline:1px solid var(--rule);outline-offset:6px;margin:6px;background:oklch(45% .13 var(--hue))}
.frame .picture{aspect-ratio:4/3;filter:grayscale(1) contrast(1.08);mix-blend-mode:luminosity;transition:filter .2s ease-out;background:none}
.frame:hover .picture{filter:none;mix-blend-mode:normal}
figcaption{font:.875rem/1.5 var(--mono);padding:1rem 6px 0;color:var(--faint)}
.middle{display:grid;gap:3rem;border-block:1px solid var(--rule)}
.notes ol,.parts ol{margin:0;padding:0;list-style:none;counter-reset:item}
.notes li{counter-increment:item;display:grid;grid-template-columns:2.25rem minmax(0,1fr);margin-block-end:1.1rem;max-inline-size:62ch}
.notes li::before{content:counter(item) ".";font-family:var(--mono);color:var(--faint)}
.parts ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:0 2rem}
.parts li{counter-increment:item;display:flex;align-items:center;gap:.9rem;padding-block:.6rem;border-block-end:1px dashed var(--rule)}
.parts li::before{content:counter(item);flex:none;inline-size:2.1rem;block-size:2.1rem;border:1px solid var(--ink);border-radius:50%;display:grid;place-items:center;font:.875rem/1 var(--mono)}
.figures .grid{display:grid;gap:2.5rem}
.block{border-block-start:2px solid var(--ink);display:grid;grid-template-columns:minmax(0,1fr)}
.block>*{padding:1.25rem clamp(1rem,2.4vw,2rem);border-block-end:1px solid var(--rule)}
.block>:last-child{border:0}
.block h2{border:0;padding:0;margin:0 0 .75rem}
.title{font-weight:300;font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin-block-end:.5rem}
.owner p:last-child,.small{font:.875rem/1.6 var(--mono);color:var(--faint)}
.contact{display:grid;gap:1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}
.contact dt{font:.8125rem/1.5 var(--mono);color:var(--faint)}
.contact a{display:inline-block;padding-block:.15rem}
@media (min-width:48rem){
.zones{display:flex;position:absolute;inset-inline:0;font:.75rem/1 var(--mono);color:var(--faint)}
.zones span{flex:1;text-align:center;padding-block:.3rem;border-inline-start:1px solid var(--rule)}
.zones span:first-child{border:0}
.sheet{padding-block:1.35rem}.upper{inset-block-start:0;border-block-end:1px solid var(--rule)}.lower{inset-block-end:0;border-block-start:1px solid var(--rule)}
.figures .grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.figures .fig:last-child:nth-child(odd){grid-column:1/-1}
.figures .fig:last-child:nth-child(odd) .picture{aspect-ratio:21/9}
.block{grid-template-columns:1fr 2fr}
.block>.owner{border-inline-end:1px solid var(--rule)}
.small{grid-column:1/-1;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;padding-block:.75rem!important}
}
@media (min-width:64rem){
.opening{grid-template-columns:minmax(0,7fr) minmax(0,6fr);align-items:end}
.middle{grid-template-columns:minmax(0,6fr) minmax(0,5fr);column-gap:4rem}
.middle .fig{grid-column:2;grid-row:1/span 2;position:sticky;inset-block-start:2rem;align-self:start}.notes,.parts{grid-column:1}.notes li{font-size:1.1875rem}
}
@media print{.frame .picture{mix-blend-mode:normal;filter:none}.zones{display:none}}
`;

export const blueprint: Template = {
  uuid: 'b2e4a6d1-9f37-4c52-8e0b-1d7c3a95f202',
  slug: 'blueprint',
  template_name: 'Blueprint',
  category: 'Education',
  required_images_count: 5,
  description:
    'A technical drawing in white on blue: dimensioned figures, numbered notes and a title block. For workshops, academies and courses that teach by doing.',
  template_url: '/templates/blueprint.webp',
  hue: 258,
  hues: [200, 300],
  scheme: 'dark',
  font: 'inter',
  body,
  css: style,
};
