import { style } from '@vanilla-extract/css';
import { columns, muted, row, stack, title } from '../../../ui/atoms.css';
import { controlHeight, vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';

const narrow = `${media.tablet} and (max-width: 1099px)`;
export const cards = style([columns[3], { '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } } }]);
/** The third of three where there is room for two. */
export const costs = style({ '@media': { [narrow]: { gridColumn: '1/-1' } } });
export const card = style([stack[16], { height: '100%' }]);
/** As high as the skeleton before it; so is what follows. */
export const figure = style([title.huge, { fontVariantNumeric: 'tabular-nums', lineHeight: 1.5 }]);
export const counts = style([row[8], { flexWrap: 'wrap', minHeight: 24 }]);
/** Two lines, whether or not there is something to say. */
export const billing = style([muted, { minHeight: '3em' }]);
export const foot = style([row[8], { flexWrap: 'wrap', marginTop: 'auto', minHeight: controlHeight }]);

/** Each website has a place of its own; a single one has its words beside it where both have room. */
export const projects = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const project = style([stack[16], { position: 'relative', height: '100%' }]);
export const alone = style([
  project,
  {
    display: 'grid',
    gap: space[24],
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,320px),1fr))',
    alignItems: 'center',
  },
]);
export const words = style([stack[8], { minWidth: 0, alignItems: 'flex-start' }]);
export const domain = style({ maxWidth: '100%', overflowWrap: 'anywhere' });
export const picture = style({ aspectRatio: '8/5' });
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
