import { actions, copyright, credits, lead, logo, menu, nameHeading, picture, place, sections } from '../blocks';
import { css, html, type Markup } from '../markup';
import type { Page } from '../page';

/**
 * What all templates have in common: a bar with logo and menu; the first screen, which says who, what and where, and what
 * to do next; the parts of the page in the customer's order; a foot. A template says how many pictures its first screen
 * shows and what adorns it, and draws the rest by its stylesheet.
 */

export interface Frame {
  /** How wide the first picture of the first screen is shown, as `sizes` of an `img`. */
  readonly sizes: string;
  /** The same of its other pictures; as the first one when absent. */
  readonly others?: string;
  /** Drawing without words, below the bar and behind the first screen; nobody hears of it. */
  readonly adorned?: readonly string[];
  /** Whether the first screen stands on the template's band of colour. */
  readonly banded?: boolean;
  /** Whether the bar above it does; as the first screen when absent. */
  readonly sign?: boolean;
  /** Whether who is asked to call reads the number there too. */
  readonly numbered?: boolean;
}

const adornment = (name: string) => html`<div class="${name}" aria-hidden="true"></div>`;

export function frame({
  sizes,
  others = sizes,
  adorned = [],
  banded = false,
  sign = banded,
  numbered = false,
}: Frame): (page: Page) => Markup {
  return (page) => {
    // The first figures; the gallery has the last of them.
    const shown = page.figures.slice(0, page.figures.length - page.gallery.length);
    return html`<header class="bar${sign && ' banded'}">${logo(page)}${menu(page)}</header>
<main id="main" tabindex="-1">
<div class="hero${banded && ' banded'}">${adorned.map(adornment)}<div class="words">${nameHeading(page)}${place(page)}${lead(page)}${actions(page, numbered)}</div>${
      shown.length > 0 &&
      html`<div class="shots of-${shown.length}">${shown.map(
        (figure, index) =>
          html`<figure class="shot n${figure.number}">${picture(figure, index === 0 ? sizes : others, true)}</figure>`,
      )}</div>`
    }</div>
${sections(page)}
</main>
<footer class="foot">${copyright(page)}${credits(page)}</footer>`;
  };
}

/**
 * The frame's own style: what a template does not say again is as here. `--fit` and the classes `fit-*` say how long the
 * name and the sentence are, so that a long one is set smaller; `--edge` is the room beside the page, `--band` its colour
 * behind what is `banded`.
 */
