import { globalStyle, style } from '@vanilla-extract/css';
import { card as frameOfCard, muted, numeric, title, unseen as readOut } from '../ui/atoms.css';
import { vars } from '../ui/theme/contract.css';
import { media } from '../ui/theme/media';
import { radius, space, type, weight } from '../ui/theme/tokens';

const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const scrolls = { overflow: 'auto', minHeight: 0 } as const;

export const unseen = readOut;
export const quiet = style([muted, { fontSize: type[12] }]);
export const heading = title.card;
export const name = title.section;
export const figure = style([quiet, numeric, { whiteSpace: 'nowrap' }]);

/** Three columns that scroll by themselves; on less than a desktop one below the other. */
export const shell = style({
  display: 'grid',
  gap: '1px',
  background: vars.line,
  '@media': {
    [media.desktop]: {
      height: '100dvh',
      gridTemplate: `auto minmax(0,1fr) / 260px minmax(0,1fr) 340px`,
      gridTemplateAreas: '"head head head" "actors main time"',
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  background: vars.surface,
  '@media': { [media.desktop]: { gridArea: 'head' } },
});
export const pages = style({ maxWidth: 320 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});

export const nobody = style({ padding: space[48], textAlign: 'center' });

export const actors = style({
  ...scrolls,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  maxHeight: '45vh',
  background: vars.surface,
  '@media': { [media.desktop]: { gridArea: 'actors', maxHeight: 'none' } },
});
export const choices = style({ display: 'flex', gap: space[16] });
export const branch = style({
  selectors: { '& &': { marginInlineStart: space[8], borderInlineStart: `1px solid ${vars.line}` } },
});

const choice = {
  display: 'block',
  width: '100%',
  minHeight: 28,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.small,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current]': { background: vars.accentSoft, color: vars.accentInk },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
} as const;

export const actor = style({
  ...choice,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0,1fr)',
  gap: `0 ${space[8]}`,
  alignItems: 'center',
});
export const actorName = style({
  fontWeight: weight.medium,
  selectors: { '[data-ended] &': { textDecoration: 'line-through', fontWeight: weight.normal } },
});
export const actorState = style([quiet, { gridColumn: 2, overflowWrap: 'anywhere' }]);
globalStyle(`[aria-current] ${actorState}`, { color: 'inherit' });

export const main = style({
  ...scrolls,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[16],
  background: vars.canvas,
  '@media': { [media.desktop]: { gridArea: 'main' } },
});

export const card = style([
  frameOfCard,
  { display: 'flex', flexDirection: 'column', gap: space[12], padding: space[16], minWidth: 0 },
]);
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
});
export const state = style({
  marginInlineStart: 'auto',
  color: vars.accentInk,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});

export const stage = style({ position: 'relative' });
export const zoom = style({
  position: 'absolute',
  top: space[4],
  insetInlineEnd: space[4],
  display: 'flex',
  background: vars.surface,
  borderRadius: radius.control,
});
export const frame = style({
  ...scrolls,
  maxHeight: '62vh',
  minHeight: 120,
  borderRadius: radius.control,
  background: vars.canvas,
});

/** As large as it is, smaller where there is no room, and never so small that it cannot be read. */
export const chart = style({
  margin: '0 auto',
  height: 'auto',
  fontSize: 12,
  selectors: { '&&': { maxWidth: 'none' } },
});
export const box = style({
  fill: vars.surface,
  stroke: vars.edge,
  selectors: {
    '[data-region] > &': { strokeDasharray: '5 4' },
    '[data-lit=around] > &': { stroke: vars.accentInk },
    '[data-lit=leaf] > &': { stroke: vars.accentInk, strokeWidth: 2, fill: vars.accentSoft },
  },
});
export const inner = style({
  fill: 'none',
  stroke: vars.edge,
  selectors: { '[data-lit] > &': { stroke: vars.accentInk } },
});
export const rule = style({ stroke: vars.line });
export const lamp = style({ fill: vars.accentInk });
export const dot = style({ fill: vars.soft });
/** Its ground stands around a text, so that no line runs through it. */
const onGround = { paintOrder: 'stroke', stroke: vars.surface, strokeWidth: 3, strokeLinejoin: 'round' } as const;
export const stateName = style({
  ...onGround,
  fill: vars.ink,
  fontSize: 13,
  fontWeight: weight.strong,
  selectors: { '[data-lit] > &': { fill: vars.accentInk } },
});
export const note = style({ ...onGround, fill: vars.soft });
export const line = style({
  fill: 'none',
  stroke: vars.edge,
  selectors: { '[data-lit] > &': { stroke: vars.accentInk, strokeWidth: 1.5 } },
});
export const tip = style({ fill: vars.soft });
export const plate = style({ fill: vars.surface, opacity: 0.92 });
export const words = style({ fill: vars.soft, selectors: { '[data-lit] > &': { fill: vars.accentInk } } });

export const events = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const pressed = style({ selectors: { '&&': { background: vars.accentSoft, borderColor: vars.accentInk } } });
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const code = style({ fontFamily: mono, fontSize: type[12] });
export const sending = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const json = style({
  ...scrolls,
  display: 'block',
  width: '100%',
  maxHeight: 320,
  fieldSizing: 'content',
  resize: 'vertical',
  whiteSpace: 'pre',
  fontFamily: mono,
  padding: space[12],
  borderRadius: radius.control,
  background: vars.sunken,
  fontSize: type[12],
  lineHeight: 1.5,
});
export const changed = style({ color: vars.accentInk });

export const calls = style({ display: 'flex', flexDirection: 'column' });
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[8]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const callName = style({ fontWeight: weight.medium, minWidth: 140 });
export const result = style({ flexBasis: '100%' });

export const time = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface,
  minHeight: 0,
  '@media': { [media.desktop]: { gridArea: 'time' } },
});
export const timeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
});
export const timeFrame = style({
  ...scrolls,
  padding: `0 ${space[8]} ${space[16]}`,
  maxHeight: '70vh',
  '@media': { [media.desktop]: { maxHeight: 'none', flex: 1 } },
});
export const moment = style({ ...choice, fontSize: type[12], overflowWrap: 'anywhere' });
globalStyle(`${moment}[data-later]`, { color: vars.faint });
export const momentActor = style({ fontWeight: weight.strong });
export const momentEvent = style({});
export const momentState = style({ color: vars.accentInk, fontWeight: weight.medium });
globalStyle(`${moment}[data-later] ${momentState}`, { color: 'inherit' });
globalStyle(`[aria-current] ${figure}`, { color: 'inherit' });
