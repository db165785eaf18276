import { caption, copyright, credits, lead, logo, nameHeading, paragraphs, picture } from '../blocks';
import { contact, hasContact } from '../contact';
import { css, html, type Markup } from '../markup';
import type { Figure, Page } from '../page';
import { shared } from '../prose';
import type { Template } from '../design';

/** A library's card cabinet: topics are labels on oak drawers, and what was in the drawers lies on the desk as ruled cards. */

/** Every so many topics a picture stands among the drawers, as in an open one. */
const drawersPerPicture = 4;

function open(figure: Figure, eager: boolean): Markup {
  return html`<li class="drawer open"><figure>${picture(figure, '(min-width:60rem) 18rem, 45vw', eager)}</figure></li>`;
}

function drawers(page: Page, figures: readonly Figure[]): Markup {
  const cells = page.topics.map((topic) => html`<li class="drawer"><span class="tag" dir="auto">${topic}</span></li>`);
  figures.forEach((figure, index) => {
    cells.splice(Math.min(cells.length, index * (drawersPerPicture + 1) + 1), 0, open(figure, index < 2));
  });
  return html`<ul class="drawers">${cells}</ul>`;
}

function card(text: string, figures: readonly Figure[], title: string | false): Markup {
  return html`<section class="card">${title !== false && html`<h2>${title}</h2>`}${text !== '' && html`<div class="ruled">${paragraphs([text])}</div>`}${
    figures.length > 0 &&
    html`<div class="clipped">${figures.map(
      (figure) =>
        html`<figure class="photo">${picture(figure, '(min-width:60rem) 34rem, 90vw')}${caption({ ...figure, author: '' })}</figure>`,
    )}</div>`
  }</section>`;
}

function body(page: Page): Markup {
  const standing = page.figures.slice(
    0,
    Math.max(1, Math.min(3, Math.floor(page.topics.length / drawersPerPicture) + 1)),
  );
  const lying = page.figures.slice(standing.length);
  const count = Math.max(page.paragraphs.length, Math.ceil(lying.length / 2));
  const photos = shared(lying, count);
  return html`<header class="cabinet"><div class="front"><div class="plate">${logo(page)}${nameHeading(page)}${lead(page)}</div></div>
${(page.topics.length > 0 || standing.length > 0) && drawers(page, standing)}</header>
<main id="main" class="desk" tabindex="-1">${Array.from({ length: count }, (_, index) =>
    card(page.paragraphs[index] ?? '', photos[index] ?? [], index === 0 && 'About us'),
  )}</main>
<footer class="foot">${
    hasContact(page) && html`<section id="contact" class="card"><h2>Contact</h2>${contact(page)}</section>`
  }<div class="small">${copyright(page)}${credits(page)}</div></footer>`;
}

