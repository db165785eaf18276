import { style } from '@vanilla-extract/css';
import { controlHeightSmall, vars } from '../theme/contract.css';
import { motion, space, weight } from '../theme/tokens';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: controlHeightSmall,
  fontWeight: weight.medium,
});
export const chevron = style({
  color: vars.soft,
  transition: `transform ${motion.normal} ${motion.ease}`,
  selectors: { '[open]>summary>&': { transform: 'rotate(180deg)' } },
});
export const body = style({ paddingTop: space[8] });
