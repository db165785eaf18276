import { style } from '@vanilla-extract/css';
import { controlHeightSmall, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, type } from '../theme/tokens';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  padding: '0 10px',
  borderRadius: radius.full,
  background: vars.sunken,
  fontSize: type[12],
  fontWeight: 500,
  maxWidth: '100%',
  outline: '1px solid transparent',
  selectors: { '&:has(button)': { paddingInlineEnd: 2 } },
  '@media': {
    [media.touch]: { selectors: { '&:has(button)': { minHeight: controlHeightSmall, paddingInlineEnd: 0 } } },
  },
});

export const remove = style({
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.soft,
  selectors: { '&:hover': { color: vars.bad } },
  '@media': { [media.touch]: { width: controlHeightSmall, height: controlHeightSmall } },
});
