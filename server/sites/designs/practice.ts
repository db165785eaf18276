import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** Calm and trustworthy: a quiet tint, a serif for headings, one picture with a round shoulder, and room to breathe. */

const style = css`
:root{--face:"Young Serif","Iowan Old Style",Georgia,serif;--radius:.75rem;--big:clamp(2.5rem,4.6vw,4.5rem)}
h1,h2,h3{font-weight:400;letter-spacing:-.015em;line-height:1.14}
.bar{background:var(--tint)}
.hero{background:linear-gradient(var(--tint) 0 0) 0 0/100% calc(100% - clamp(2.5rem,6vw,5.5rem)) no-repeat;padding-block-end:0;min-block-size:0!important;align-items:stretch}
.hero:not(:has(.shots)){padding-block-end:var(--space);background:var(--tint)}
.name{letter-spacing:-.02em;line-height:1.08}
.lead{color:var(--faint)}
.shot .picture{border-radius:var(--radius);border-start-start-radius:clamp(3rem,9vw,9rem);aspect-ratio:5/4}
.part-services,.part-testimonials,.part-hours{background:var(--tint)}
.offer{padding-block-start:1.1rem;border-block-start:2px solid var(--accent)}
.voice,.group{padding:1.5rem;background:var(--card);border-radius:var(--radius)}
.part-menu .group{padding:0;background:none}
.voice blockquote{font-family:var(--face);font-size:1.1875rem;line-height:1.45}
.facts,.price{font-weight:600;color:var(--accent)}
.part .topics li,.places li{padding:.35rem 1rem;background:var(--tint);border:0;border-radius:2rem}
.portrait{border-radius:50%}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,6fr) minmax(0,5fr)}.words{padding-block:clamp(2rem,5vw,5rem) clamp(5rem,9vw,9rem)}.shot .picture{block-size:100%;min-block-size:30rem;max-block-size:40rem}}
`;

export const practice: Template = {
  uuid: '0d7f3c9e-52b8-4a61-8e4d-91c6b0a7f313',
  slug: 'practice',
  template_name: 'Practice',
  category: 'ECOMMERCE',
  required_images_count: 5,
  description: t(
    'Calm and trustworthy: what you do, who you are, when you are there. For doctors, dentists, therapists, lawyers, tax advisers and every other practice.',
  ),
  template_url: '/templates/practice.webp',
  trades: ['health', 'law', 'advice', 'beauty', 'lodging'],
  hue: 200,
  palettes: palettes({
    own: {
      tint: 'oklch(95.5% 0.02 var(--hue))',
      accent: 'oklch(40% 0.085 var(--hue))',
      ink: 'oklch(25% 0.035 var(--hue))',
      band: 'oklch(30% 0.055 var(--hue))',
    },
    quiet: { tint: 'oklch(95.5% 0.008 85)', paper: 'oklch(99% 0.004 85)' },
  }),
  font: 'young-serif',
  opening: 1,
  body: frame({ sizes: '(min-width:60rem) 42vw, 92vw' }),
  css: `${frameStyle}\n${style}`,
};
