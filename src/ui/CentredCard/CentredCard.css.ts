import { style } from '@vanilla-extract/css';
import { card } from '../atoms.css';
import { inset } from '../theme/contract.css';
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

export const sheet = style([card, { width: '100%', maxWidth: 440, padding: `calc(${inset} + ${space[8]})` }]);
