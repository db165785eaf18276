import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inset, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { appear, rise } from '../theme/motion.css';
import { motion, radius, space, z } from '../theme/tokens';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const root = style({ position: 'relative', zIndex: z.overlay });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.scrim,
  animation: `${appear} ${motion.normal}`,
});

/** Scrolls when the dialog is higher than the window. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  alignItems: 'end',
  '@media': { [media.tablet]: { padding: space[24], placeItems: 'center' } },
});

const panel = style({
  position: 'relative',
  background: vars.raised,
  boxShadow: vars.shadow,
  display: 'flex',
  flexDirection: 'column',
});

const box = style([
  panel,
  { width: '100%', borderRadius: radius.card, animation: `${rise} ${motion.slow} ${motion.ease}` },
]);

/** On a phone a short question rises from the lower edge, near the thumb; anything longer is a whole sheet. */
const whole = style([box, { '@media': { [media.phone]: { minHeight: '100dvh', borderRadius: 0 } } }]);

export const size = styleVariants({ small: 448, medium: 544, large: 832 }, (width) => [
  width === 448 ? box : whole,
  { '@media': { [media.tablet]: { maxWidth: width } } },
]);

const side = style([
  panel,
  { position: 'fixed', top: 0, bottom: 0, width: '18rem', maxWidth: 'calc(100% - 48px)', overflowY: 'auto' },
]);

export const sheet = styleVariants({
  left: [side, { left: 0, animation: `${fromLeft} ${motion.slow} ${motion.ease}` }],
  right: [side, { right: 0, width: '26rem', animation: `${fromRight} ${motion.slow} ${motion.ease}` }],
});

/** The end of the head leaves room for the close button. */
export const head = style({ padding: `${inset} ${space[64]} ${space[16]} ${inset}` });
export const body = style({ flex: 1, padding: `0 ${inset} ${inset}` });
/** The actions: beside each other at the end, as wide as the sheet on a phone. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  justifyContent: 'flex-end',
  marginTop: 'auto',
  padding: `${space[16]} ${inset}`,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
globalStyle(`${foot}>*`, { '@media': { [media.phone]: { width: '100%' } } });
export const close = style({ position: 'absolute', top: 10, right: 10 });
