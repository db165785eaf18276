import { style } from '@vanilla-extract/css';
import { row, spread } from '../../ui/atoms.css';
import { vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { radius, space } from '../../ui/theme/tokens';

export const categories = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
});

/** 2 columns on small screens, 4 from medium on (specification 2). */
export const grid = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [media.tablet]: { gap: space[16], gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } },
});

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.edge },
    '&:has(:checked)': { borderColor: vars.accentInk, boxShadow: `inset 0 0 0 1px ${vars.accentInk}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentInk}`, outlineOffset: '2px' },
  },
});
/** The radio covers its tile, so that the whole of it is the target; only Preview lies above. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  background: vars.sunken,
});
export const foot = style([
  row[4],
  spread,
  { flexWrap: 'wrap', padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}` },
]);
export const above = style({ position: 'relative' });
export const large = style({
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: vars.sunken,
});
