import { style } from '@vanilla-extract/css';
import { columns, muted, row, stack, title, wrap } from '../../ui/atoms.css';
import { controlHeight, vars } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { space } from '../../ui/theme/tokens';

export const page = style([stack[24], { scrollMarginTop: space[64] }]);
/** On a telephone each has a line of its own. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'flex-start',
});
export const tool = style({ flex: '1 1 13rem', minWidth: 0, maxWidth: '100%' });
/** On one line with the fields beside it. */
export const compare = style([row[8], { minHeight: controlHeight }]);
/** What is said of what was pressed; without words it takes no room. */
export const outcome = style({ selectors: { '&:not(:empty)': { marginTop: space[16] } } });
export const deeds = style([row[8], wrap]);
/** Five figures in a row where there is room, two on a telephone. */
export const cards = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,9.5rem),1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const card = style([stack[4], { height: '100%' }]);
export const figure = style([title.huge, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }]);
export const change = style([muted, { fontVariantNumeric: 'tabular-nums' }]);
export const tables = style([columns[2], { alignItems: 'start' }]);
const cell = style({
  padding: `${space[8]} 0`,
  fontWeight: 400,
  borderTop: `1px solid ${vars.line}`,
  selectors: { 'thead &': { color: vars.soft, borderTop: 0, paddingTop: 0 } },
});
/** Takes what its figures leave, and breaks where it must. */
export const name = style([cell, { width: '100%', textAlign: 'start', overflowWrap: 'anywhere' }]);
export const count = style([
  cell,
  { paddingInlineStart: space[16], textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
export const sites = style([stack[8]]);
export const choice = style([row[8], wrap, { minHeight: '2.75rem' }]);
export const foot = style([muted, stack[4]]);
