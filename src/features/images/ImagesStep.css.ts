import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css';
import { radius, space } from '../../ui/theme/tokens';

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
    '&[aria-pressed=true]': { outline: `3px solid ${vars.accentInk}`, outlineOffset: '-3px' },
    '&:focus-visible': { outline: `3px solid ${vars.accentInk}`, outlineOffset: '-3px' },
    '&[aria-disabled]': { cursor: 'default' },
  },
});
export const picture = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  selectors: { '[aria-disabled] > &': { opacity: 0.5 }, '[aria-pressed=true] > &': { opacity: 0.8 } },
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
export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const small = style([tile, { width: 72, height: 72 }]);
export const thumb = style([picture, { height: '100%' }]);
export const columns = style({ columnGap: space[12], columnCount: 'auto', columnWidth: 140 });
export const ghost = style({ marginBottom: space[12], borderRadius: radius.control });
export const foot = style({ minHeight: 48, textAlign: 'center', color: vars.soft });
