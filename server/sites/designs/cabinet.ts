import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A library's card cabinet: a brass plate on oak says who you are, what you tell lies below on ruled cards. */

const style = css`
:root{--face:Charter,"Bitstream Charter","Sitka Text",Cambria,"Liberation Serif",Georgia,serif;--text:var(--face);--radius:.25rem;--oak:oklch(60% .085 62);--oak-dark:oklch(44% .07 55);--oak-light:oklch(70% .085 66);--brass:oklch(78% .1 88);--big:clamp(2.75rem,5.6vw,5.25rem)}
body{font-size:1.125rem}
h1,h2,h3{font-weight:700;letter-spacing:-.02em}
.hero{padding-block:clamp(1rem,3vw,3rem);background:repeating-linear-gradient(91deg,#0000 0 5px,#0000000d 5px 6px,#0000 6px 14px,#ffffff0f 14px 15px),linear-gradient(var(--oak-light),var(--oak));border-block:.75rem solid var(--oak-dark);min-block-size:0!important}
.words{padding:clamp(1.25rem,3.4vw,3.25rem);background:var(--card);border:clamp(.35rem,.6vw,.55rem) solid var(--brass);border-radius:.35rem;box-shadow:0 0 0 1px oklch(50% .07 80),0 .4rem .9rem #0007}
.shots{grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(.5rem,1vw,.9rem)}
.of-1{grid-template-columns:minmax(0,1fr)}
.of-3 .shot:first-child{grid-column:1/-1}
.shot{padding:clamp(.35rem,.6vw,.6rem);background:#1b130c;border-radius:.25rem;box-shadow:inset 0 0 0 2px #ffffff2e,0 .15rem .35rem #0008}
.shot .picture{border-radius:.1rem}
.of-3 .shot:first-child .picture{aspect-ratio:2}
.part:not(.part-notice)>h2{padding-block-end:.5rem;border-block-end:3px double oklch(58% .17 25)}
.part.part-contact>h2{border-block-end-color:var(--rule)}
.offer,.person,.voice,.group{padding:1.1rem 1.4rem 1.4rem;border:0;background:var(--card);border-radius:.3rem;box-shadow:0 .15rem .6rem #0003,0 0 0 1px #0000001a}
.offer h3,.person h3{padding-block-end:.4rem;border-block-end:1px solid oklch(58% .17 25);margin-block-end:.5rem}
.facts,.price{font-weight:700}
.part .topics li,.places li{padding:.3rem .9rem;background:var(--card);border:.2rem solid var(--brass);border-radius:.25rem;box-shadow:0 0 0 1px oklch(50% .07 80)}
.part-gallery .picture,.portrait{padding:.5rem;background:#fff;box-shadow:0 .15rem .6rem #0004}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,7fr) minmax(0,6fr);align-items:stretch}.words{min-block-size:min(30rem,60vh)}.shot .picture{block-size:100%}}
@media (prefers-color-scheme:dark){.hero{--oak:oklch(38% .06 60);--oak-light:oklch(43% .06 62);--oak-dark:oklch(28% .05 55);--brass:oklch(58% .08 88)}}
@media print{.words{border:0;padding:0}}
`;

export const cabinet: Template = {
  uuid: '68d3f1a9-0b5c-4e27-9f84-d2a7c61e0909',
  slug: 'cabinet',
  template_name: 'Card Cabinet',
  category: 'Education',
  required_images_count: 5,
  description: t(
    'Oak, brass and ruled cards, like a library: much text reads well here. For language schools, tutors, libraries, notaries and houses with a history.',
  ),
  template_url: '/templates/cabinet.webp',
  trades: ['school', 'law', 'advice', 'club'],
  hue: 190,
  palettes: palettes({
    own: {
      paper: 'oklch(95.5% 0.012 85)',
      card: 'oklch(99% 0.006 95)',
      tint: 'oklch(93% 0.022 85)',
      rule: 'oklch(85% 0.03 80)',
      accent: 'oklch(40% 0.085 var(--hue))',
      band: 'oklch(31% 0.055 var(--hue))',
    },
    deep: {},
  }),
  opening: 3,
  body: frame({ sizes: '(min-width:60rem) 40vw, 92vw', others: '(min-width:60rem) 20vw, 45vw' }),
  css: `${frameStyle}\n${style}`,
};
