import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { appear, breathe } from '../theme/motion.css';
import { motion, radius, type } from '../theme/tokens';

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

export const loading = style({ position: 'relative' });
/** Over the shapes, from 300 ms on: what is being waited for. */
export const words = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  padding: '2px 10px',
  borderRadius: radius.full,
  background: vars.surface,
  color: vars.soft,
  fontSize: type[12],
  animation: `${appear} ${motion.normal} 300ms both`,
});
