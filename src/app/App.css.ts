import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css';

const creep = keyframes({ from: { transform: 'scaleX(0)', opacity: 1 }, to: { transform: 'scaleX(.9)', opacity: 1 } });

/** Along the upper edge while the next screen is on its way; not seen under 300 ms. */
export const progress = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 9,
  height: 2,
  background: vars.accent,
  transformOrigin: '0 0',
  opacity: 0,
  animation: `${creep} 8s cubic-bezier(0,.9,.4,1) .3s forwards`,
});