const style = css`
:root{--oak:oklch(60% .085 62);--oak-dark:oklch(44% .07 55);--oak-light:oklch(70% .085 66);--brass:oklch(78% .1 88);--paper:oklch(33% .045 var(--hue));--ink:oklch(96% .01 var(--hue));--accent:oklch(88% .06 var(--hue));--type:oklch(26% .04 var(--hue));--red:oklch(58% .17 25);--rule:oklch(85% .045 235);--lead:1.75rem;
--face:"American Typewriter","Courier Prime","Nimbus Mono PS","Courier New",Courier,monospace;--read:Charter,"Bitstream Charter","Sitka Text",Cambria,"Liberation Serif",Georgia,serif}
body{font:1.125rem/var(--lead) var(--read)}
h1,h2,.tag,dt{font-family:var(--face);font-weight:700;letter-spacing:-.03em}
.cabinet{background:repeating-linear-gradient(0deg,#0000 0 3px,#00000010 3px 4px,#0000 4px 9px),linear-gradient(90deg,var(--oak-dark),var(--oak) 2% 98%,var(--oak-dark));padding:clamp(.6rem,1.4vw,1.25rem);display:grid;gap:clamp(.5rem,1vw,.9rem);border-block-end:1.1rem solid var(--oak-dark);box-shadow:inset 0 0 3rem #0004}
.front,.drawer{position:relative;background:repeating-linear-gradient(91deg,#0000 0 5px,#0000000b 5px 6px,#0000 6px 14px,#ffffff0d 14px 15px),linear-gradient(var(--oak-light),var(--oak));border-radius:.25rem;box-shadow:inset 0 0 0 2px #ffffff2e,inset 0 -.4rem .8rem #0002,0 .15rem .35rem #0008}
.front{display:grid;align-items:center;padding:clamp(1.25rem,4vw,4rem)}
.plate,.tag{background:oklch(97.5% .018 95);color:var(--type);border:.3rem solid var(--brass);border-radius:.3rem;box-shadow:0 0 0 1px oklch(50% .07 80),inset 0 .15rem .4rem #0003,0 .25rem .5rem #0006}
.plate{display:grid;gap:clamp(.9rem,2vw,1.5rem);justify-items:start;padding:clamp(1.25rem,3.4vw,3.25rem);border-width:clamp(.4rem,.7vw,.65rem)}
.plate .logo{max-block-size:4.5rem;max-inline-size:12rem}
.name{font-size:calc(var(--fit)*clamp(3.4rem,7.6vw,6.5rem));line-height:1;letter-spacing:-.07em}
.lead{font-size:clamp(1.2rem,1.8vw,1.5rem);line-height:1.4;max-inline-size:34ch}
.lead.fit-l,.lead.fit-xl{font-size:1.0625rem;max-inline-size:60ch}
.drawers{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-flow:dense;gap:clamp(.5rem,1vw,.9rem)}
.drawer{display:grid;align-content:center;justify-items:center;gap:.8rem;min-block-size:8rem;padding:1rem .8rem}
.drawer:not(.open)::after{content:"";inline-size:1.6rem;block-size:1.6rem;border-radius:50%;background:radial-gradient(circle at 35% 30%,#fff8,#0000 45%),var(--brass);box-shadow:0 .3rem .4rem #0006,0 0 0 .2rem #00000030}
.tag{display:block;padding:.25rem .8rem;font-size:1.0625rem;line-height:1.35;text-align:center;max-inline-size:100%}
.open{grid-row:span 2;padding:0;background:#1b130c;overflow:hidden;align-content:stretch;justify-items:stretch}
.open figure{position:relative;min-block-size:13rem}
.open .picture{position:absolute;inset:.5rem;inline-size:calc(100% - 1rem);block-size:calc(100% - 1rem);box-shadow:0 0 0 1px #0006}
.desk{display:grid;justify-items:center;padding:clamp(2.5rem,6vw,6rem) clamp(1rem,4vw,4rem) clamp(1rem,3vw,3rem)}
.card{position:relative;inline-size:100%;max-inline-size:68rem;background:oklch(98.5% .01 95);color:var(--type);padding:1.4rem clamp(1.1rem,3.4vw,3.25rem) 3.5rem;border-radius:.4rem;box-shadow:0 1rem 2rem -.6rem #000a,0 0 0 1px #0000001f;--focus:var(--type)}
.card::before{content:"";position:absolute;inset-block-end:1rem;inset-inline-start:calc(50% - .6rem);inline-size:1.2rem;block-size:1.2rem;border-radius:50%;background:var(--paper);box-shadow:inset 0 .15rem .25rem #0009}
.card+.card{margin-block-start:clamp(1.5rem,3vw,2.5rem)}
.card:nth-of-type(3n+2){background:oklch(95% .045 95);rotate:.5deg;translate:1% 0}
.card:nth-of-type(3n){background:oklch(94% .03 15);rotate:-.4deg;translate:-1% 0}
.card h2{font-size:clamp(1.75rem,3vw,2.5rem);line-height:1.2;padding-block-end:.5rem;border-block-end:3px double var(--red)}
.card:has(.clipped){display:grid;gap:1.5rem;align-items:start}
.card:has(.clipped):has(p) h2{margin:0}
.ruled{align-self:stretch;background:linear-gradient(#0000 calc(var(--lead) - 1px),var(--rule) 0) 0 .1rem/100% var(--lead);min-block-size:calc(5*var(--lead))}
.clipped{display:grid;gap:1.25rem;margin-block-start:.25rem}
.photo{position:relative;background:#fff;padding:.7rem .7rem .6rem;box-shadow:0 .35rem .9rem -.1rem #0006;rotate:-.8deg}
.photo:nth-child(even){rotate:1deg}
.photo::before{content:"";position:absolute;z-index:1;inset-block-start:-1rem;inset-inline-start:1.75rem;inline-size:.95rem;block-size:3.1rem;border:.16rem solid #8b9199;border-radius:1rem;box-shadow:inset 0 0 0 .16rem #0000,inset 0 0 0 .28rem #8b919966,0 .1rem .15rem #0005}
.photo .picture{aspect-ratio:4/3}
.photo figcaption{font:.9375rem/1.35 var(--face);padding-block-start:.5rem}
.foot{padding:0 clamp(1rem,4vw,4rem) 2rem;display:grid;justify-items:center;gap:2rem}
.contact{display:grid;gap:1rem 2.5rem;margin-block-start:1.25rem}
.contact dd{font-size:1.25rem;line-height:1.4}
.contact a{display:inline-block;padding-block:.2rem}
.small{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;inline-size:100%;max-inline-size:68rem;font-size:1rem}
@media (min-width:40rem){.contact{grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}.drawers{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (min-width:60rem){
.cabinet{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:stretch}
.cabinet>:only-child{grid-column:1/-1}
.front{min-block-size:min(34rem,70vh)}
.card:has(.clipped):has(p){grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);column-gap:clamp(2rem,4vw,3.5rem)}
.desk{--lead:2.1rem;font-size:1.25rem}
.drawers:has(>:only-child){grid-template-columns:1fr}
.front{padding-inline:clamp(2rem,3vw,3.5rem)}
.card:has(.clipped) h2{grid-column:1/-1}
.clipped:not(:has(>:only-child)){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.card:not(:has(p)) .clipped:has(>:only-child){max-inline-size:36rem}
}
@media print{.card,.photo{rotate:none;translate:none}.photo::before,.card::before,.drawer::after{display:none}.drawer{min-block-size:0;padding:.25rem}.open .picture{position:static}}
`;

export const cabinet: Template = {
  uuid: '68d3f1a9-0b5c-4e27-9f84-d2a7c61e0909',
  slug: 'cabinet',
  template_name: 'Card Cabinet',
  category: 'Education',
  required_images_count: 5,
  description:
    'A library’s card cabinet: topics on oak drawers, text and pictures on ruled cards. For libraries, language schools, tutors and faculties.',
  template_url: '/templates/cabinet.webp',
  hue: 190,
  scheme: 'light',
  body,
  css: style,
};
