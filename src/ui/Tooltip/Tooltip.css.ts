import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, type } from '../theme/tokens';

export const around = style({ display: 'contents' });

export const tip = style({
  position: 'fixed',
  inset: 'auto',
  margin: 6,
  positionArea: 'top',
  positionTryFallbacks: 'flip-block',
  maxWidth: 280,
  padding: '4px 8px',
  borderRadius: radius.small,
  outline: '1px solid transparent',
  background: vars.ink,
  color: vars.canvas,
  fontSize: type[12],
  fontWeight: 500,
  selectors: {
    '&[data-side=right]': { positionArea: 'inline-end', positionTryFallbacks: 'flip-inline' },
    '&[data-side=bottom]': { positionArea: 'bottom' },
    '&:not([data-open])': { display: 'none' },
  },
});
