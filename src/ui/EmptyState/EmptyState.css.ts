import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
});
export const words = style({ maxWidth: '44ch', color: vars.soft });
export const drawing = style({ color: vars.edge, marginBottom: space[8], forcedColorAdjust: 'auto' });
export const accent = style({ stroke: vars.brand });
export const action = style({ marginTop: space[8] });
