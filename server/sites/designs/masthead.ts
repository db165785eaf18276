import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** The front of a magazine: a flood of colour, the name as wide as the page, one large picture. */

const style = css`
:root{--face:Inter,var(--sans);--text:Inter,var(--sans);--radius:0;--edge:max(clamp(1.25rem,3.2vw,3.25rem),calc(50vw - 48rem))}
h1,h2,h3{font-weight:850;letter-spacing:-.045em;line-height:1}
.hero{padding-block-start:clamp(.75rem,2vw,2rem);gap:1.25rem var(--edge)}
.words{display:contents}
.name{grid-column:1/-1;font-weight:900;font-size:max(2rem,calc(var(--fit)*clamp(4.2rem,17vw,17.5rem)));line-height:.86;letter-spacing:-.06em;padding-block-end:.06em}
.name.fit-xl,.name.fit-l{line-height:.92;letter-spacing:-.05em}
.place{color:inherit}
.lead{font-weight:700;font-size:clamp(1.25rem,1.9vw,1.875rem);line-height:1.15;letter-spacing:-.03em}
.lead.fit-l,.lead.fit-xl{font-weight:450;letter-spacing:0;line-height:1.45}
.part:not(.part-notice)>h2{font-size:clamp(2.125rem,4.2vw,3.625rem)}
.offer,.person,.group{padding-block-start:1rem;border-block-start:.3rem solid var(--ink)}
.offer h3,.group h3,.person h3{font-size:1.5rem;font-weight:800;line-height:1.1}
.facts,.price{font-weight:800}
.part-testimonials{background:var(--tint)}
.voice blockquote{font-weight:800;font-size:clamp(1.375rem,2.2vw,2rem);line-height:1.12;letter-spacing:-.03em}
.topics{gap:.25rem 1rem}
.part .topics li,.places li{padding:0;background:none;border:0;font-weight:800;font-size:1.25rem;letter-spacing:-.02em}
.shots{margin-block-end:calc(-1*var(--space))}
.shot .picture{aspect-ratio:3/2}
main>.hero{padding-block-end:var(--space)}
main>.hero:has(.shots){margin-block-end:var(--space)}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,4fr) minmax(0,8fr);grid-template-rows:auto auto auto 1fr;align-items:start;min-block-size:0}
.name,.place,.lead,.words .actions{grid-column:1}
.name{grid-column:1/-1}
.shots{grid-column:2;grid-row:2/5}
.shot .picture{aspect-ratio:16/9}
.hero:not(:has(.shots)){grid-template-columns:minmax(0,1fr)}
}
`;

export const masthead: Template = {
  uuid: '50c7e2fb-1d96-4a3a-b08d-6c4e91f7a505',
  slug: 'masthead',
  template_name: 'Masthead',
  category: 'MEDIA',
  required_images_count: 7,
  description: t(
    'Loud like the front of a magazine: your name across the page, strong type, one large picture. For studios, agencies, magazines, bands and bold brands.',
  ),
  template_url: '/templates/masthead.webp',
  trades: ['art', 'technology', 'photography', 'club'],
  hue: 95,
  palettes: palettes({
    own: {
      band: 'oklch(86% 0.16 var(--hue))',
      'on-band': '#111111',
      ink: '#111111',
      accent: '#111111',
      'on-accent': '#ffffff',
      tint: 'oklch(95.5% 0.03 var(--hue))',
    },
    night: { band: 'oklch(84% 0.15 var(--hue))', 'on-band': '#111111', accent: 'oklch(86% 0.14 var(--hue))' },
    quiet: { band: 'oklch(93% 0.006 var(--hue))', 'on-band': '#111111' },
  }),
  font: 'inter',
  opening: 1,
  body: frame({ banded: true, sizes: '(min-width:60rem) 65vw, 94vw' }),
  css: `${frameStyle}\n${style}`,
};
