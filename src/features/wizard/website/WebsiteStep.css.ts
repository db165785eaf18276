import { style } from '@vanilla-extract/css';
import { row } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';

export const categories = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,210px),1fr))',
});

/** 2 columns on small screens, 4 from medium on, as far as the sidebar leaves them room. */
export const grid = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': {
    [media.tablet]: { gap: space[16], gridTemplateColumns: 'repeat(auto-fill,minmax(max(140px,(100% - 48px)/4),1fr))' },
  },
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
/** The whole tile is the target; only Preview lies apart. */
export const pick = style({ display: 'block', cursor: 'pointer' });
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  background: vars.sunken,
});
export const foot = style([row[8], { minHeight: 44, padding: `0 ${space[12]}` }]);
export const preview = style({ padding: `0 ${space[8]} ${space[8]}` });
/** As high as fits beside the rest of the dialog. No ratio: with a height it would ask for a width, wider than a phone. */
export const large = style({
  position: 'relative',
  overflow: 'hidden',
  height: 'min(55dvh,600px)',
  borderRadius: radius.control,
  background: vars.sunken,
});
