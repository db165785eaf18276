import { style } from '@vanilla-extract/css';
import { row } from '../atoms.css';
import { vars } from '../theme/contract.css';

export const line = style([
  row[16],
  { minHeight: '3rem', paddingInline: 16, selectors: { '&+&': { borderTop: `1px solid ${vars.line}` } } },
]);
