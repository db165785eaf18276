import { style } from '@vanilla-extract/css';
import { card } from '../atoms.css';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

export const screen = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center' as 'center',
  gap: space[24],
  padding: space[16],
});

export const sheet = style([
  card,
  { width: '100%', maxWidth: 440, padding: space[24], '@media': { [media.tablet]: { padding: space[32] } } },
]);
