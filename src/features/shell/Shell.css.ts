import { style } from '@vanilla-extract/css';
import { row, stack } from '../../ui/atoms.css';
import { inset, vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { contentWidth, motion, radius, z } from '../../ui/theme/tokens';

/** 16rem open, 3rem collapsed. The gap around the floating card is inside the column. */
export const shell = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '16rem minmax(0,1fr)',
      transition: `grid-template-columns ${motion.fast} ${motion.ease}`,
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'calc(3rem + 24px) minmax(0,1fr)' } },
    },
  },
});

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      height: '100dvh',
      padding: 8,
      paddingInlineEnd: 0,
    },
  },
});

export const floating = style([
  stack[16],
  {
    height: '100%',
    padding: 8,
    background: vars.surface,
    border: `1px solid ${vars.line}`,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
]);

export const brand = style([row[8], { minHeight: 40, padding: '0 6px', color: vars.ink }]);
export const group = style([stack[4], { listStyle: 'none', margin: 0, padding: 0 }]);

export const entry = style([
  row[8],
  {
    minHeight: 36,
    padding: '0 10px',
    borderRadius: radius.control,
    color: vars.soft,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: vars.sunken, color: vars.ink },
      '&[aria-current]': { background: vars.accentSoft, color: vars.accentInk },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  },
]);

export const content = style([
  stack[24],
  { width: '100%', maxWidth: contentWidth, margin: '0 auto', padding: inset, flex: 1 },
]);
export const column = style([stack[4], { gap: 0, minWidth: 0 }]);
export const header = style([
  row[8],
  {
    position: 'sticky',
    top: 0,
    zIndex: z.header,
    minHeight: 56,
    padding: `8px ${inset}`,
    background: vars.canvas,
  },
]);
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const onTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });
/** A picture in a circle, or the initials of whose it would be. */
export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 99,
  background: vars.accentSoft,
  color: vars.accentInk,
  fontWeight: 600,
  objectFit: 'cover',
});
export const gate = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
export { unseen } from '../../ui/atoms.css';
