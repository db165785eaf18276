import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { space, type, weight } from '../theme/tokens';

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
export const label = style({
  fontWeight: weight.medium,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
});
/** A link there has its room for a finger above it: below is the field. */
globalStyle(`${label}${label}>a`, {
  '@media': { [media.touch]: { paddingBlock: '18px 6px', marginBlock: '-18px -6px' } },
});
export const hint = style({ fontSize: type[12], color: vars.soft });
export const error = style({ fontSize: type[12], color: vars.bad, display: 'flex', gap: 6, alignItems: 'center' });
export const optional = style({ color: vars.faint, fontWeight: weight.normal });
