import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** Words wrap before the actions are squeezed. */
export const words = style({ flex: '1 1 240px' });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[16],
});