export const frameStyle = css`
:root{--face:var(--sans);--text:var(--sans);--edge:max(clamp(1.25rem,5vw,5rem),calc(50vw - 40rem));--space:clamp(3.5rem,7.5vw,7rem);--radius:.5rem;--big:clamp(2.75rem,6.2vw,6rem)}
body{font:400 1.0625rem/1.6 var(--text)}
h1,h2,h3{font-family:var(--face);line-height:1.1;hyphens:auto}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 2rem;padding:.5rem var(--edge)}
.head{max-inline-size:none;padding:.5rem var(--edge)}
.tail{max-inline-size:none;padding-inline:var(--edge)}
.further .part>h1{font-size:clamp(1.75rem,3.4vw,2.875rem);line-height:1.1}
.bar .logo,.brand .logo{block-size:4rem;max-inline-size:min(14rem,55vw);padding:.25rem;background:#fff;border-radius:.375rem}
.menu a{text-decoration:none}
.menu a:hover{text-decoration:underline}
.hero{position:relative;display:grid;gap:clamp(1.75rem,4vw,4.5rem);padding:clamp(1rem,3vw,3rem) var(--edge) var(--space)}
.words{display:grid;gap:clamp(.75rem,1.5vw,1.375rem);align-content:center;justify-items:start;min-inline-size:0}
.name{font-size:max(1.75rem,calc(var(--fit)*var(--big)));line-height:1.02;letter-spacing:-.03em}
.place{font-weight:600;font-size:clamp(1.0625rem,1.3vw,1.25rem);color:var(--faint)}
.lead{font-size:clamp(1.125rem,1.9vw,1.6875rem);line-height:1.42;max-inline-size:36ch}
.hero .action{font-size:clamp(1.0625rem,1.25vw,1.1875rem);padding:.7em 1.5em}
.lead.fit-l,.lead.fit-xl{font-size:1.0625rem;line-height:1.55;max-inline-size:60ch}
.words .actions{margin-block-start:.375rem}
.shots{display:grid;gap:1rem;min-inline-size:0}
.shot .picture{aspect-ratio:4/3;border-radius:var(--radius)}
.foot{padding:1.5rem var(--edge) 2rem;font-size:.9375rem}
.banded,.part-contact{--paper:var(--band);--card:color-mix(in oklch,var(--on-band) 8%,var(--band));--tint:var(--card);--ink:var(--on-band);--faint:var(--on-band);--accent:var(--on-band);--on-accent:var(--band);--focus:var(--on-band);--rule:color-mix(in oklch,var(--on-band) 38%,var(--band));background:var(--paper);color:var(--ink)}
.part{max-inline-size:none;padding:clamp(2.5rem,4.5vw,4.5rem) var(--edge)}
.part+.part{border:0}
.part>h2{font-size:clamp(1.75rem,3.4vw,2.875rem);line-height:1.1;margin-block-end:clamp(1.25rem,2.4vw,2.25rem)}
.part h3{font-size:1.25rem;line-height:1.25}
.part-notice{padding-block:1rem;background:var(--tint);border:0}
.part.part-notice>h2{font-size:1.0625rem;line-height:1.4;margin-block-end:.15rem}
.part-contact h2,.part-contact h3{color:inherit}
.part .write button{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.offers,.people,.voices{grid-template-columns:repeat(auto-fit,minmax(min(16.5rem,100%),1fr))}
.voices:has(>:only-child) blockquote{font-size:clamp(1.25rem,2.2vw,1.75rem);line-height:1.35}
.portrait{max-inline-size:18rem}
.views{gap:clamp(.6rem,1.4vw,1.25rem);grid-template-columns:repeat(2,minmax(0,1fr))}
.views>:last-child:nth-child(odd){grid-column:1/-1}
@media (max-width:47.99rem){.lead.fit-l,.lead.fit-xl{order:1}}
@media (max-width:59.99rem){
:is(.bar,.head):has(.menu){padding-block-end:0}
.menu{display:contents}
.menu ul{order:2;flex-wrap:nowrap;overflow-x:auto;inline-size:100%;gap:0 1.35rem;margin-inline-end:calc(-1*var(--edge));padding-inline-end:2.5rem;-webkit-mask:linear-gradient(90deg,#000 calc(100% - 3rem),#0000);mask:linear-gradient(90deg,#000 calc(100% - 3rem),#0000)}
.menu ul:dir(rtl){-webkit-mask:linear-gradient(-90deg,#000 calc(100% - 3rem),#0000);mask:linear-gradient(-90deg,#000 calc(100% - 3rem),#0000)}
.menu .dial,.menu .language:not(.dial+*){margin-inline-start:auto}
:is(.bar,.head):has(.language){column-gap:.75rem}
}
@media (min-width:48rem){
.views{grid-template-columns:repeat(12,minmax(0,1fr))}
.views>*,.views>:last-child:nth-child(odd){grid-column:span 4}
.views>:nth-last-child(2):nth-child(3n+1),.views>:last-child:nth-child(3n+2),.views>:nth-last-child(4):nth-child(3n+1),.views>:nth-last-child(4):nth-child(3n+1)~*{grid-column:span 6}
.views>:nth-last-child(2):nth-child(3n+1) .picture,.views>:last-child:nth-child(3n+2) .picture,.views>:nth-last-child(4):nth-child(3n+1) .picture,.views>:nth-last-child(4):nth-child(3n+1)~* .picture{aspect-ratio:3/2}
.views>:only-child:first-child:last-child{grid-column:1/-1}
.views>:only-child:first-child .picture{aspect-ratio:21/9}
.reached:has(.form){grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:clamp(2rem,5vw,5rem);align-items:start}
.reached:has(.form)>*{grid-column:1}
.reached>.form.form{grid-column:2;grid-row:1/span 8}
.reached:has(.form) .contact{grid-template-columns:minmax(0,1fr)}
}
@media (min-width:60rem){
.part-about,.part-hours,.part-questions,.part-area,.part-shop{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:clamp(2rem,4vw,4rem)}
.part-about>*,.part-hours>*,.part-questions>*,.part-area>*,.part-shop>*{grid-column:2}
.part-about>h2,.part-hours>h2,.part-questions>h2,.part-area>h2,.part-shop>h2{grid-column:1;grid-row:1/span 9;align-self:start}
.part-about .prose{font-size:1.1875rem}
:is(.offers,.people,.voices):has(>:nth-child(3n):last-child),:is(.offers,.people,.voices):has(>:nth-child(5):last-child),:is(.offers,.people,.voices):has(>:nth-child(11):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
:is(.offers,.people,.voices):has(>:nth-child(7):last-child),:is(.offers,.people,.voices):has(>:nth-child(10):last-child){grid-template-columns:repeat(4,minmax(0,1fr))}
}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;min-block-size:min(46rem,calc(100vh - 5rem))}.hero:not(:has(.shots)){grid-template-columns:minmax(0,60rem)}}
@media print{.hero{min-block-size:0!important}}
`;
