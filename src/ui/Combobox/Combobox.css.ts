import { style } from '@vanilla-extract/css';
import { option as row } from '../Floating/Floating.css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const search = style({ padding: 8, borderBottom: `1px solid ${vars.line}` });
/** At most 300 px high. */
export const list = style({ maxHeight: 300, overflowY: 'auto', padding: 6, overscrollBehavior: 'contain' });
export const option = style([row, { cursor: 'pointer', contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' }]);
export const note = style({ padding: `${space[16]} 10px`, color: vars.soft, textAlign: 'center' });
export const end = style({ marginInlineStart: 'auto', color: vars.soft, fontVariantNumeric: 'tabular-nums' });
export const head = style({ padding: '8px 10px 4px', fontSize: 12, color: vars.soft });
