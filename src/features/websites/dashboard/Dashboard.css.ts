import { globalStyle, style } from '@vanilla-extract/css';
import { columns, muted, row, wrap } from '../../../ui/atoms.css';
import { media } from '../../../ui/theme/media';
import { space } from '../../../ui/theme/tokens';

export { figure, foot, tall as card } from '../../../ui/Card/figure.css';

/** What needs the customer and the websites; beside them, or below where there is no room, the sums. */
export const page = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0,1fr) 20rem' } },
});
const narrow = `${media.tablet} and (max-width: 1099px)`;
export const cards = style([
  columns[3],
  { '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' }, [media.wide]: { gridTemplateColumns: '1fr' } } },
]);
/** The third of three where there is room for two. */
export const costs = style({ '@media': { [narrow]: { gridColumn: '1/-1' } } });
export const counts = style([row[8], wrap, { minHeight: 24 }]);
/** Two lines, whether or not there is something to say. */
export const billing = style([muted, { minHeight: '3em' }]);

/** The shapes of what comes. */
export const waiting = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,220px),1fr))',
});
export const picture = style({ aspectRatio: '8/5' });

/** Below the list the sums come with it: how high it will be is not known before, and what stands would be pushed. */
globalStyle(`${page}:has(${waiting}) ${cards}`, {
  '@media': { [`not all and ${media.wide}`]: { visibility: 'hidden' } },
});
