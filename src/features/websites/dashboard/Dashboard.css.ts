import { style } from '@vanilla-extract/css';
import { boxed, columns, row, stack, title } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius } from '../../../ui/theme/tokens';

export const cards = style([
  columns[3],
  { '@media': { [`${media.tablet} and (max-width: 1099px)`]: { gridTemplateColumns: 'minmax(0,1fr)' } } },
]);
export const card = style([stack[16], { height: '100%' }]);
export const figure = style([title.huge, { fontVariantNumeric: 'tabular-nums' }]);
export const counts = style([row[8], { flexWrap: 'wrap' }]);
export const foot = style([row[8], { flexWrap: 'wrap', marginTop: 'auto' }]);

export const projects = style([stack[8], { margin: 0, padding: 0, listStyle: 'none' }]);
export const project = style([
  row[16],
  boxed,
  {
    position: 'relative',
    width: '100%',
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.sunken } },
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 8 } },
  },
]);
/** The whole card answers a press; what is inside it keeps its own. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.faint,
  font: 'inherit',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
});
