import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A technical drawing: fine lines on blue squared paper, thin capitals, every picture between its dimension lines. */

const style = css`
:root{--face:Inter,var(--sans);--text:Inter,var(--sans);--mono:ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Liberation Mono",monospace;--radius:0;--fine:color-mix(in srgb,var(--rule) 24%,#0000);--finer:color-mix(in srgb,var(--rule) 11%,#0000)}
body{background:linear-gradient(var(--fine) 1px,#0000 1px) -1px -1px/8rem 8rem,linear-gradient(90deg,var(--fine) 1px,#0000 1px) -1px -1px/8rem 8rem,linear-gradient(var(--finer) 1px,#0000 1px) -1px -1px/1rem 1rem,linear-gradient(90deg,var(--finer) 1px,#0000 1px) -1px -1px/1rem 1rem,var(--paper)}
h1,h2,h3{font-weight:300;letter-spacing:-.03em}
.bar{border-block-end:1px solid var(--rule)}
.menu{font-family:var(--mono);font-size:.9375rem}
.name{font-weight:250;letter-spacing:-.045em}
.place{font-family:var(--mono);font-weight:400;font-size:.9375rem}
.lead{font-weight:350}
.shot{position:relative;padding:1.75rem 0 0 1.75rem}
.shot::before,.shot::after{content:"";position:absolute;background:linear-gradient(var(--rule) 0 0) center/100% 1px no-repeat;border-inline:1px solid var(--rule);block-size:.75rem;inset-block-start:.25rem;inset-inline:1.75rem 0}
.shot::after{background:linear-gradient(var(--rule) 0 0) center/1px 100% no-repeat;border:solid var(--rule);border-width:1px 0;block-size:auto;inline-size:.75rem;inset-block:1.75rem 0;inset-inline:.25rem auto}
.shot .picture{outline:1px solid var(--rule);outline-offset:-1px}
.part{border-block-start:1px solid var(--rule)}
.offer,.person,.voice,.group{padding:1.25rem;border:1px solid var(--rule);background:linear-gradient(var(--ink) 0 0) 0 0/1rem 2px no-repeat,linear-gradient(var(--ink) 0 0) 0 0/2px 1rem no-repeat,linear-gradient(var(--ink) 0 0) 100% 100%/1rem 2px no-repeat,linear-gradient(var(--ink) 0 0) 100% 100%/2px 1rem no-repeat,var(--card)}
.offer h3,.person h3{font-weight:500}
.facts,.price,.hours td,.role,.contact dt,.topics li,.places li,figcaption{font-family:var(--mono);font-size:.9375rem}
.part .topics li,.places li{padding:.35rem .85rem;background:none;border:1px dashed var(--rule);border-radius:0}
.foot{border-block-start:1px solid var(--rule);font-family:var(--mono);font-size:.875rem}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,6fr) minmax(0,6fr)}}
`;

export const blueprint: Template = {
  uuid: 'b2e4a6d1-9f37-4c52-8e0b-1d7c3a95f202',
  slug: 'blueprint',
  template_name: 'Blueprint',
  category: 'Education',
  required_images_count: 5,
  description: t(
    'Fine lines on blue squared paper, like a technical drawing. For workshops, academies, architects and everyone who builds, plans or teaches by doing.',
  ),
  template_url: '/templates/blueprint.webp',
  trades: ['technology', 'building', 'school', 'transport'],
  hue: 258,
  hues: [200, 300],
  palettes: palettes({
    form: 'dark',
    own: {
      paper: 'oklch(33% 0.11 var(--hue))',
      card: 'oklch(37% 0.115 var(--hue))',
      tint: 'oklch(37% 0.115 var(--hue))',
      ink: '#ffffff',
      faint: 'oklch(89% 0.045 var(--hue))',
      rule: 'oklch(76% 0.07 var(--hue))',
      accent: '#ffffff',
      'on-accent': 'oklch(30% 0.11 var(--hue))',
      band: 'oklch(26% 0.09 var(--hue))',
      'on-band': '#ffffff',
    },
    deep: { rule: 'oklch(58% 0.06 var(--hue))' },
  }),
  font: 'inter',
  opening: 1,
  body: frame({ sizes: '(min-width:60rem) 45vw, 92vw' }),
  css: `${frameStyle}\n${style}`,
};
