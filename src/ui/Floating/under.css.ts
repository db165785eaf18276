import { style } from '@vanilla-extract/css';
import { z } from '../theme/tokens';

/** Around a button and what it opens. */
export const frame = style({ position: 'relative' });

/** Under the button: where the words stand when what floats could not be loaded. */
export const under = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: z.overlay,
  width: 'max-content',
  maxWidth: 'min(320px,calc(100vw - 24px))',
  selectors: { '&[data-align=end]': { insetInline: 'auto 0' } },
});
