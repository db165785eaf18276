import { t } from '../../../contract/languages/t';
import { css } from '../markup';
import type { Template } from '../design';
import { frame, frameStyle } from './frame';
import { palettes } from './palettes';

/** A school's week on squared paper: the first screen is ruled like a timetable, and every list is one of its colours. */

const style = css`
:root{--face:Manrope,var(--sans);--radius:0;--line:2px;--one:oklch(89% .13 95);--two:oklch(85% .09 165);--three:oklch(84% .08 255);--four:oklch(83% .1 35);--five:oklch(86% .08 305)}
body{background:linear-gradient(color-mix(in oklch,var(--rule) 55%,#0000) 1px,#0000 1px) 0 0/100% 1.5rem,linear-gradient(90deg,color-mix(in oklch,var(--rule) 55%,#0000) 1px,#0000 1px) 0 0/1.5rem 100%,var(--paper)}
h1,h2,h3{font-weight:800;letter-spacing:-.03em}
.bar,.foot{background:var(--paper)}
.hero{gap:0;margin-inline:var(--edge);padding:0;background:var(--card);border:var(--line) solid var(--ink);min-block-size:0!important}
.words{padding:clamp(1.25rem,3.5vw,3.5rem)}
.name{letter-spacing:-.045em}
.shot .picture{aspect-ratio:4/3}
.days{order:2;display:block;block-size:clamp(1.25rem,3vw,2.75rem);border-block-start:var(--line) solid var(--ink);background:linear-gradient(90deg,var(--one) 20%,var(--two) 0 40%,var(--three) 0 60%,var(--four) 0 80%,var(--five) 0)}
.days:dir(rtl){scale:-1 1}
.part:not(.part-notice)>h2{justify-self:start;inline-size:fit-content;padding:.3em .55em .35em;background:var(--ink);color:var(--paper)}
.part.part-contact>h2{padding:0;background:none;color:inherit}
.offer,.person,.voice,.group{padding:1.25rem;background:var(--card);border:var(--line) solid var(--ink);border-block-start:1.1rem solid var(--one);box-shadow:inset 0 var(--line) 0 var(--ink)}
.offer:nth-child(5n+2),.person:nth-child(5n+2),.voice:nth-child(5n+2){border-block-start-color:var(--two)}.offer:nth-child(5n+3),.person:nth-child(5n+3),.voice:nth-child(5n+3){border-block-start-color:var(--three)}.offer:nth-child(5n+4),.person:nth-child(5n+4),.voice:nth-child(5n+4){border-block-start-color:var(--four)}.offer:nth-child(5n),.person:nth-child(5n),.voice:nth-child(5n){border-block-start-color:var(--five)}
.facts,.price{font-weight:800}
.part .topics li,.places li{padding:.35rem .9rem;background:var(--card);border:var(--line) solid var(--ink);border-radius:0;font-weight:700}
.part-gallery .picture,.portrait{border:var(--line) solid var(--ink)}
@media (min-width:60rem){
.hero{align-items:stretch}
.hero{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.words{min-block-size:min(33rem,62vh);align-content:center}
.shots{border-inline-start:var(--line) solid var(--ink)}
.shot{position:relative;block-size:100%}
.shot .picture{position:absolute;inset:0;block-size:100%}
.days{grid-column:1/-1}
}
@media print{.days{display:none}.shot .picture{position:static}}
`;

export const timetable: Template = {
  uuid: '7c1f0a52-3b0e-4d8e-9a53-5a6f4de0c101',
  slug: 'timetable',
  template_name: 'Timetable',
  category: 'Education',
  required_images_count: 6,
  description: t(
    'Bright and clear, ruled like a school week: your courses, times and people in five friendly colours. For schools, kindergartens and clubs for children.',
  ),
  template_url: '/templates/timetable.webp',
  trades: ['school', 'club', 'sport'],
  hue: 262,
  palettes: palettes({
    own: {
      accent: 'oklch(44% 0.17 var(--hue))',
      ink: 'oklch(27% 0.08 var(--hue))',
      band: 'oklch(27% 0.08 var(--hue))',
    },
  }),
  font: 'manrope',
  opening: 1,
  body: frame({ sizes: '(min-width:60rem) 40vw, 92vw', adorned: ['days'] }),
  css: `${frameStyle}\n${style}`,
};
