import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** Both dates stand beside the name of the period as far as they fit whole, else below it. */
export const period = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[12] });
export const name = style({ flex: '1 1 10rem', minWidth: 0 });
export const ends = style({
  flex: '3 1 20rem',
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,9.5rem),1fr))',
});
