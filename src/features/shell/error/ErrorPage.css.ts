import { style } from '@vanilla-extract/css';
import { centred, stack } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { displayFont, space } from '../../../ui/theme/tokens';

/** In the middle of its place: the window, or what the shell leaves. */
export const inside = style([stack[16], centred, { flex: 1, textAlign: 'center' }]);
export const whole = style([inside, { minHeight: '100dvh', padding: space[24] }]);

/** A browser's window with the number of what happened where a website would be. */
export const drawing = style({
  width: 'min(260px,60%)',
  height: 'auto',
  marginBlock: space[8],
  color: vars.edge,
  fill: vars.surface,
});
export const status = style({ fill: vars.accentInk, font: `${displayFont.weight} 52px ${displayFont.family}` });
export const words = style({ maxWidth: '48ch', color: vars.soft });
