import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/atoms.css';
import { space } from '../../../ui/theme/tokens';

/** The choice, and beside it what comes of it; on a phone below. */
export const choice = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,17.5rem),1fr))',
});
export const sample = style([stack[4]]);
export const retry = style({ alignSelf: 'flex-start' });
