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
  flexWrap: 'wrap',
  gap: space[12],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});
/** A title that would have less room than this has its own line, and what can be done about it the next one. */
export const titled = style({ flex: '1 1 11rem', minWidth: 0 });
