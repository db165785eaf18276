import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const width = createVar();
export const height = createVar();

const bone = style({
  display: 'block',
  background: vars.sunken,
  width,
  height,
  maxWidth: '100%',
  borderRadius: radius.control,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const shape = styleVariants({
  /** As high as the line of text that comes, with the ink's own height inside it. */
  text: [bone, { height: '.9em', margin: '.3em 0', borderRadius: 4 }],
  circle: [bone, { borderRadius: '50%', flex: 'none' }],
  block: [bone],
});
