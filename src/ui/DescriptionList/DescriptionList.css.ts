import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** No wider than the eye finds the value of a term. */
export const list = style({ display: 'grid', gap: space[8], maxWidth: '36rem' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  selectors: { '&[data-total]': { paddingTop: space[8], borderTop: `1px solid ${vars.line}`, fontWeight: 600 } },
});
/** Wraps before its value does. */
export const term = style({ flexShrink: 9999, color: vars.soft, selectors: { '[data-total]>&': { color: vars.ink } } });
/** Keeps its width while the term wraps; only a text as long as a description is wrapped too. */
export const value = style({ maxWidth: '75%', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
