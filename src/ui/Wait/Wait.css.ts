import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { appear } from '../theme/motion.css';
import { motion } from '../theme/tokens';

export const wait = style({ color: vars.soft });
/** Each sentence has its place from the beginning, so that nothing moves when its time comes. */
export const after = styleVariants({ what: '300ms', usual: '2s', leave: '10s' }, (delay) => ({
  animation: `${appear} ${motion.normal} ${delay} both`,
}));
