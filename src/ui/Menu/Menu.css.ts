import { style } from '@vanilla-extract/css';
import { kind } from '../Button/Button.css';
import { floating, option } from '../Floating/Floating.css';
import { controlHeight, vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** A long one scrolls in the room that there is; with less than 240 px it goes to the other side. */
export const menu = style([
  floating,
  { minWidth: 200, maxWidth: 320, maxHeight: 'max(240px,100% - 8px)', overflowY: 'auto', padding: 6 },
]);
export const head = style({ padding: '6px 10px 10px', borderBottom: `1px solid ${vars.line}`, marginBottom: 6 });
export const item = style([option, { selectors: { '&[data-danger]': { color: vars.bad } } }]);
export const rule = style({ height: 1, background: vars.line, margin: '6px 0' });
export const trigger = style([kind.ghost, { minWidth: controlHeight, padding: `0 ${space[4]}` }]);
/** The tick of what is chosen stands at the end. */
export const tick = style({ marginInlineStart: 'auto', color: vars.accentInk });
