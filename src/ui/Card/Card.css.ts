import { style } from '@vanilla-extract/css';
import { card as frame } from '../atoms.css';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

export const card = style([
  frame,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    padding: space[16],
    minWidth: 0,
    '@media': { [media.tablet]: { padding: space[24] } },
  },
]);
export const head = style({
  display: 'flex',
  gap: space[12],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});
