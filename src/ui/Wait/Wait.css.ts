import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { muted, row } from '../atoms.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { motion, radius, space } from '../theme/tokens';

/** Hidden, and not only unseen: nothing is read out before its time. */
const come = keyframes({ from: { visibility: 'hidden', opacity: 0 } });
const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** Seconds that such a wait takes as a rule. */
export const usual = createVar();

export const wait = style([muted, { display: 'grid', gap: space[4] }]);
export const head = style([row[8]]);

/** What happens after 300 ms, how far it is after 2 s, that one may leave after 10 s. */
export const after = styleVariants({ happens: '.3s', far: '2s', leave: '10s' }, (delay) => ({
  animation: `${come} ${motion.normal} ${delay} backwards`,
}));

export const track = style({
  height: 3,
  maxWidth: 240,
  borderRadius: radius.full,
  background: vars.line,
  overflow: 'hidden',
  // Without motion it would stand at its end at once.
  '@media': { [media.still]: { display: 'none' } },
});
/** Nears its end without reaching it: that is for the answer to do. */
export const bar = style({
  display: 'block',
  borderTop: `3px solid ${vars.accent}`,
  transform: 'scaleX(.95)',
  transformOrigin: 'left',
  animation: `${fill} calc(${usual} * 1.5s) cubic-bezier(.2,.6,.4,1)`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
});
