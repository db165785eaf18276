import { style, styleVariants } from '@vanilla-extract/css';
import { muted, small, stack } from '../../ui/atoms.css';
import { media } from '../../ui/theme/media';

const place = style([stack[8], { margin: 0 }]);
/** Room for two lines, so that nothing moves when it says something else. */
export const caption = style([muted, small, { minHeight: '3em' }]);
/** On a phone only the summary has room for it. */
export const places = styleVariants({
  medium: [place, { '@media': { [media.phone]: { display: 'none' } } }],
  large: [place],
});
