import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { rise } from '../theme/motion.css';
import { motion, radius } from '../theme/tokens';

/** In the top layer, beside its anchor (CSS anchor positioning; `place` does the same where that is missing). */
export const floating = style({
  position: 'fixed',
  inset: 'auto',
  margin: '4px 0',
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-block,flip-inline',
  background: vars.raised,
  color: vars.ink,
  boxShadow: vars.shadow,
  borderRadius: radius.card,
  outline: '1px solid transparent',
  animation: `${rise} ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-align=end]': { positionArea: 'block-end span-inline-start' } },
});

/** A row of a menu or a list. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: radius.small,
  textAlign: 'start',
  selectors: {
    '&:hover,&:focus-visible,&[aria-selected=true]': { background: vars.sunken },
    '&[aria-selected=true]': { outline: '1px solid transparent' },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
});
