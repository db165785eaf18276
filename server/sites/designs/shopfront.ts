import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A shop on a street: its sign above, a striped awning, the board beside the big window. */

const style = css`
:root{--face:"Avenir Next Condensed","Arial Narrow","Roboto Condensed","Liberation Sans Narrow","Nimbus Sans Narrow",sans-serif-condensed,var(--sans);--radius:0;--stripes:clamp(1.75rem,4vw,3.25rem);--big:clamp(3rem,7vw,6.5rem)}
h1,h2,h3{font-weight:700;letter-spacing:.005em}
h1,h2{text-transform:uppercase}
.hero{padding-block-start:calc(clamp(3.25rem,7vw,6rem) + 1.5rem)}
.awning{--half:calc(var(--stripes)/2);position:absolute;inset-block-start:0;inset-inline:0;block-size:clamp(3.25rem,7vw,6rem);background:linear-gradient(#0000004d,#0000 45%),repeating-linear-gradient(90deg,var(--band) 0 var(--stripes),#fff 0 calc(2*var(--stripes)));
-webkit-mask:linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--half)) no-repeat,radial-gradient(var(--half) at 50% 0,#000 97%,#0000) 0 100%/var(--stripes) var(--half) repeat-x;
mask:linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--half)) no-repeat,radial-gradient(var(--half) at 50% 0,#000 97%,#0000) 0 100%/var(--stripes) var(--half) repeat-x}
.name{letter-spacing:0;line-height:.98}
.shot{border:clamp(.5rem,1vw,.9rem) solid var(--band);border-block-end-width:clamp(1rem,2.4vw,2rem)}
.part-services,.part-menu{background:var(--tint)}
.offer,.voice,.group{padding:1.4rem;background:var(--card);border-block-start:.4rem solid var(--band)}
.offer h3,.group h3,.person h3{font-size:1.5rem}
.facts,.price{font-weight:700}
.part .topics li,.places li{padding:.35rem 1rem .35rem 2rem;background:radial-gradient(circle at 1rem 50%,var(--paper) .26rem,#0000 .3rem) var(--band);color:var(--on-band);border:0;border-radius:0;font-weight:600;clip-path:polygon(0 50%,.8rem 0,100% 0,100% 100%,.8rem 100%)}
.part .topics li:dir(rtl),.places li:dir(rtl){padding-inline:1rem;background:var(--band);clip-path:none}
.part-gallery figure{padding-block-end:.75rem;border-block-end:.75rem solid oklch(74% .06 70);box-shadow:0 .35rem .5rem -.2rem #0005}
.part-contact{border-block-start:clamp(.6rem,1.2vw,1rem) solid oklch(80% .05 75)}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}}
@media print{.awning{display:none}.shot{border:0}}
`;

export const shopfront: Template = {
  uuid: 'e91d5c37-6a84-4b1f-b7c0-2f8e6d04a303',
  slug: 'shopfront',
  template_name: 'Shopfront',
  category: 'ECOMMERCE',
  required_images_count: 7,
  description: t(
    'A sign, a striped awning and a big window. For shops on the street: grocers, florists, hardware, books and everyone who wants visitors through the door.',
  ),
  template_url: '/templates/shopfront.webp',
  trades: ['shop', 'garden', 'food', 'drink'],
  hue: 155,
  palettes: palettes({
    own: {
      paper: 'oklch(98% 0.008 var(--hue))',
      accent: 'oklch(43% 0.12 var(--hue))',
      band: 'oklch(36% 0.1 var(--hue))',
    },
    deep: { band: 'oklch(37% 0.09 var(--hue))' },
  }),
  opening: 1,
  body: frame({ sign: true, sizes: '(min-width:60rem) 55vw, 92vw', adorned: ['awning'] }),
  css: `${frameStyle}\n${style}`,
};
