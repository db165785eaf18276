import { keyframes, style } from '@vanilla-extract/css';
import { card, page as pageColumn, stack } from '../../ui/atoms.css';
import { inset } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';
import { space } from '../../ui/theme/tokens';

export const page = style([pageColumn, stack[24]]);
export const main = style([stack[24], { outline: 'none' }]);

/** The card with the steps, and the order beside it where both have room. */
export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0,1fr) 320px' } },
});
export const sheet = style([card, stack[24], { padding: inset, minWidth: 0 }]);
/** The steps, and at their end the way out. */
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[16] });
/** The website and the order: below each other beside the steps, beside each other below them, apart on a phone. */
export const aside = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.phone]: { display: 'contents' },
    [`${media.tablet} and (max-width: 1199px)`]: { gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { position: 'sticky', top: 72 },
  },
});

const forward = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const backward = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });
/** A step slides the way it goes. */
export const step = style([
  stack[24],
  {
    animation: `${forward} 180ms ease-out`,
    selectors: { '&[data-direction=backward]': { animationName: backward } },
  },
]);
