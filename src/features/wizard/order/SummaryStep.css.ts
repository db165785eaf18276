import { globalStyle, style } from '@vanilla-extract/css';
import { row, stack, wrap } from '../../../ui/atoms.css';
import { pictured } from '../../../ui/SitePicture/pictured.css';
import { controlHeight, controlHeightSmall, inset, vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space, z } from '../../../ui/theme/tokens';

export { unseen } from '../../../ui/atoms.css';

/** What was chosen, and beside it, where both have room, what it costs. */
export const summary = style([
  stack[24],
  {
    '@media': {
      [media.wide]: { display: 'grid', alignItems: 'start', gridTemplateColumns: 'minmax(0,1fr) 340px' },
    },
  },
]);
/** On a phone the final button sticks below all of the summary, and not only below the sums. */
export const payment = style([
  stack[16],
  {
    '@media': { [media.phone]: { display: 'contents' }, [media.wide]: { position: 'sticky', top: 72 } },
  },
]);
export const finish = style({
  '@media': {
    [`${media.phone} and (min-height:480px)`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: z.sticky,
      margin: `0 calc(-1*${inset})`,
      padding: `${space[12]} ${inset}`,
      paddingBottom: `max(${space[12]},env(safe-area-inset-bottom))`,
      background: vars.canvas,
      borderTop: `1px solid ${vars.line}`,
    },
  },
});
globalStyle(`:root:has(${finish})`, { scrollPaddingBottom: 88 });

export const applied = style([row[8], wrap, { minHeight: controlHeight }]);
export const remove = style({ marginInlineEnd: 'auto' });
export const benefits = style([stack[8], { color: vars.soft }]);
/** What was chosen in one step, and the way back to it. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  paddingBlock: space[12],
  selectors: { '&:last-child': { paddingBottom: 0 }, '&+&': { borderTop: `1px solid ${vars.line}` } },
});
/** Its word stands on the first line of what it edits, and at the edge. */
export const edit = style({
  marginBlock: `calc((1.5em - ${controlHeightSmall})/2)`,
  marginInlineEnd: -12,
});
export const thumbnails = style([row[4], wrap, { justifyContent: 'flex-end' }]);
export const thumbnail = style({ width: 40, height: 40, objectFit: 'cover', borderRadius: radius.small });
/** The website, and beside it what becomes of it. */
export const website = style([pictured, { alignItems: 'start' }]);
/** As high without words as with a line of them. */
export const news = style({ minHeight: '1.5em' });
/** Links below each other, far enough apart for a finger. */
export const next = style({ display: 'grid', lineHeight: '44px' });
/** Inside a centred screen. */
export const progress = style({ textAlign: 'start' });
