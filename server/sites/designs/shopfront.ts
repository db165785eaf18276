import { captionWords, copyright, credits, lead, logo, nameHeading, paragraphs, picture, topics } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import type { Template } from '../design';

/** A shop on a street: sign board, striped awning, one big window, and the other pictures as goods on shelves. */

function good(figure: Figure): Markup {
  return html`<li class="good"><figure>${picture(figure, '(min-width:56rem) 20rem, 50vw')}<figcaption class="edge">${captionWords(figure)}</figcaption></figure></li>`;
}

/** Three or four to a shelf, whichever leaves fewer places empty. */
function perShelf(count: number): number {
  return count % 4 === 0 || (count % 3 !== 0 && count % 4 === 3) ? 4 : 3;
}

function board(page: Page): Markup | null {
  if (page.lead === '' && !hasContact(page)) return null;
  return html`<div class="board">${lead(page)}${
    hasContact(page) && html`<p><a class="come" href="#contact">Get in touch</a></p>`
  }</div>`;
}

function body(page: Page): Markup {
  const [first, ...goods] = page.figures;
  return html`<header class="sign">${logo(page)}${nameHeading(page)}</header>
<div class="awning" aria-hidden="true"></div>
<main id="main" tabindex="-1">
<div class="front">${
    first && html`<figure class="window">${picture(first, '(min-width:84rem) 77rem, 100vw', true)}</figure>`
  }${board(page)}</div>
${
  goods.length > 0 &&
  html`<section class="inside"><h2>A look inside</h2><ul class="shelves of-${perShelf(goods.length)}">${goods.map(good)}</ul></section>`
}
${
  (page.paragraphs.length > 0 || page.topics.length > 0) &&
  html`<section class="story"><h2>About the shop</h2><div class="prose">${paragraphs(page.paragraphs)}</div>${
    page.topics.length > 0 && topics(page)
  }</section>`
}
</main>
<footer class="counter">${
    hasContact(page) && html`<section id="contact"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></footer>`;
}

const style = css`
:root{--deep:oklch(31% .085 var(--hue));--accent:oklch(43% .12 var(--hue));--stripe:oklch(50% .15 var(--hue));--paper:oklch(97% .012 var(--hue));--ink:oklch(24% .04 var(--hue));--wood:oklch(86% .045 75);--edge:oklch(74% .06 70);--card:#fff;
--sign:"Avenir Next Condensed","Arial Narrow","Roboto Condensed","Liberation Sans Narrow","Nimbus Sans Narrow",sans-serif-condensed,var(--sans);--stripes:clamp(2rem,4.4vw,3.5rem)}
body{font:1.0625rem/1.65 var(--sans)}
h1,h2{font-family:var(--sign);font-weight:700;line-height:1.02;text-transform:uppercase;letter-spacing:.01em}
h2{font-size:clamp(1.75rem,3.4vw,2.75rem)}
.sign{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1rem clamp(1.25rem,3vw,2.5rem);padding:clamp(1.25rem,2.4vw,2rem) clamp(1rem,4vw,4rem);background:var(--deep);color:#fff;border-block-end:6px solid oklch(24% .07 var(--hue))}
.sign .logo{block-size:clamp(4rem,7vw,6rem);max-inline-size:14rem;padding:.4rem;background:#fff;border-radius:.5rem}
.name{font-size:calc(var(--fit)*clamp(4rem,11vw,9rem));text-align:center}
.awning{--half:calc(var(--stripes)/2);position:relative;z-index:1;block-size:clamp(5rem,9vw,7.5rem);background:linear-gradient(#0000004d,#0000 45%),repeating-linear-gradient(90deg,var(--stripe) 0 var(--stripes),#fff 0 calc(2*var(--stripes)));
-webkit-mask:linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--half)) no-repeat,radial-gradient(var(--half) at 50% 0,#000 97%,#0000) 0 100%/var(--stripes) var(--half) repeat-x;
mask:linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--half)) no-repeat,radial-gradient(var(--half) at 50% 0,#000 97%,#0000) 0 100%/var(--stripes) var(--half) repeat-x}
main{background:linear-gradient(oklch(24% .04 var(--hue)/.28),#0000 9rem)}
.awning+main{margin-block-start:calc(var(--stripes)/-2);padding-block-start:calc(var(--stripes)/2)}
.front,.inside,.story,.counter>*{max-inline-size:80rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
.front{display:grid;padding-block:clamp(1.25rem,3vw,2.5rem) 0}
.window{border:clamp(.6rem,1.3vw,1.1rem) solid var(--deep);border-block-end-width:clamp(1.25rem,3vw,2.5rem)}
.window .picture{aspect-ratio:4/3;max-block-size:44rem}
.board{background:var(--card);border:clamp(.5rem,.9vw,.8rem) solid var(--deep);padding:clamp(1.25rem,2.4vw,2.25rem);margin:-1.5rem 1rem 0;position:relative}
.lead{font-size:clamp(1.3rem,2.2vw,1.85rem);line-height:1.3;font-weight:600;letter-spacing:-.01em}
.lead.fit-l{font-size:1.2rem}.lead.fit-xl{font-size:1.0625rem;font-weight:400}
.come{display:inline-block;margin-block-start:1.5rem;padding:.7rem 1.4rem;background:var(--accent);color:#fff;font-weight:700;text-decoration:none}
.come:hover{background:var(--deep)}
.front:last-child{padding-block-end:clamp(3rem,7vw,6rem)}
.inside{padding-block:clamp(3rem,7vw,6rem) 0}
.shelves{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));margin-block-start:1rem;overflow:clip}
.good,.good figure{display:grid;grid-row:span 2;grid-template-rows:subgrid}
.good figure{padding-block-start:2.5rem}
.good .picture{align-self:end;justify-self:center;inline-size:auto;max-inline-size:calc(100% - clamp(.75rem,2.4vw,2.5rem));max-block-size:20rem;min-block-size:7rem;box-shadow:.5rem 0 1rem -.4rem #0005,0 0 0 1px #0001}
.edge{position:relative;min-block-size:4.5rem;padding:1.6rem .5rem .75rem;text-align:center}
.edge::before{content:"";position:absolute;inset-block-start:0;inset-inline:0;block-size:3.25rem;background:linear-gradient(var(--wood) .7rem,var(--edge) 0 2.75rem,#0000003d 0,#0000)}
.good:last-child .edge::before{inset-inline-end:-100vw}
.edge span{position:relative;display:inline-block;padding:.3rem .7rem;background:#fff;color:#222;font-size:.875rem;line-height:1.35;box-shadow:0 1px 3px #0004}
.story{display:grid;gap:1.5rem;padding-block:clamp(3rem,7vw,6rem)}
.prose{display:grid;gap:1rem;max-inline-size:64ch;font-size:1.125rem}
.topics{display:flex;flex-wrap:wrap;gap:.6rem .75rem}
.topics li{padding:.35rem 1rem .35rem 2.1rem;background:radial-gradient(circle at 1rem 50%,var(--paper) .28rem,#0000 .32rem) var(--deep);color:#fff;font-weight:600;clip-path:polygon(0 50%,.85rem 0,100% 0,100% 100%,.85rem 100%)}
.counter{background:var(--deep);color:#fff;--focus:#fff;border-block-start:clamp(.9rem,2vw,1.5rem) solid var(--wood);padding-block:clamp(2rem,5vw,4rem) 1.5rem}
.contact{display:grid;gap:1.25rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));margin-block:1.25rem 2.5rem}
.contact dt{font-size:.9375rem;color:oklch(88% .03 var(--hue))}
.contact dd{font-size:1.3rem;line-height:1.35;font-weight:600}
.contact a{display:inline-block;padding-block:.15rem}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;font-size:.9375rem;color:oklch(90% .02 var(--hue))}
@media (min-width:56rem){
.window .picture{aspect-ratio:2.1}
.board{justify-self:end;inline-size:min(30rem,45%);margin:-9rem 2.5rem 0 0}
.board:only-child{justify-self:start;margin:0}
.lead.fit-xl{max-inline-size:none}
.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}.of-4{grid-template-columns:repeat(4,minmax(0,1fr))}
.of-3 .picture{max-block-size:24rem}
.story{grid-template-columns:minmax(0,1fr) minmax(0,2fr)}
.story .topics{grid-column:2}
}
@media (prefers-color-scheme:dark){
:root{--paper:oklch(21% .025 var(--hue));--ink:oklch(95% .012 var(--hue));--card:oklch(27% .035 var(--hue));--deep:oklch(30% .075 var(--hue));--wood:oklch(48% .045 70);--edge:oklch(37% .04 65)}
.window .picture{box-shadow:0 0 5rem oklch(85% .1 80/.35)}
.good .picture{box-shadow:0 0 0 1px #fff2}
.board,.window{border-color:oklch(38% .085 var(--hue))}
}
@media print{.awning,.edge::before{display:none}.edge span{box-shadow:none}.board{border:0;margin:0}}
`;

export const shopfront: Template = {
  uuid: 'e91d5c37-6a84-4b1f-b7c0-2f8e6d04a303',
  slug: 'shopfront',
  template_name: 'Shopfront',
  category: 'ECOMMERCE',
  required_images_count: 7,
  description:
    'A shop on a street: sign board, striped awning, a big window, and your goods on wooden shelves. For shops that want to show what they sell.',
  template_url: '/templates/shopfront.webp',
  hue: 155,
  scheme: 'light dark',
  body,
  css: style,
};
