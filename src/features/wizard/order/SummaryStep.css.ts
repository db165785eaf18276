import { style } from '@vanilla-extract/css';
import { row, stack } from '../../../ui/atoms.css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/contract.css';

export { unseen } from '../../../ui/atoms.css';

export const coupon = style([
  row[8],
  { alignItems: 'flex-start', '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } } },
]);
export const applied = style([row[8], { minHeight: 40 }]);
export const benefits = style([stack[8], { margin: 0, padding: 0, listStyle: 'none', color: vars.soft }]);
/** Inside a centred screen. */
export const progress = style({ textAlign: 'start' });
