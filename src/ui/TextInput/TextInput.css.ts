import { style } from '@vanilla-extract/css';
import { controlHeight, controlHeightSmall, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, space, type } from '../theme/tokens';

/** The frame every field shares. */
export const control = style({
  width: '100%',
  minWidth: 0,
  height: controlHeight,
  padding: `0 ${space[12]}`,
  fontSize: type[14],
  background: vars.surface,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'transparent' },
    '&[aria-invalid]': { borderColor: vars.bad },
    '&:disabled,&[readonly]': { background: vars.sunken, borderColor: vars.line },
  },
  '@media': {
    /** Below 16 px a phone zooms into the field. */
    [media.touch]: { fontSize: type[16] },
  },
});

export const area = style([
  control,
  {
    height: 'auto',
    minHeight: 96,
    padding: `${space[8]} ${space[12]}`,
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: 320,
  },
]);

export const frame = style({ position: 'relative', display: 'flex' });
/** Room for what stands inside the field. */
export const withStart = style({ paddingInlineStart: 38 });
export const withEnd = style({ paddingInlineEnd: `calc(${controlHeightSmall} + 12px)` });
export const start = style({
  position: 'absolute',
  insetInlineStart: space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.faint,
  pointerEvents: 'none',
});
export const end = style({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.faint,
});

export const select = style([control, { appearance: 'none', paddingInlineEnd: 36, textOverflow: 'ellipsis' }]);
/** What only stands there, a unit or an arrow: further in than a button, and no target. */
export const still = style({ insetInlineEnd: space[12], pointerEvents: 'none' });
