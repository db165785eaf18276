import { globalStyle, style } from '@vanilla-extract/css';
import { row, stack } from '../../ui/atoms.css';
import { controlHeight, inset, safeBelow, vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { contentWidth, motion, radius, z } from '../../ui/theme/tokens';

const folded = 'calc(3rem + 24px) minmax(0,1fr)';

/** 16rem open, 3rem folded. The gap around the floating card is inside the column. */
export const shell = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: folded },
    [media.desktop]: {
      gridTemplateColumns: '16rem minmax(0,1fr)',
      transition: `grid-template-columns ${motion.fast} ${motion.ease}`,
      selectors: { '&[data-collapsed]': { gridTemplateColumns: folded } },
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

/** Of the sidebar alone, as long as it shows icons: always below the desktop, there as the customer folds it. */
const whenFolded = (rule: { display?: 'none' | 'block'; opacity?: 0 }) => ({
  '@media': {
    [media.rail]: { selectors: { [`${sidebar} &`]: rule } },
    [media.desktop]: { selectors: { [`[data-collapsed] ${sidebar} &`]: rule } },
  },
});

/** Mark and icons stand below each other, and stay there when the words go. */
export const brand = style([row[8], { minHeight: controlHeight, padding: '0 9px', color: vars.ink }]);
export const mark = style({ display: 'none', ...whenFolded({ display: 'block' }) });
export const logo = style(whenFolded({ display: 'none' }));
/** Still the entry's name. */
export const words = style(whenFolded({ opacity: 0 }));
/** The tip would only repeat the words beside it. */
globalStyle(`${shell}:not([data-collapsed]) ${sidebar} [role=tooltip]`, {
  '@media': { [media.desktop]: { display: 'none' } },
});
export const group = style([stack[4]]);

export const entry = style([
  row[8],
  {
    minHeight: 36,
    padding: '0 15px',
    overflow: 'hidden',
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
  {
    width: '100%',
    maxWidth: contentWidth,
    margin: '0 auto',
    padding: inset,
    paddingBottom: `calc(${inset} + ${safeBelow})`,
    flex: 1,
  },
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
export const belowDesktop = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const onDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } });
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
/** As wide as the portrait's button. */
export const awaited = style({ width: `max(${controlHeight},42px)` });
/** The server sends the frame to everybody; the head's script says whether there is a session. */
globalStyle(':root:not([data-session]) [data-frame]', { display: 'none' });
export const gate = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
