import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { rise } from '../theme/motion.css';
import { motion, radius, space, z } from '../theme/tokens';

/** Beside a dialog's actions, which are at its lower edge: on a phone below the header, elsewhere in the other corner. */
export const region = style({
  position: 'fixed',
  zIndex: z.toast,
  top: space[64],
  insetInline: space[16],
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      top: 'auto',
      insetInline: `auto ${space[24]}`,
      width: 380,
      bottom: space[24],
      selectors: { 'html:has([aria-modal]) &': { insetInlineStart: space[24] } },
    },
  },
});

export const toast = style({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[12]}`,
  borderRadius: radius.card,
  background: vars.raised,
  boxShadow: vars.shadow,
  outline: '1px solid transparent',
  pointerEvents: 'auto',
  animation: `${rise} ${motion.slow} ${motion.ease}`,
});
