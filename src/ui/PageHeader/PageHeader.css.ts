import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[16],
  marginBottom: space[24],
});
