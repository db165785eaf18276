import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { media } from '../../ui/theme/media';

/** Above what makes the whole card a target, and high enough for a finger. */
export const own = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
});
/** How far a deployment is, below its words. */
export const steps = style([stack[4], { width: '100%', maxWidth: '15rem' }]);
/** Below each other, without a list's marks. */
export const list = style([stack[8]]);
