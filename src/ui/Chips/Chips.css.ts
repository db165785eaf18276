import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, type } from '../theme/tokens';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  padding: '0 10px',
  borderRadius: radius.full,
  background: vars.sunken,
  fontSize: type[12],
  fontWeight: 500,
  maxWidth: '100%',
  selectors: { '&:has(button)': { paddingRight: 2 } },
});

export const remove = style({
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.soft,
  selectors: { '&:hover': { color: vars.bad } },
});
