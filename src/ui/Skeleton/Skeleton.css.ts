import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { breathe } from '../theme/motion.css';
import { radius } from '../theme/tokens';

export const width = createVar();
export const height = createVar();

const bone = style({
  display: 'block',
  background: vars.sunken,
  width: fallbackVar(width, '100%'),
  height,
  maxWidth: '100%',
  borderRadius: radius.control,
  outline: '1px solid transparent',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const shape = styleVariants({
  /** As high as the line of text that comes, with the ink's own height inside it. */
  text: [bone, { height: '.9em', margin: '.3em 0' }],
  circle: [bone, { borderRadius: '50%', flex: 'none' }],
  block: [bone],
});
