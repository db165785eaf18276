import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** The search takes what the others leave; on a phone each has its own line. */
export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'flex-start' });
export const search = style({ flex: '3 1 15rem', minWidth: 0 });
/** Two dates need a line of their own. */
export const control = style({
  flex: '1 1 10rem',
  minWidth: 0,
  selectors: { '&:has([role=group])': { flexBasis: '100%' } },
});
/** As high as the button, so that nothing moves when the first filter is set. */
export const found = style({ minHeight: '2.5rem' });
export const action = style({ marginInlineStart: 'auto' });
