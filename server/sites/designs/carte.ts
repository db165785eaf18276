import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A menu on good paper: a fine double rule, an elegant serif, one picture from edge to edge, prices on dotted lines. */

const style = css`
:root{--face:"Playfair Display","Iowan Old Style",Georgia,serif;--text:"Iowan Old Style",Charter,"Bitstream Charter","Liberation Serif",Georgia,serif;--radius:0;--big:clamp(3rem,6vw,6rem)}
body{font-size:1.125rem}
h1,h2,h3{font-weight:400;letter-spacing:-.01em}
.hero{padding:0;gap:0;min-block-size:0!important}
.words{justify-items:center;text-align:center;margin:.75rem;padding:clamp(1.5rem,4vw,4rem) clamp(1.25rem,4vw,4rem);border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:-.4rem}
.words .actions{justify-content:center}
.place{font-weight:400;font-style:italic}
.shot .picture{aspect-ratio:3/2}
.part.part{display:block}
.part:not(.part-notice)>h2{text-align:center}
.part .prose,.hours,.others,.asked,.part-hours .note,.part-area p,.form{margin-inline:auto}
.part .prose{text-align:center}
.topics,.places,.part-shop .actions,.ways{justify-content:center}
.part-contact,.part-area p,.part-hours h3{text-align:center}
.form.form{text-align:start;inline-size:100%;margin-inline:0;max-inline-size:none}
.voice blockquote{padding:0;border:0}
.portrait{margin-inline:auto}
.part:not(.part-notice)>h2::after{content:"";display:block;inline-size:4rem;margin:1rem auto 0;border-block-start:3px double var(--accent)}
.part-menu,.part-testimonials{background:var(--tint)}
.offer,.voice,.person{text-align:center}
.offer{border-block-start:1px solid var(--rule)}
.offer h3,.group h3,.person h3{font-size:1.5rem}
.facts,.price{color:var(--accent)}
.item{display:flex;align-items:baseline;gap:.5rem}
.item::before{content:"";order:1;flex:1 1 1rem;border-block-end:2px dotted var(--rule)}
.item .price{order:2;white-space:nowrap}
.part .topics li,.places li{padding:.2rem .9rem;background:none;border:1px solid var(--rule);border-radius:0;font-style:italic}
.voice blockquote{font-family:var(--face);font-size:1.375rem;line-height:1.4}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-block-size:min(44rem,calc(100vh - 6rem))!important;align-items:stretch}
.shot,.shots{block-size:100%}
.shots{order:-1}
.shot{position:relative;min-block-size:32rem}
.shot .picture{position:absolute;inset:0;block-size:100%}
.words{margin:1.5rem}
.hero:not(:has(.shots)){grid-template-columns:1fr;min-block-size:0!important}
}
@media print{.shot .picture{position:static}.words{border:0;outline:0}}
`;

export const carte: Template = {
  uuid: 'c5a81f62-0e47-4d93-b2f9-64d7e30a9811',
  slug: 'carte',
  template_name: 'Carte',
  category: 'ECOMMERCE',
  required_images_count: 6,
  description: t(
    'Menu, hours and a table to book, on good paper. For restaurants, cafés, bars, wine merchants, caterers and guest houses.',
  ),
  template_url: '/templates/carte.webp',
  trades: ['food', 'drink', 'lodging'],
  hue: 35,
  palettes: palettes({
    own: {
      paper: 'oklch(98% 0.009 80)',
      card: 'oklch(99.5% 0.004 80)',
      tint: 'oklch(95% 0.016 80)',
      rule: 'oklch(80% 0.035 80)',
      ink: 'oklch(24% 0.02 60)',
      faint: 'oklch(41% 0.025 60)',
      accent: 'oklch(42% 0.12 var(--hue))',
      band: 'oklch(27% 0.035 var(--hue))',
    },
    deep: {
      paper: 'oklch(20% 0.02 var(--hue))',
      card: 'oklch(24% 0.025 var(--hue))',
      tint: 'oklch(25% 0.028 var(--hue))',
    },
  }),
  font: 'playfair',
  opening: 1,
  body: frame({ sizes: '(min-width:60rem) 50vw, 100vw' }),
  css: `${frameStyle}\n${style}`,
};
