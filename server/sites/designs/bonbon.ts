import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A box of sweets: striped wrapping paper, a label with your name, pictures with the edge of a biscuit. */

const style = css`
:root{--face:"Playfair Display","Bookman Old Style",Georgia,serif;--text:"Iowan Old Style",Charter,"Bitstream Charter","Liberation Serif",Georgia,serif;--bump:clamp(.8rem,1.6vw,1.25rem);--radius:.75rem;--big:clamp(2.9rem,5.6vw,5.25rem)}
body{font-size:1.125rem;line-height:1.65}
h1,h2,h3{font-weight:400;font-style:italic;letter-spacing:-.01em}
h1,h2{color:var(--accent)}
.hero{grid-template-columns:repeat(2,minmax(0,1fr));align-items:center;justify-items:center;gap:1.5rem clamp(1rem,3vw,3rem);padding-block:clamp(1rem,4vw,4.5rem);background:repeating-linear-gradient(90deg,var(--tint) 0 1.25rem,var(--rule) 0 2.5rem);overflow:clip}
.words{grid-column:1/-1;inline-size:100%;max-inline-size:40rem;justify-items:center;text-align:center;padding:clamp(1.75rem,4.2vw,3.75rem) clamp(1.25rem,4vw,3.5rem);background:var(--card);border-radius:1.25rem;box-shadow:inset 0 0 0 .6rem var(--card),inset 0 0 0 calc(.6rem + 1.5px) var(--accent),0 .6rem 1.4rem #0003}
.words .actions{justify-content:center}
.shots{display:contents}
.shot{inline-size:100%;max-inline-size:20rem;filter:drop-shadow(0 .4rem .7rem #0004)}
.shot .picture{aspect-ratio:1;padding:calc(var(--bump)*.85);border-radius:0;background:oklch(88% .07 78);-webkit-mask:radial-gradient(closest-side,#000 97%,#0000) 0 0/var(--bump) var(--bump) round,linear-gradient(#000 0 0) 50%/calc(100% - var(--bump)) calc(100% - var(--bump)) no-repeat;mask:radial-gradient(closest-side,#000 97%,#0000) 0 0/var(--bump) var(--bump) round,linear-gradient(#000 0 0) 50%/calc(100% - var(--bump)) calc(100% - var(--bump)) no-repeat}
.of-1 .shot{grid-column:1/-1}
.part:not(.part-notice,.part-contact)>h2{justify-self:start;inline-size:fit-content;padding:.25em 1.3em .35em .7em;background:var(--accent);color:var(--on-accent);clip-path:polygon(0 0,100% 0,calc(100% - .55em) 50%,100% 100%,0 100%)}
.part:not(.part-notice,.part-contact)>h2:dir(rtl){padding-inline:.7em 1.3em;clip-path:polygon(0 0,100% 0,100% 100%,0 100%,.55em 50%)}
.voice blockquote{padding:0;border:0}
.part-services,.part-menu,.part-testimonials,.part-gallery{padding-block-start:calc(clamp(2.5rem,4.5vw,4.5rem) + var(--bump));background:var(--tint);-webkit-mask:radial-gradient(var(--bump) at 50% 100%,#000 97%,#0000) 0 0/calc(2*var(--bump)) var(--bump) repeat-x,linear-gradient(#000 0 0) 0 var(--bump)/100% 100% no-repeat;mask:radial-gradient(var(--bump) at 50% 100%,#000 97%,#0000) 0 0/calc(2*var(--bump)) var(--bump) repeat-x,linear-gradient(#000 0 0) 0 var(--bump)/100% 100% no-repeat}
.offer,.voice,.group,.person{padding:1.5rem;border:0;background:var(--card);border-radius:1rem;box-shadow:inset 0 0 0 .35rem var(--card),inset 0 0 0 calc(.35rem + 1px) var(--rule)}
.offer h3,.group h3,.person h3{font-size:1.5rem;color:var(--accent)}
.facts,.price{font-style:italic;color:var(--accent)}
.part .topics li,.places li{padding:.35rem 1.4rem;background:var(--rule);border:0;border-radius:0;font-style:italic;clip-path:polygon(0 0,100% 0,calc(100% - .6rem) 50%,100% 100%,0 100%,.6rem 50%)}
.part-gallery .picture{padding:.6rem;background:oklch(88% .07 78)}
@media (min-width:60rem){.hero{grid-template-columns:minmax(0,1fr) minmax(0,38rem) minmax(0,1fr)}.words{grid-column:2;grid-row:1}.shot{grid-row:1;grid-column:1;justify-self:end;align-self:end}.shot+.shot{grid-column:3;justify-self:start;align-self:start}.of-1 .shot{grid-column:1}.hero:has(.of-1){grid-template-columns:minmax(0,1fr) minmax(0,2fr)}.hero:not(:has(.shots)){grid-template-columns:1fr}.hero:not(:has(.shots)) .words{grid-column:1}}
@media print{.part{-webkit-mask:none!important;mask:none!important}.shot .picture{-webkit-mask:none;mask:none;padding:0}.words{box-shadow:none}}
`;

export const bonbon: Template = {
  uuid: '3ad8b610-54e7-49c9-a1f6-90c27be5d404',
  slug: 'bonbon',
  template_name: 'Bonbon',
  category: 'ECOMMERCE',
  required_images_count: 6,
  description: t(
    'Striped paper, a label and pictures with the edge of a biscuit. For bakeries, cafés, flower shops, boutiques and makers of fine things.',
  ),
  template_url: '/templates/bonbon.webp',
  trades: ['food', 'shop', 'beauty', 'drink'],
  hue: 5,
  palettes: palettes({
    own: {
      paper: 'oklch(99% 0.006 var(--hue))',
      tint: 'oklch(94% 0.04 var(--hue))',
      rule: 'oklch(87% 0.065 var(--hue))',
      ink: 'oklch(27% 0.045 var(--hue))',
      faint: 'oklch(40% 0.045 var(--hue))',
      accent: 'oklch(42% 0.13 var(--hue))',
    },
    deep: {},
  }),
  font: 'playfair-italic',
  opening: 2,
  body: frame({ sizes: '(min-width:60rem) 20rem, 45vw' }),
  css: `${frameStyle}\n${style}`,
};
