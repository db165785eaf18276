import { style } from '@vanilla-extract/css';
import { row, spread, stack, wrap } from '../../../ui/atoms.css';
import { controlHeight } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';

export const page = style([stack[16], { scrollMarginTop: space[64] }]);
/** How many there are, and the way to another one. */
export const head = style([row[16], wrap, spread, { minHeight: controlHeight }]);
export const site = style([row[16], { alignItems: 'center', minWidth: 0 }]);
export const picture = style({ flex: 'none', width: 'clamp(72px,10vw,112px)', borderRadius: radius.control });
export const words = style([stack[4], { gap: 0, minWidth: 0, flex: 1 }]);
/** A day and its amount, each on one line. */
export const due = style([stack[4], { gap: 0, whiteSpace: 'nowrap' }]);
export const lines = style([stack[4], { alignItems: 'flex-start', '@media': { [media.phone]: { maxWidth: '62%' } } }]);
