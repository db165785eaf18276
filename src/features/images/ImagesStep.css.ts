import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { vars } from '../../ui/theme/contract.css';
import { radius, space, z } from '../../ui/theme/tokens';

export const tile = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.control,
  background: vars.sunken,
  cursor: 'pointer',
  selectors: {
    // Above the picture, which would cover an outline of the tile itself.
    '&[aria-pressed=true]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 3px ${vars.accentInk}`,
    },
    '&[aria-disabled]': { cursor: 'default' },
  },
});
export const picture = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  selectors: { '[aria-disabled] > &': { opacity: 0.5 } },
});
export const tick = style({
  position: 'absolute',
  top: space[8],
  right: space[8],
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  background: vars.accent,
  color: vars.onAccent,
});
/** Beneath each picture. */
export const credit = style({
  display: 'block',
  padding: `${space[4]} ${space[8]}`,
  textAlign: 'start',
  color: vars.soft,
});
/** Below the header of the page. */
export const selected = style([
  stack[8],
  {
    position: 'sticky',
    top: 56,
    zIndex: z.sticky,
    margin: `0 -${space[8]}`,
    padding: space[8],
    background: vars.surface,
  },
]);
/** One line that scrolls sideways where there is no room. */
export const strip = style({ display: 'flex', gap: space[8], overflowX: 'auto', padding: space[4], margin: -4 });
export const small = style([tile, { width: 56, height: 56 }]);
export const thumb = style([picture, { height: '100%' }]);
export const cross = style([tick, { top: 0, right: 0, width: 20, height: 20 }]);
export const sign = style({ selectors: { '&&': { width: 14, height: 14 } } });
export const columns = style({ columnGap: space[12], columnCount: 'auto', columnWidth: 140 });
export const ghost = style({ marginBottom: space[12], borderRadius: radius.control });
export const foot = style({ minHeight: 48, textAlign: 'center', color: vars.soft });
