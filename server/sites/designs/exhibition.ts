import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A gallery: three framed pictures hung together on a painted wall, a floor of parquet, and much light around the words. */

const style = css`
:root{--face:"Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua","Iowan Old Style",Georgia,serif;--text:var(--face);--radius:0;--mat:clamp(.6rem,1.5vw,1.5rem);--bar:clamp(.45rem,.75vw,.8rem);--big:clamp(3rem,6.6vw,6.5rem)}
body{font-size:1.125rem}
h1,h2,h3{font-weight:400;letter-spacing:-.015em}
.hero{padding-block-end:clamp(5rem,11vw,10rem);background:radial-gradient(60% 75% at 68% 35%,#ffffff1f,#0000 70%),var(--band)}
.floor{position:absolute;inset-block-end:0;inset-inline:0;block-size:clamp(2rem,5vw,4.5rem);border-block-start:clamp(.4rem,.8vw,.75rem) solid oklch(90% .01 80);background:linear-gradient(#0006,#0000 80%),repeating-linear-gradient(90deg,#00000026 0 1px,#0000 1px 6.5rem),repeating-linear-gradient(90deg,oklch(58% .065 62) 0 6.5rem,oklch(61% .065 64) 0 13rem,oklch(56% .062 60) 0 19.5rem)}
.place{color:inherit;font-weight:400;font-style:italic}
.shot{justify-self:center;max-inline-size:calc(var(--ratio)*34rem + 2*(var(--mat) + var(--bar)));padding:var(--mat);background:#fdfdfb;border:var(--bar) solid #1c1815;border-image:linear-gradient(160deg,#4a3f36,#16120f 45%,#332a23) 1;box-shadow:inset 0 .3rem .6rem -.2rem #0004,0 1.6rem 2.2rem -.9rem #000a,0 .2rem .5rem #0005}
.shot .picture{aspect-ratio:auto}
.shots{gap:clamp(.75rem,1.6vw,1.5rem)}
.of-2,.of-3{grid-template-columns:repeat(2,minmax(0,1fr))}
.of-3 .shot:first-child{grid-column:1/-1}
.of-2 .shot,.of-3 .shot{max-inline-size:none;inline-size:100%}
.of-2 .picture,.of-3 .picture{aspect-ratio:4/3}
.part-services,.part-hours,.part-testimonials{background:var(--tint)}
.offer{padding-block-start:1rem;border-block-start:1px solid var(--ink)}
.offer h3,.group h3,.person h3{font-size:1.5rem}
.facts,.price{font-style:italic}
.voice blockquote{font-size:1.375rem;line-height:1.4;font-style:italic}
.part .topics li,.places li{padding:.2rem 0;background:none;border:0;border-block-end:1px solid var(--rule);border-radius:0;font-style:italic}
.part-gallery .picture{padding:clamp(.5rem,1vw,1rem);background:#fdfdfb;border:.45rem solid #1c1815;box-shadow:0 1rem 1.4rem -.7rem #0009}
.part-gallery figcaption{font-style:italic}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.of-1 .shot{max-inline-size:min(100%,calc(var(--ratio)*30rem + 2*(var(--mat) + var(--bar))))}
.of-2,.of-3{block-size:clamp(22rem,38vw,35rem);grid-template-rows:repeat(2,minmax(0,1fr))}
.of-3{grid-template-columns:minmax(0,19fr) minmax(0,10fr)}
.of-2 .shot,.of-3 .shot:first-child{grid-column:auto;grid-row:1/3}
.of-2 .picture,.of-3 .picture{block-size:100%;aspect-ratio:auto}
}
@media (prefers-color-scheme:dark){.floor{filter:brightness(.6)}}
@media print{.floor{display:none}.shot{border:0;padding:0}}
`;

export const exhibition: Template = {
  uuid: 'f4063b9d-27ce-4e58-9a41-8bd05c12e606',
  slug: 'exhibition',
  template_name: 'Exhibition',
  category: 'MEDIA',
  required_images_count: 7,
  description: t(
    'Three framed pictures on a painted wall, and a calm gallery for the others. For photographers, artists, architects, hotels and whoever shows rather than tells.',
  ),
  template_url: '/templates/exhibition.webp',
  trades: ['photography', 'art', 'lodging', 'building'],
  hue: 165,
  palettes: palettes({
    own: {
      paper: 'oklch(97.5% 0.004 var(--hue))',
      accent: 'oklch(38% 0.08 var(--hue))',
      band: 'oklch(36% 0.062 var(--hue))',
    },
    deep: { band: 'oklch(28% 0.055 var(--hue))' },
  }),
  opening: 3,
  body: frame({
    banded: true,
    sizes: '(min-width:60rem) 36vw, 90vw',
    others: '(min-width:60rem) 19vw, 45vw',
    adorned: ['floor'],
  }),
  css: `${frameStyle}\n${style}`,
};
