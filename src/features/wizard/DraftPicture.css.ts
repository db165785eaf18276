import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { media } from '../../ui/theme/media';

/** On a phone only the summary has room for it, where it comes first. */
export const place = style([
  stack[8],
  {
    margin: 0,
    '@media': {
      [media.phone]: { order: -1, selectors: { '&:not([data-step=summary])': { display: 'none' } } },
    },
  },
]);
