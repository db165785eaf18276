import { keyframes, style } from '@vanilla-extract/css';
import { appear } from '../theme/motion.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Nothing for 300 ms: what answers sooner never shows a spinner. */
export const spinner = style({
  display: 'inline-block',
  width: '1.15em',
  height: '1.15em',
  flex: 'none',
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  forcedColorAdjust: 'preserve-parent-color',
  animation: `${turn} .7s linear infinite,${appear} 160ms 300ms backwards`,
});

export const large = style({ fontSize: 32 });
