import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css';

/** The count stands over the icon's corner, and is in the button's name too. */
export const bell = style({
  position: 'relative',
  selectors: {
    '&[data-count]::after': {
      content: 'attr(data-count)',
      position: 'absolute',
      top: 2,
      insetInlineEnd: 0,
      minWidth: 18,
      padding: '0 4px',
      borderRadius: 99,
      background: vars.accent,
      color: vars.onAccent,
      fontSize: 12,
      lineHeight: '18px',
      fontWeight: 600,
    },
  },
});
