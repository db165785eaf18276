import { caption, copyright, credits, lead, logo, nameHeading, paragraphs, picture, topics } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A box of sweets: striped wrapping paper, a ribbon and a label; inside, the pictures lie like biscuits in rows. */

const sizes = '(min-width:60rem) 24rem, (min-width:36rem) 45vw, 90vw';

function biscuit(figure: Figure, eager = false): Markup {
  return html`<div class="biscuit">${picture(figure, sizes, eager)}</div>`;
}

function assortment(figures: readonly Figure[]): Markup {
  return html`<section class="box" id="pictures"><h2>The assortment</h2><ul class="rows">${figures.map(
    (figure) => html`<li><figure>${biscuit(figure)}${caption({ ...figure, author: '' })}</figure></li>`,
  )}</ul></section>`;
}

function body(page: Page): Markup {
  const peeks = page.figures.slice(0, 2);
  const others = page.figures.slice(2);
  return html`<header class="wrap"><div class="ribbon" aria-hidden="true"></div>
<div class="label"><div class="inner">${logo(page)}${nameHeading(page)}${lead(page)}</div></div>
${peeks.length > 0 && html`<div class="peeks">${peeks.map((figure) => biscuit(figure, true))}</div>`}</header>
<main id="main" tabindex="-1">${
    (page.paragraphs.length > 0 || page.topics.length > 0) &&
    html`<section class="letter"><h2>About us</h2><div class="prose">${paragraphs(page.paragraphs)}</div>${
      page.topics.length > 0 && topics(page)
    }</section>`
  }
${others.length > 0 && assortment(others)}</main>
<footer class="wrap last"><div class="ribbon" aria-hidden="true"></div><div class="label"><div class="inner">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }${copyright(page)}${credits(page)}</div></div></footer>`;
}

