import { style } from '@vanilla-extract/css';
import { row, stack, title, wrap } from '../atoms.css';
import { controlHeight } from '../theme/contract.css';

/** A card as high as those beside it. */
export const tall = style([stack[16], { height: '100%' }]);
/** One figure in a card: as high as the skeleton before it; so is what follows. */
export const figure = style([title.huge, { fontVariantNumeric: 'tabular-nums', lineHeight: 1.5 }]);
/** A card's actions, at its lower edge. */
export const foot = style([row[8], wrap, { marginTop: 'auto', minHeight: controlHeight }]);
