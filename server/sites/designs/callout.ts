import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** For whoever is called when something is broken: a strong field of colour, plain words, the telephone large and first. */

const style = css`
:root{--face:Manrope,var(--sans);--radius:.5rem;--big:clamp(2.5rem,5.2vw,5rem)}
h1,h2,h3{font-weight:800;letter-spacing:-.03em;line-height:1.06}
.dial{font-size:1.1875rem;font-weight:800;font-family:var(--face)}
.hero{overflow:clip}
.place{display:flex;align-items:center;gap:.6rem;color:inherit}
.place::before{content:"";flex:none;inline-size:.8rem;block-size:.8rem;border-radius:50% 50% 50% 0;rotate:-45deg;background:currentColor}
.hero .actions{inline-size:100%}
.hero .action{flex-wrap:wrap;gap:0 .6em;font-size:clamp(1.1875rem,1.6vw,1.5rem);font-weight:800;padding-block:.8em}
.number{white-space:nowrap}
.shots{grid-template-columns:repeat(2,minmax(0,1fr));gap:.5rem}
.of-1{grid-template-columns:minmax(0,1fr)}
.part-area,.part-testimonials{background:var(--tint)}
.offer{padding:1.25rem 1.4rem;background:var(--tint);border-radius:var(--radius);border:solid var(--accent);border-width:0;border-inline-start-width:.4rem}
.facts,.price{font-weight:800;font-family:var(--face)}
.voice{padding:1.4rem;background:var(--card);border-radius:var(--radius)}
.voice blockquote{font-weight:600;font-size:1.125rem}
.part .topics li,.places li{padding:.4rem 1rem;background:var(--card);border:1.5px solid var(--accent);border-radius:var(--radius);font-weight:600}
.part .topics li{background:none}
.part-contact .contact dd{font-size:clamp(1.25rem,2vw,1.625rem);font-weight:700}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,6fr) minmax(0,6fr);padding-block:clamp(2rem,4vw,4rem)}
.of-1 .picture{aspect-ratio:1;max-block-size:36rem}
.of-2{grid-template-columns:minmax(0,1fr)}
.of-2 .picture{aspect-ratio:16/9;max-block-size:17.5rem}
}
@media (max-width:39.99rem){.hero .action{inline-size:100%;text-align:center;justify-content:center}}
`;

export const callout: Template = {
  uuid: '7be2a04d-9c15-4f38-a6d0-3f1e85c2b412',
  slug: 'callout',
  template_name: 'Callout',
  category: 'ECOMMERCE',
  required_images_count: 4,
  description: t(
    'The telephone first: strong, plain and quick to read on the way. For plumbers, electricians, roofers, cleaners, garages, movers and everyone who is called out.',
  ),
  template_url: '/templates/callout.webp',
  trades: ['repair', 'building', 'transport', 'garden', 'technology'],
  hue: 255,
  // A strong field of orange or yellow that bears white words is brown.
  hues: [110, 38],
  palettes: palettes({
    own: {
      band: 'oklch(40% 0.13 var(--hue))',
      accent: 'oklch(44% 0.16 var(--hue))',
      tint: 'oklch(96% 0.014 var(--hue))',
    },
    night: { band: 'oklch(34% 0.1 var(--hue))' },
    deep: { band: 'oklch(32% 0.085 var(--hue))' },
  }),
  font: 'manrope',
  opening: 2,
  body: frame({
    banded: true,
    sign: false,
    numbered: true,
    sizes: '(min-width:60rem) 45vw, 92vw',
  }),
  css: `${frameStyle}\n${style}`,
};
