import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, z } from '../theme/tokens';

export const skip = style({
  position: 'fixed',
  zIndex: z.toast,
  top: 8,
  insetInlineStart: 8,
  padding: '12px 16px',
  borderRadius: radius.control,
  background: vars.raised,
  boxShadow: vars.shadow,
  color: vars.accentInk,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
});
