import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const ring = style({ fill: vars.goodSoft, stroke: vars.good, strokeWidth: 1.5 });
export const stroke = style({
  stroke: vars.good,
  strokeWidth: 2.5,
  strokeDasharray: 1,
  animation: `${draw} 200ms ease-out 120ms backwards`,
});
