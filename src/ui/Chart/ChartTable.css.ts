import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const cell = style({
  padding: '4px 8px',
  textAlign: 'start',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { 'thead &': { color: vars.soft } },
});
export const figures = style([
  cell,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    // What is counted may have more words than a telephone has room for.
    selectors: { 'tbody &': { whiteSpace: 'nowrap' } },
  },
]);
