import { style } from '@vanilla-extract/css';
import { card as frame } from '../atoms.css';
import { inset } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const card = style([
  frame,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    padding: inset,
    minWidth: 0,
  },
]);
export const head = style({
  display: 'flex',
  gap: space[12],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});
