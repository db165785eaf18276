import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: space[24],
  border: `1px dashed ${vars.edge}`,
  borderRadius: radius.card,
  textAlign: 'center',
  selectors: {
    '&:hover,&[data-over]': { borderColor: vars.accentInk, background: vars.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentInk}`, outlineOffset: '2px' },
    '&:has([aria-invalid])': { borderColor: vars.bad },
  },
});
