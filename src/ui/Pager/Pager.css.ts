import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
});
export const size = style({ width: '5rem' });
