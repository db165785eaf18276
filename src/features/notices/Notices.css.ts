import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { vars } from '../../ui/theme/contract.css';
import { radius, space } from '../../ui/theme/tokens';

export const list = style([stack[4]]);
export const notice = style([
  stack[4],
  {
    position: 'relative',
    padding: space[12],
    paddingInlineStart: 28,
    borderRadius: radius.control,
    color: vars.ink,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.sunken },
      // A mark at the start and words of more weight: not the colour alone.
      '&[data-unread]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: space[12],
        top: 18,
        width: 8,
        height: 8,
        borderRadius: radius.full,
        background: vars.accentInk,
      },
    },
  },
]);
export const name = style({ selectors: { '[data-unread] > &': { fontWeight: 600 } } });
