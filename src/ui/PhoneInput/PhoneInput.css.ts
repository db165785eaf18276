import { style } from '@vanilla-extract/css';
import { floating } from '../Floating/Floating.css';
import { control } from '../TextInput/TextInput.css';

export const frame = style({ display: 'flex' });
/** Two controls, one frame: the picker's right edge is the number's left one. */
export const picker = style([
  control,
  {
    width: 'auto',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    borderRight: 0,
  },
]);
export const number = style({ borderTopLeftRadius: 0, borderBottomLeftRadius: 0 });
export const list = style([floating, { width: 320, maxWidth: 'calc(100vw - 24px)', overflow: 'hidden' }]);
export const flag = style({ width: 20, height: 15, borderRadius: 2, objectFit: 'cover', flex: 'none' });
