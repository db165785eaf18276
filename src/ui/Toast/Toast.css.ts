import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { appear } from '../theme/motion.css';
import { motion, radius, space, z } from '../theme/tokens';

/**
 * A line above the safe area of a phone, in the corner elsewhere; from there it is moved clear of what it would cover. What
 * is shown stands on it: the line has one place however high that is, and to the browser nothing jumps.
 */
export const region = style({
  position: 'fixed',
  zIndex: z.toast,
  bottom: `calc(${space[16]} + env(safe-area-inset-bottom))`,
  insetInline: space[16],
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInline: `auto ${space[24]}`, width: 380, bottom: space[24] },
  },
  selectors: { '&[data-aside]:not(:focus-within)': { opacity: 0 } },
});

export const toast = style({
  position: 'absolute',
  bottom: 0,
  display: 'flex',
  width: 'fit-content',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[12]}`,
  borderRadius: radius.card,
  background: vars.raised,
  boxShadow: vars.shadow,
  outline: '1px solid transparent',
  pointerEvents: 'auto',
  selectors: { '[data-aside] &': { pointerEvents: 'none' } },
  animation: `${appear} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.tablet]: { insetInlineEnd: 0 },
    [media.touch]: { alignItems: 'center', paddingBlock: space[4], paddingInline: `${space[16]} ${space[4]}` },
  },
});
