import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { card, page as pageColumn, stack } from '../../ui/atoms.css';
import { controlHeight, inset, vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { radius, space, type, z } from '../../ui/theme/tokens';

export const page = style([pageColumn, stack[24]]);
export const main = style([stack[24], { outline: 'none' }]);

/** The card with the steps, and the order beside it where both have room. */
export const columns = style([
  stack[24],
  { '@media': { [media.tablet]: { display: 'grid', alignItems: 'start', gridTemplateColumns: 'minmax(0,1fr)' } } },
]);
export const beside = style({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0,1fr) 320px' } } });
/** On a phone no frame: what is in it stands on the page, and the way on sticks below all of it. */
export const sheet = style([
  card,
  stack[24],
  { padding: inset, minWidth: 0, '@media': { [media.phone]: { display: 'contents' } } },
]);
/** The steps, and at their end the way out; as high when that is gone. */
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[16], minHeight: controlHeight });
/** The website and the order: below each other beside the steps, beside each other below them, apart on a phone. */
export const aside = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.phone]: { display: 'contents' },
    [`${media.tablet} and (max-width: 1199px)`]: { gridTemplateColumns: 'repeat(auto-fit,minmax(280px,1fr))' },
    [media.wide]: { position: 'sticky', top: 72 },
  },
});
/** As high as the website in the making, which comes with a chunk of its own. */
export const hollow = style({ height: 250, '@media': { [media.phone]: { display: 'none' } } });

export const ways = style({ '@media': { [media.phone]: { order: 1 } } });
/** In reach of the thumb: sticks to the lower edge of the window, as far as that is high enough to leave room. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.sticky,
  margin: `0 calc(-1*${inset}) calc(-1*${inset})`,
  padding: `${space[12]} ${inset}`,
  paddingBottom: `max(${space[12]},env(safe-area-inset-bottom))`,
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  '@media': {
    [media.phone]: { background: vars.canvas, borderRadius: 0 },
    '(max-height:479px)': { position: 'static' },
  },
});
/** What has the focus is not hidden below it. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBottom: 88 });
/** Above the buttons, whatever room they have. */
export const refusal = style({ flexBasis: '100%' });
/** On a phone the arrow says it; it is still read out. */
export const word = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
/** Takes what is left of the bar, for the thumb. */
export const onward = style({ '@media': { [media.phone]: { flexGrow: 1 } } });
/** A word above a figure. */
export const total = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontSize: type[12],
  color: vars.soft,
  '@media': { [media.wide]: { display: 'none' } },
});

const forward = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const backward = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });
/** What stands below a step is below the window until the step is there, and does not move. */
export const coming = style({ minHeight: '80dvh' });

/** A step slides the way it goes; the first one is there. On a phone the order stands below the window, whatever the step's height. */
export const step = style([
  stack[24],
  {
    '@media': { [media.phone]: { minHeight: '80dvh' } },
    selectors: {
      '&[data-direction]': { animation: `${forward} 180ms` },
      '&[data-direction=backward]': { animationName: backward },
    },
  },
]);
