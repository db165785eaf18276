import { style, styleVariants } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { media } from '../../ui/theme/media';

const place = style([stack[8], { margin: 0 }]);
/** On a phone only the summary has room for it. */
export const places = styleVariants({
  medium: [place, { '@media': { [media.phone]: { display: 'none' } } }],
  large: [place],
});
