import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** A picture, and beside it, where both have room, what is said of it. */
export const pictured = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  width: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0,3fr) minmax(260px,2fr)' } },
});
