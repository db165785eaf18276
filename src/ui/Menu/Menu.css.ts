import { style } from '@vanilla-extract/css';
import { floating, option } from '../Floating/Floating.css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const menu = style([floating, { minWidth: 200, maxWidth: 320, padding: 6 }]);
export const head = style({ padding: '6px 10px 10px', borderBottom: `1px solid ${vars.line}`, marginBottom: 6 });
export const item = style([option, { selectors: { '&[data-danger]': { color: vars.bad } } }]);
export const rule = style({ height: 1, background: vars.line, margin: '6px 0' });
export const trigger = style({
  borderRadius: 8,
  minHeight: 32,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
});
/** The tick of what is chosen stands at the end. */
export const tick = style({ marginLeft: 'auto', color: vars.accentInk });
