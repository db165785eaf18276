import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A two-colour flyer from a stencil printer: a dotted sun behind big words, pictures with the second ink out of register. */

const style = css`
:root{--face:Futura,"Century Gothic","URW Gothic","Avant Garde",var(--sans);--text:var(--face);--radius:0;--second:oklch(77% .155 calc(var(--hue) + 117));--third:oklch(90% .15 102);--big:clamp(3.1rem,8.6vw,8.5rem)}
body{font-weight:500}
h1,h2,h3{font-weight:700;letter-spacing:-.04em;line-height:.96}
.bar,.words,.shots{position:relative;z-index:1}
.hero{overflow:clip;isolation:isolate;padding-block-start:clamp(.75rem,3vw,2.5rem)}
.sun{position:absolute;z-index:-1;inset-block-end:-2vw;inset-inline-end:-26vw;inline-size:68vw;aspect-ratio:1;border-radius:50%;background:radial-gradient(color-mix(in oklch,var(--third) 70%,#0000) 40%,#0000 44%) 0 0/.9rem .9rem,var(--second);opacity:.9}
.name{line-height:.9}
.lead{font-weight:600;padding:.7rem 1rem;background:var(--card);box-shadow:.4rem .4rem 0 var(--third)}
.lead.fit-l,.lead.fit-xl{font-weight:500}
.place{background:var(--paper);padding-inline-end:.5rem}
.shot{position:relative;isolation:isolate;margin:0 1rem 1rem 0}
.shot::before{content:"";position:absolute;z-index:-1;inset:1rem -1rem -1rem 1rem;background:var(--third)}
.part:not(.part-notice)>h2{font-size:clamp(2rem,4.6vw,4rem)}
.offer,.group,.person{padding:1.4rem;background:var(--card);box-shadow:.45rem .45rem 0 var(--third);border:2px solid var(--ink)}
.offer:nth-child(3n+2){box-shadow:.45rem .45rem 0 var(--second)}.offer:nth-child(3n){box-shadow:.45rem .45rem 0 oklch(80% .1 var(--hue))}
.facts,.price{font-weight:700}
.part-testimonials{background:var(--tint)}
.voice blockquote{font-weight:700;font-size:1.25rem;line-height:1.3}
.part .topics li,.places li{padding:.45rem 1.1rem;background:oklch(90% .15 102);color:oklch(25% .05 102);border:0;border-radius:2rem;font-weight:700}
.part .topics li:nth-child(3n+2){background:oklch(84% .1 calc(var(--hue) + 117));border-radius:.3rem}
.part .topics li:nth-child(3n){background:oklch(88% .07 var(--hue))}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.sun{inset-block:-17vw auto;inset-inline-end:-12vw;inline-size:58vw}}
@media print{.sun,.shot::before{display:none}}
`;

export const overprint: Template = {
  uuid: '9b62d4e8-c5f1-4703-8d29-3e7a14f0b707',
  slug: 'overprint',
  template_name: 'Overprint',
  category: 'SOCIAL',
  required_images_count: 4,
  description: t(
    'A printed flyer in bold inks. For clubs, gyms, dance and yoga, initiatives and everyone who wants people to join in.',
  ),
  template_url: '/templates/overprint.webp',
  trades: ['sport', 'club', 'art', 'transport'],
  hue: 268,
  palettes: palettes({
    own: {
      paper: 'oklch(98% 0.006 100)',
      tint: 'oklch(95% 0.03 100)',
      ink: 'oklch(31% 0.13 var(--hue))',
      faint: 'oklch(38% 0.1 var(--hue))',
      accent: 'oklch(38% 0.165 var(--hue))',
      band: 'oklch(31% 0.13 var(--hue))',
    },
  }),
  opening: 1,
  body: frame({ sizes: '(min-width:60rem) 44vw, 90vw', adorned: ['sun'] }),
  css: `${frameStyle}\n${style}`,
};
