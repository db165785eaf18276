import { style, styleVariants } from '@vanilla-extract/css';
import { boxed, row, spread, stack, wrap } from '../../ui/atoms.css';
import { vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { radius, space } from '../../ui/theme/tokens';

export const page = style([stack[16], { scrollMarginTop: space[64] }]);
/** What one reads and writes is no wider than a line of text may be. */
export const column = style([stack[24], { maxWidth: 760 }]);
export const head = style([row[16], wrap, spread]);
export const words = style([stack[4], { gap: 0, minWidth: 0, overflowWrap: 'anywhere' }]);
export const thread = style([stack[16]]);
/** Ours and theirs are told apart by who it says, by their side and by their ground. */
const message = style([
  boxed,
  stack[8],
  {
    width: 'fit-content',
    maxWidth: '90%',
    borderRadius: radius.card,
    '@media': { [media.phone]: { maxWidth: '100%' } },
  },
]);
export const said = styleVariants({
  you: [message, { alignSelf: 'flex-end', background: vars.accentSoft }],
  support: [message, { alignSelf: 'flex-start', background: vars.surface }],
});
export const files = style([stack[8]]);
export const file = style([boxed, row[8], { justifyContent: 'space-between', minWidth: 0 }]);
