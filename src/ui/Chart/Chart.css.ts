import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { space, type } from '../theme/tokens';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  marginBottom: space[16],
});

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: space[8],
  color: vars.soft,
  fontSize: type[12],
  fontVariantNumeric: 'tabular-nums',
});
export const values = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  textAlign: 'end',
  lineHeight: 1.25,
  // Each figure stands on its line with its middle.
  marginBlock: '-.625em',
});
/** The field for the keyboard lies over it, so that press, touch and arrows are the platform's own. */
export const field = style({
  position: 'relative',
  height: '12rem',
  borderRadius: 2,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accentInk}`, outlineOffset: '4px' } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'auto',
});
export const reader = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});
export const labels = style({ gridColumn: 2, position: 'relative', height: '1.5em', marginTop: space[8] });
/** Along the axis, 0 to 100 %. */
export const place = createVar();
/** Under its point; the first of a line begins where the axis does and the last ends with it. */
export const label = style({
  position: 'absolute',
  insetInlineStart: place,
  transform: `translateX(calc(${place}*-1))`,
  whiteSpace: 'nowrap',
  selectors: { '[data-bars] &': { transform: 'translateX(-50%)' } },
});

/** What has a colour has it as ink, which forced colours replace by their own. */
export const grid = style({ color: vars.line, stroke: 'currentColor' });
export const main = style({ color: vars.ink, stroke: 'currentColor', strokeWidth: 2, fill: 'none' });
export const before = style([main, { color: vars.faint, strokeDasharray: '2 4', strokeWidth: 1.5 }]);
export const under = style({ color: vars.ink, fill: 'currentColor', opacity: 0.08 });
const chosen = { color: vars.accentInk, '@media': { [media.forced]: { color: 'Highlight' } } };
export const bar = style({ color: vars.edge, fill: 'currentColor', selectors: { '&[data-now]': chosen } });
export const marker = style({ color: vars.edge, stroke: 'currentColor', strokeDasharray: '4 3' });
export const point = style({ ...chosen, stroke: 'currentColor', strokeWidth: 9, strokeLinecap: 'round' });
