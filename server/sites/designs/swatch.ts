import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A colour card: the first pictures are chips with a strip of their own colour, fanned out; the page stays light. */

const style = css`
:root{--face:Inter,var(--sans);--text:Inter,var(--sans);--radius:.625rem;--line:color-mix(in srgb,var(--ink) 16%,#0000);--big:clamp(3rem,7.4vw,7.25rem)}
body{letter-spacing:-.006em}
h1,h2,h3{font-weight:600;letter-spacing:-.04em}
.hero{overflow:clip}
.name{line-height:.96;letter-spacing:-.055em}
.lead{color:var(--faint)}
.shots{grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem}
.of-2{grid-template-columns:repeat(2,minmax(0,1fr))}
.of-1{grid-template-columns:minmax(0,1fr)}
.shot{background:#fff;border-radius:.5rem;overflow:hidden;border-block-end:clamp(1.25rem,4vw,3.5rem) solid var(--color);box-shadow:0 0 0 1px var(--line),0 .6rem 1.6rem -.6rem #0006}
.shot .picture{aspect-ratio:3/4;border-radius:0}
.of-1 .picture{aspect-ratio:4/3}
.offer{padding:.25rem 0 .25rem 1.25rem;padding-inline:1.25rem 0;border-block-start:0;border-inline-start:.6rem solid oklch(70% .13 calc(var(--hue) + var(--step,0)))}
.offer:nth-child(6n+2){--step:24}.offer:nth-child(6n+3){--step:48}.offer:nth-child(6n+4){--step:72}.offer:nth-child(6n+5){--step:96}.offer:nth-child(6n){--step:120}
.offer h3{font-size:clamp(1.25rem,1.8vw,1.625rem)}
.facts,.price{font-weight:600}
.voice,.group,.person{padding:1.5rem;background:var(--card);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line)}
.part .topics li,.places li{padding:.4rem 1rem;background:var(--card);border:1px solid var(--line);border-radius:2rem;font-weight:500}
.part-gallery figure{background:var(--card);border-radius:.5rem;overflow:hidden;box-shadow:0 0 0 1px var(--line)}
.part-gallery .picture{border-radius:0}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,1.05fr) minmax(0,1fr)}
.shots:not(.of-1){position:relative;display:block;block-size:min(38rem,42vw)}
.shots:not(.of-1) .shot{position:absolute;inset-block-start:4%;inset-inline-start:28%;inline-size:42%;block-size:86%;transform-origin:50% 112%;rotate:var(--turn,0deg);transition:translate .2s ease-out}
.shots:not(.of-1) .shot:hover{translate:0 -1rem}
.shots:not(.of-1) .picture{block-size:100%}
.of-3 .shot:nth-child(1){--turn:25deg}.of-3 .shot:nth-child(2){--turn:2deg}.of-3 .shot:nth-child(3){--turn:-21deg}
.of-2 .shot:nth-child(1){--turn:14deg}.of-2 .shot:nth-child(2){--turn:-12deg}
}
@media print{.shots{display:grid!important;block-size:auto!important}.shots .shot.shot{position:static!important;rotate:none;inline-size:auto;block-size:auto;border:0}}
`;

export const swatch: Template = {
  uuid: 'c49e7b02-8f1d-4a65-9b3c-e5d20f81aa10',
  slug: 'swatch',
  template_name: 'Swatch',
  category: 'ECOMMERCE',
  required_images_count: 8,
  description: t(
    'A colour card: your first pictures are fanned out, each with a strip of its own colour, on a light and airy page. For beauty, fashion, interiors and painters.',
  ),
  template_url: '/templates/swatch.webp',
  trades: ['beauty', 'shop', 'building', 'art'],
  hue: 30,
  palettes: palettes({
    own: {
      paper: 'oklch(96.5% 0.004 var(--hue))',
      tint: 'oklch(93.5% 0.012 var(--hue))',
      accent: 'oklch(45% 0.14 var(--hue))',
    },
  }),
  font: 'inter',
  opening: 3,
  body: frame({ sizes: '(min-width:60rem) 22vw, 30vw' }),
  css: `${frameStyle}\n${style}`,
};
