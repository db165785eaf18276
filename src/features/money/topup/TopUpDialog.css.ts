import { style } from '@vanilla-extract/css';
import { row, stack, wrap } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius } from '../../../ui/theme/tokens';

export const currencies = style({
  display: 'grid',
  gap: 8,
  // On a telephone two beside each other leave no room for the name of a network.
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      // As high as with the name of a network: it comes late, and a button that moves away is not pressed.
      gridAutoRows: 'minmax(6.125rem,auto)',
    },
  },
});
/** Two lines, also before there are any. */
export const network = style({ minHeight: '3em' });
export const coin = style({ width: 24, height: 24, borderRadius: 99, background: vars.sunken });
export const panel = style({
  display: 'block',
  width: '100%',
  height: 'min(640px, 70dvh)',
  '@media': { [media.phone]: { height: 'calc(100dvh - 160px)' } },
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
});
export const verifying = style([
  stack[16],
  { alignItems: 'center', textAlign: 'center', minHeight: 160, justifyContent: 'center' },
]);
export const actions = style([row[8], wrap, { justifyContent: 'flex-end' }]);
/** Addresses break where they must. */
export const code = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
