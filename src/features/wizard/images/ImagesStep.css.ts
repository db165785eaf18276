import { style } from '@vanilla-extract/css';
import { small as note, row, stack } from '../../../ui/atoms.css';
import { controlHeightSmall, vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space, type, z } from '../../../ui/theme/tokens';
import { foot } from './layout';

const cell = style({
  position: 'relative',
  // Not `hidden`, which would make each a thing that scrolls.
  overflow: 'clip',
  borderRadius: radius.control,
  background: vars.sunken,
});
export const tile = style([
  cell,
  {
    position: 'absolute',
    // All but `paint`, which isolates each for the compositor: it is clipped as it is.
    contain: 'size layout style',
    // Of the author's name beneath the picture.
    padding: `0 ${space[8]}`,
    lineHeight: `${foot}px`,
    textAlign: 'start',
    color: vars.soft,
    // Below the header and the chosen ones, which stay in sight.
    scrollMarginTop: 176,
    selectors: {
      // Above the picture, which would cover an outline of the tile itself.
      '&[aria-pressed=true]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 3px ${vars.accentInk}`,
      },
    },
  },
]);
/** As wide as its tile, whatever that leaves around the name. */
export const picture = style({
  maxWidth: 'none',
  margin: `0 -${space[8]}`,
  selectors: { '[aria-disabled] > &': { opacity: 0.5 } },
});
/** In place of a picture that did not load: readable on whatever its colour is. */
export const again = style({ display: 'grid', placeContent: 'center', margin: `0 -${space[8]}` });
export const chip = style({
  minWidth: 24,
  padding: `0 ${space[8]}`,
  fontSize: type[14],
  lineHeight: '24px',
  borderRadius: radius.full,
  background: vars.accent,
  color: vars.onAccent,
  textAlign: 'center',
});
export const tick = style([chip, { position: 'absolute', top: space[4], insetInlineEnd: space[4] }]);
/** Its number in a corner of a small picture, of which it leaves nearly all to be seen. */
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  minWidth: 16,
  padding: '0 4px',
  fontSize: type[12],
  lineHeight: '16px',
  borderStartEndRadius: radius.small,
  background: vars.accent,
  color: vars.onAccent,
  textAlign: 'center',
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
    // There the step stands on the page itself.
    '@media': { [media.phone]: { background: vars.canvas } },
  },
]);
/** As high as its button, which is there only when something can be removed. */
export const bar = style([row[8], { minHeight: controlHeightSmall }]);
export const news = style([note, { color: vars.soft, '@media': { [media.phone]: { minHeight: 36 } } }]);
/** One line that scrolls sideways where there is no room, once there is something in it for the keyboard to scroll to. */
export const strip = style({
  display: 'flex',
  gap: space[8],
  overflow: 'hidden',
  padding: space[4],
  margin: -4,
  userSelect: 'none',
  selectors: { '&:has(button)': { overflowX: 'auto' } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '[data-dragging] > &:not([data-lifted])': { transition: 'transform 160ms' },
    '&[data-lifted]': { position: 'relative', zIndex: 1, boxShadow: vars.shadow, borderRadius: radius.control },
  },
});
export const small = style([cell, { flex: 'none', width: 56, height: 56 }]);
export const thumb = style({ width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' });
export const empty = style({ display: 'grid', placeContent: 'center', height: '100%', color: vars.faint });
export const ghosts = style({ position: 'relative' });
export const ghost = style({ position: 'absolute' });
export const end = style({ minHeight: 48, textAlign: 'center', color: vars.soft });
