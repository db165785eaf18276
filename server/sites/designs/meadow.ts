import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** Friendly and round: soft fields of colour, a rounded face, pictures like pebbles in the grass. */

const style = css`
:root{--face:Nunito,"Arial Rounded MT Bold",var(--sans);--radius:1.5rem;--big:clamp(2.75rem,5.6vw,5.5rem)}
h1,h2,h3{font-weight:800;letter-spacing:-.02em;line-height:1.08}
.bar,.hero{background:var(--tint)}
.hero{border-end-start-radius:clamp(2rem,6vw,6rem);border-end-end-radius:clamp(2rem,6vw,6rem)}
.action{border-radius:3rem}
.shots{grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(.75rem,1.6vw,1.5rem);align-items:center}
.of-1{grid-template-columns:minmax(0,1fr)}
.shot .picture{aspect-ratio:1;border-radius:46% 54% 58% 42%/52% 44% 56% 48%}
.of-1 .picture{aspect-ratio:5/4}
.of-2 .shot:first-child{grid-column:1/-1}
.of-3 .shot:first-child{grid-column:1/-1}
.of-2 .shot:first-child .picture,.of-3 .shot:first-child .picture{aspect-ratio:16/10;border-radius:40% 60% 52% 48%/58% 48% 52% 42%}
.shot:nth-child(2) .picture{border-radius:58% 42% 44% 56%/46% 58% 42% 54%}
.offer,.voice,.group,.person{padding:1.5rem;border:0;background:var(--tint);border-radius:var(--radius)}
.offer:nth-child(2n){border-start-end-radius:3.5rem}.offer:nth-child(2n+1){border-end-start-radius:3.5rem}
.facts,.price{font-weight:700;color:var(--accent)}
.part .topics li,.places li{padding:.4rem 1.1rem;background:var(--tint);border:0;border-radius:2rem;font-weight:600}
.portrait{border-radius:46% 54% 58% 42%/52% 44% 56% 48%}
.part-gallery .picture{border-radius:var(--radius)}
.part-contact{border-start-start-radius:clamp(2rem,6vw,6rem);border-start-end-radius:clamp(2rem,6vw,6rem)}
.foot{background:var(--band);color:var(--on-band);--focus:var(--on-band)}
@media (max-width:59.99rem){.of-2 .shot:nth-child(2){grid-column:1/-1;justify-self:end;inline-size:50%;margin-block-start:-22%}}
@media (min-width:60rem){.of-2 .shot:nth-child(2){grid-column:2;margin-block-start:-35%}.of-3 .shot:nth-child(n + 2) .picture{aspect-ratio:3/2}}
@media print{.shot .picture.picture{border-radius:0}}
`;

export const meadow: Template = {
  uuid: 'a93e6d18-4f70-4b2c-9d15-08e2c7b5f614',
  slug: 'meadow',
  template_name: 'Meadow',
  category: 'ECOMMERCE',
  required_images_count: 5,
  description: t(
    'Friendly and round, in soft colours. For vets, groomers, gardeners, physiotherapists, midwives, nurseries and everyone who cares for others.',
  ),
  template_url: '/templates/meadow.webp',
  trades: ['animals', 'garden', 'health', 'sport', 'beauty'],
  hue: 145,
  palettes: palettes({
    own: {
      tint: 'oklch(94.5% 0.04 var(--hue))',
      accent: 'oklch(41% 0.105 var(--hue))',
      ink: 'oklch(26% 0.045 var(--hue))',
      faint: 'oklch(41% 0.045 var(--hue))',
      band: 'oklch(34% 0.08 var(--hue))',
    },
  }),
  font: 'nunito',
  opening: 2,
  body: frame({ sizes: '(min-width:60rem) 44vw, 92vw', others: '(min-width:60rem) 22vw, 46vw' }),
  css: `${frameStyle}\n${style}`,
};
