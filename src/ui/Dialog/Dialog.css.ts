import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { row, spread } from '../atoms.css';
import { inset, safeAbove, safeBelow, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { appear, rise } from '../theme/motion.css';
import { motion, radius, space, z } from '../theme/tokens';

const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
/** Enough height for a head that stays; a phone on its side, or above its keyboard, has less. */
const tall = '(min-height:480px)';
const room = `calc(100dvh - ${safeAbove})`;

export const root = style({ position: 'relative', zIndex: z.overlay });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.scrim,
  animation: `${appear} ${motion.normal}`,
});

export const stage = style({
  position: 'fixed',
  inset: `${safeAbove} 0 0`,
  display: 'grid',
  alignItems: 'end',
  '@media': { [media.tablet]: { padding: space[24], placeItems: 'center' } },
});

/** Scrolls by itself: what it asks stays above, its actions stay below. */
const panel = style({
  background: vars.raised,
  boxShadow: vars.shadow,
  outline: '1px solid transparent',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const box = style([
  panel,
  {
    position: 'relative',
    width: '100%',
    maxHeight: room,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    '@media': { [media.tablet]: { maxHeight: '100%', borderRadius: radius.card } },
  },
]);

/** On a phone a short question rises from the lower edge, near the thumb; anything longer is a whole sheet. */
const whole = style([box, { '@media': { [media.phone]: { minHeight: room, borderRadius: 0 } } }]);

export const size = styleVariants({ small: 448, medium: 544, large: 832 }, (width) => [
  width === 448 ? box : whole,
  { '@media': { [media.tablet]: { maxWidth: width } } },
]);

const side = style([panel, { position: 'fixed', insetBlock: 0, width: '18rem', maxWidth: 'calc(100% - 48px)' }]);

export const sheet = styleVariants({
  left: [
    side,
    {
      insetInlineStart: 0,
      animation: `${fromStart} ${motion.slow} ${motion.ease}`,
      selectors: { '[dir=rtl] &': { animationName: fromEnd } },
    },
  ],
  right: [
    side,
    {
      insetInlineEnd: 0,
      width: '26rem',
      animation: `${fromEnd} ${motion.slow} ${motion.ease}`,
      selectors: { '[dir=rtl] &': { animationName: fromStart } },
    },
  ],
});

const still = style({ position: 'sticky', zIndex: 1, background: 'inherit' });

/** The end of the head leaves room for the close button. */
export const head = style([
  still,
  {
    paddingBlock: `${inset} ${space[16]}`,
    paddingInline: `${inset} ${space[64]}`,
    '@media': { [tall]: { top: 0 } },
  },
]);
/** A sheet's own head: its title, or the mark, and the close button on one line. */
export const top = style([
  row[8],
  spread,
  still,
  { top: 0, padding: `8px ${inset}`, paddingTop: `calc(8px + ${safeAbove})` },
]);
export const body = style({ flex: 1, padding: `0 ${inset} ${inset}` });
/** Where nothing stands below it. */
export const last = style({ paddingBottom: `calc(${inset} + ${safeBelow})` });
/** The actions: beside each other at the end; on a phone as wide as the sheet, beside each other where they fit. */
export const foot = style([
  still,
  {
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    justifyContent: 'flex-end',
    padding: `${space[16]} ${inset}`,
    paddingBottom: `calc(${space[16]} + ${safeBelow})`,
    borderTop: `1px solid ${vars.line}`,
  },
]);
globalStyle(`${foot}>*`, { '@media': { [media.phone]: { flexGrow: 1 } } });
/** Above all that scrolls, in the corner of its sheet; read last, as it was. */
export const close = style([
  still,
  {
    order: -1,
    top: 10,
    zIndex: 2,
    height: 0,
    margin: '10px 10px -10px',
    alignSelf: 'flex-end',
  },
]);
