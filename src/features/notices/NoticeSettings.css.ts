import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css';
import { radius, space } from '../../ui/theme/tokens';

const cell = style({ padding: `${space[4]} 0`, borderBottom: `1px solid ${vars.line}`, textAlign: 'start' });
export const event = style([cell, { fontWeight: 'inherit', paddingBlock: space[12], paddingInlineEnd: space[12] }]);
export const head = style([cell, { color: vars.soft, fontWeight: 500 }]);
/** Wide enough for a finger, and no wider: what the row is about needs the room. */
export const channel = style({ width: '4.25rem' });
export const choice = style([cell, { verticalAlign: 'middle' }]);
/** In sight whichever row was changed. */
export const outcome = style({
  position: 'sticky',
  bottom: space[8],
  minHeight: 32,
  background: vars.surface,
  borderRadius: radius.control,
  selectors: { '&:empty': { visibility: 'hidden' } },
});
export const threshold = style({ maxWidth: '20rem' });
