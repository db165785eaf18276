import { style } from '@vanilla-extract/css';
import { controlHeight, vars } from '../theme/contract.css';
import { space, weight } from '../theme/tokens';

export const list = style({
  display: 'flex',
  gap: space[24],
  borderBottom: `1px solid ${vars.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Also for links of a sub-navigation, with `aria-current="page"`. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  flex: 'none',
  minWidth: 44,
  height: controlHeight,
  color: vars.soft,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  paddingBottom: 2,
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-selected=true],&[aria-current=page]': {
      color: vars.ink,
      paddingBottom: 0,
      borderBottom: `2px solid ${vars.accentInk}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const panel = style({ paddingTop: space[16] });
