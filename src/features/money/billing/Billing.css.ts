import { style } from '@vanilla-extract/css';
import { columns, muted, row, spread, stack, wrap } from '../../../ui/atoms.css';
import { media } from '../../../ui/theme/media';
import { space } from '../../../ui/theme/tokens';

export { figure, foot, tall as card } from '../../../ui/Card/figure.css';

export const list = style([stack[16], { scrollMarginTop: space[64] }]);
export const cards = style([columns[3]]);
/** A name with a word below it that is read after it. */
export const beneath = style([muted, { display: 'block' }]);
/** A sentence, and the button that follows from it. */
export const next = style([stack[8], { alignItems: 'flex-start', padding: `${space[4]} 0` }]);
/** Addresses and hashes break where they must. */
export const code = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const details = style([stack[24]]);
export const deposit = style([row[16], wrap, spread]);
/** The ways on with a deposit. */
export const ways = style([row[8], wrap]);
/** What is to be paid, beside the code that a wallet's camera reads. */
export const payment = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});
/** On a telephone a code of its full width would be cut. */
export const qr = style([stack[8], { alignItems: 'center', maxWidth: '100%' }]);
