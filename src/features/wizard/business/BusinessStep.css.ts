import { globalStyle, style } from '@vanilla-extract/css';
import { controlHeightSmall, vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';

export const suggestion = style({
  padding: space[16],
  background: vars.accentSoft,
  borderRadius: radius.control,
});
/** One on top of the other: as high as the higher one. */
export const overlaid = style({ display: 'grid' });
globalStyle(`${overlaid}>*`, { gridArea: '1/1', minWidth: 0 });
/** Takes its room, and is not seen. */
export const room = style({ visibility: 'hidden' });
/** The text keeps the lines that it was written in. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const variations = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } },
});
/** As high without keywords as with those that a description usually gives: nothing below moves when they come. */
export const keywords = style({
  minHeight: '4rem',
  '@media': { [media.phone]: { minHeight: `calc(4*${controlHeightSmall} + 3*${space[8]})` } },
});

/** Logos are made for a light ground, in both themes. */
export const logo = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: radius.small,
  // Not of what stands in a logo's place while it comes.
  selectors: { 'img&': { background: '#fff' } },
});
export const chosen = style([logo, { width: 72, flex: 'none', border: `1px solid ${vars.line}` }]);
export const variation = style({
  position: 'relative',
  padding: space[4],
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.edge },
    '&:has(:checked)': { borderColor: vars.accentInk, boxShadow: `inset 0 0 0 1px ${vars.accentInk}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentInk}`, outlineOffset: '2px' },
  },
});
/** The radio covers its picture, so that the whole of it is the target. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