const style = css`
:root{--accent:oklch(43% .155 8);--ribbon:oklch(52% .18 8);--vanilla:oklch(87% .075 78);--chocolate:oklch(44% .06 45);--paper:oklch(98.5% .008 var(--hue));--ink:oklch(27% .05 var(--hue));--pale:oklch(90% .055 var(--hue));--deep:oklch(82% .085 var(--hue));
--face:"Bookman Old Style","URW Bookman",Bookman,"Hoefler Text","Iowan Old Style",Georgia,serif;--bump:clamp(1rem,2.2vw,1.75rem)}
body{font:1.125rem/1.7 var(--face)}
h1,h2{font-weight:400;font-style:italic;letter-spacing:-.02em;line-height:1.08}
h2{font-size:clamp(2rem,4vw,3.25rem);color:var(--accent)}
.wrap{position:relative;isolation:isolate;display:grid;gap:1.5rem clamp(1rem,3vw,3rem);align-items:center;justify-items:center;padding:clamp(1.25rem,4vw,4rem) clamp(1rem,4vw,4rem);background:repeating-linear-gradient(90deg,var(--pale) 0 1.25rem,var(--deep) 0 2.5rem);overflow:clip}
.ribbon{position:absolute;z-index:-1;inset:0;background:linear-gradient(90deg,#0000 .3rem,#fff8 0 .45rem,#0000 0 calc(100% - .45rem),#fff8 0 calc(100% - .3rem),#0000 0) 50% 0/clamp(3rem,6vw,5.5rem) 100% no-repeat,linear-gradient(var(--ribbon) 0 0) 50% 0/clamp(3rem,6vw,5.5rem) 100% no-repeat,
linear-gradient(#0000 .3rem,#fff8 0 .45rem,#0000 0 calc(100% - .45rem),#fff8 0 calc(100% - .3rem),#0000 0) 0 50%/100% clamp(3rem,6vw,5.5rem) no-repeat,linear-gradient(var(--ribbon) 0 0) 0 50%/100% clamp(3rem,6vw,5.5rem) no-repeat}
.label,.inner,.inner::before{background:radial-gradient(circle var(--cut) at 0 0,#0000 98%,var(--fill)) 0 0,radial-gradient(circle var(--cut) at 100% 0,#0000 98%,var(--fill)) 100% 0,radial-gradient(circle var(--cut) at 0 100%,#0000 98%,var(--fill)) 0 100%,radial-gradient(circle var(--cut) at 100% 100%,#0000 98%,var(--fill)) 100% 100%;background-size:51% 51%;background-repeat:no-repeat}
.label{--cut:2rem;--fill:#fff;inline-size:100%;max-inline-size:44rem;padding:.7rem;filter:drop-shadow(0 .5rem 1rem oklch(30% .05 var(--hue)/.28))}
.inner{--fill:var(--accent);position:relative;isolation:isolate;display:grid;justify-items:center;gap:clamp(1rem,2.5vw,1.75rem);padding:clamp(2.25rem,5vw,4.25rem) clamp(1.1rem,4vw,3.5rem);text-align:center}
.inner::before{--fill:#fff;content:"";position:absolute;inset:2px;z-index:-1}
.label .logo{block-size:clamp(4rem,7vw,5.5rem);max-inline-size:13rem}
.name{font-size:calc(var(--fit)*clamp(3.6rem,8vw,7rem));color:var(--accent)}
.lead{font-size:clamp(1.2rem,1.9vw,1.5rem);line-height:1.45;max-inline-size:30ch}
.lead.fit-l,.lead.fit-xl{font-size:1.0625rem;max-inline-size:56ch}
.biscuit{padding:calc(var(--bump)*.85);background:var(--vanilla);-webkit-mask:radial-gradient(closest-side,#000 97%,#0000) 0 0/var(--bump) var(--bump) round,linear-gradient(#000 0 0) 50%/calc(100% - var(--bump)) calc(100% - var(--bump)) no-repeat;mask:radial-gradient(closest-side,#000 97%,#0000) 0 0/var(--bump) var(--bump) round,linear-gradient(#000 0 0) 50%/calc(100% - var(--bump)) calc(100% - var(--bump)) no-repeat}
.biscuit .picture{aspect-ratio:1}
.peeks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;inline-size:100%;max-inline-size:44rem;filter:drop-shadow(0 .5rem .8rem oklch(30% .05 var(--hue)/.3))}
.peeks .biscuit:last-child:not(:only-child){background:var(--chocolate)}
.letter,.box{padding:clamp(3rem,8vw,7rem) clamp(1rem,4vw,4rem)}
.letter{display:grid;justify-items:center;gap:2rem}
.prose{max-inline-size:62ch;display:grid;gap:1.1rem}
.prose p:first-child:not(:only-child){font-size:1.25rem}
.topics{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;max-inline-size:60rem}
.topics li{padding:.45rem 2rem;background:var(--deep);font-style:italic;line-height:1.4;text-align:center;clip-path:polygon(0 8%,.9rem 38%,1.25rem 0,calc(100% - 1.25rem) 0,calc(100% - .9rem) 38%,100% 8%,100% 92%,calc(100% - .9rem) 62%,calc(100% - 1.25rem) 100%,1.25rem 100%,.9rem 62%,0 92%)}
.topics li:nth-child(3n+2){background:var(--vanilla)}
.box{background:var(--pale);display:grid;justify-items:center;gap:2.5rem}
.rows{display:grid;gap:0;inline-size:100%;max-inline-size:76rem;background:var(--paper);border:1px solid var(--deep);grid-template-columns:repeat(2,minmax(0,1fr))}
.rows li{padding:clamp(.75rem,2.4vw,2rem);box-shadow:0 0 0 1px var(--deep);background:var(--paper)}
.rows li:nth-child(even) .biscuit{background:var(--chocolate)}
.rows figcaption{padding-block-start:.9rem;text-align:center;font-style:italic;line-height:1.35;font-size:1rem}
.rows li:last-child:nth-child(odd){grid-column:1/-1}
.rows li:last-child:nth-child(odd) .picture{aspect-ratio:16/9}
.contact{display:grid;gap:1.25rem 2.5rem;margin-block-start:1.25rem}
.contact dt{font-style:italic;color:var(--accent)}
.contact dd{font-size:1.1875rem;line-height:1.4}
.contact a{display:inline-block;padding-block:.2rem}
.last .inner{gap:.5rem}
.last section{margin-block-end:1.5rem}
.copyright,.credits{font-size:.9375rem;line-height:1.5;max-inline-size:48ch}
@media (min-width:36rem){.contact{grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}}
@media (min-width:60rem){
header.wrap{grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);min-block-size:min(52rem,92vh)}
header .label{inline-size:min(40rem,46vw);grid-column:2;grid-row:1}
.peeks{display:contents}
.peeks .biscuit{inline-size:100%;max-inline-size:23rem;filter:none}
.peeks .biscuit:first-child{grid-area:1/1;justify-self:end;align-self:end}
.peeks .biscuit:last-child:not(:only-child){grid-area:1/3;align-self:start;justify-self:start}
.rows{grid-template-columns:repeat(6,minmax(0,1fr))}
.rows li{grid-column:span 2}
.rows li:last-child:nth-child(odd){grid-column:span 2}
.rows li:only-child:first-child:last-child{grid-column:1/-1}
.rows li:only-child:first-child:last-child .picture{aspect-ratio:21/9}
.rows li:last-child:nth-child(odd):not(:only-child) .picture{aspect-ratio:1}
.rows li:nth-last-child(2):nth-child(3n+1),.rows li:last-child:nth-child(3n+2),.rows li:nth-last-child(4):nth-child(3n+1),.rows li:nth-last-child(4):nth-child(3n+1)~li{grid-column:span 3}
.rows li:nth-last-child(2):nth-child(3n+1) .picture,.rows li:last-child:nth-child(3n+2):not(:only-child) .picture,.rows li:nth-last-child(4):nth-child(3n+1) .picture,.rows li:nth-last-child(4):nth-child(3n+1)~li .picture{aspect-ratio:3/2}
}
@media print{.ribbon{display:none}.biscuit{-webkit-mask:none;mask:none}.inner{outline:0;border:0}.label{filter:none}}
`;

export const bonbon: Template = {
  uuid: '3ad8b610-54e7-49c9-a1f6-90c27be5d404',
  slug: 'bonbon',
  template_name: 'Bonbon',
  category: 'ECOMMERCE',
  required_images_count: 6,
  description:
    'A box of sweets: striped paper, a ribbon, a label with your name, and pictures like biscuits in rows. For bakeries, boutiques and makers of fine things.',
  template_url: '/templates/bonbon.webp',
  hue: 155,
  scheme: 'light',
  body,
  css: style,
};
