import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A table laid outdoors: a checked cloth, your name on the large plate, the first pictures on the small ones. */

const style = css`
:root{--face:"Young Serif",Superclarendon,"Century Schoolbook",C059,Georgia,serif;--radius:1rem;--check:color-mix(in oklch,var(--accent) 42%,#0000);--square:clamp(1.75rem,3.6vw,3.25rem);--big:clamp(2.75rem,5.4vw,5rem)}
h1,h2,h3{font-weight:400;letter-spacing:-.015em}
h1,h2{color:var(--accent)}
.hero{grid-template-columns:repeat(2,minmax(0,1fr));justify-items:center;align-items:center;gap:1.25rem;padding-block:clamp(1rem,3.5vw,3.5rem);background:linear-gradient(90deg,var(--check) 50%,#0000 0) 50% 0/calc(2*var(--square)) 100%,linear-gradient(var(--check) 50%,#0000 0) 0 0/100% calc(2*var(--square)),var(--card);overflow:clip}
.words{grid-column:1/-1;inline-size:100%;max-inline-size:40rem;justify-items:center;text-align:center;padding:clamp(2rem,4.5vw,4.5rem) clamp(1.5rem,5vw,4.5rem);border-radius:clamp(2rem,8vw,10rem);background:var(--card);box-shadow:inset 0 0 0 .5rem var(--card),inset 0 0 0 calc(.5rem + 2px) var(--accent),0 1rem 2.5rem .2rem #0005}
.words .actions{justify-content:center}
.shots{display:contents}
.shot{inline-size:100%;max-inline-size:19rem;aspect-ratio:1;border-radius:50%;padding:clamp(.75rem,2vw,1.5rem);background:radial-gradient(closest-side,#fff 78%,#e9e6e2 82%,#fff 86%,#fff 94%,#dedad5 100%);box-shadow:0 .8rem 1.6rem -.2rem #0006,0 .1rem .3rem #0004}
.shot .picture{aspect-ratio:1;border-radius:50%}
.of-1 .shot{grid-column:1/-1}
.part-services,.part-menu,.part-testimonials{background:var(--tint)}
.offer,.voice,.group,.person{padding:1.5rem;border:0;background:var(--card);border-radius:1.25rem;box-shadow:inset 0 0 0 2px var(--rule)}
.offer h3,.group h3,.person h3{font-size:1.4375rem;color:var(--accent)}
.facts,.price{font-weight:700}
.part .topics li,.places li{padding:.4rem 1.7rem .4rem .9rem;background:oklch(85% .13 95);color:oklch(25% .06 60);border:0;border-radius:0;font-weight:600;clip-path:polygon(0 0,100% 0,calc(100% - .8rem) 50%,100% 100%,0 100%)}
.part .topics li:dir(rtl),.places li:dir(rtl){padding-inline:.9rem;clip-path:none}
.portrait{border-radius:50%}
.part-contact h2{color:inherit}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,1fr) minmax(0,38rem) minmax(0,1fr)}.words{grid-column:2;grid-row:1;z-index:1}.shot{grid-row:1;grid-column:1;justify-self:end;margin-inline-end:-2.5rem}.shot+.shot{grid-column:3;justify-self:start;margin-inline:-2.5rem 0}.hero:has(.of-1){grid-template-columns:minmax(0,1fr) minmax(0,2fr)}.of-1 .shot{grid-column:1}.hero:not(:has(.shots)){grid-template-columns:1fr}.hero:not(:has(.shots)) .words{grid-column:1}}
@media print{.shot,.shot .picture{padding:0;border-radius:0}.words{box-shadow:none;padding:0}}
`;

export const picnic: Template = {
  uuid: '1f85a0c6-e3d7-4b94-b6a2-7c90d4e35808',
  slug: 'picnic',
  template_name: 'Picnic',
  category: 'SOCIAL',
  required_images_count: 8,
  description: t(
    'A checked cloth, your name on the plate, pictures around it. For bistros, food trucks, street festivals, farms, neighbourhoods and everyone who sits down together.',
  ),
  template_url: '/templates/picnic.webp',
  trades: ['food', 'drink', 'club', 'lodging'],
  hue: 25,
  palettes: palettes({
    own: {
      paper: 'oklch(99% 0.005 80)',
      accent: 'oklch(45% 0.16 var(--hue))',
      band: 'oklch(35% 0.075 140)',
    },
    deep: {},
  }),
  font: 'young-serif',
  opening: 2,
  body: frame({ sizes: '(min-width:60rem) 19rem, 45vw' }),
  css: `${frameStyle}\n${style}`,
};
