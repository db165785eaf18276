import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

export const done = createVar();
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const track = style({
  height: 6,
  borderRadius: radius.full,
  background: vars.line,
  overflow: 'hidden',
  outline: '1px solid transparent',
});
/** All frame, which forced colours keep. */
export const bar = style({
  border: `3px solid ${vars.accent}`,
  borderRadius: radius.full,
  transformOrigin: 'left',
  transform: `scaleX(${done})`,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '[dir=rtl] &': { transformOrigin: 'right' },
    '[data-waiting]>&': { width: '40%', transform: 'none', animation: `${sweep} 1.2s ease-in-out infinite` },
  },
});
