import { style } from '@vanilla-extract/css';
import { floating } from '../Floating/Floating.css';
import { control } from '../TextInput/TextInput.css';
import { radius } from '../theme/tokens';

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
    borderRadius: `${radius.control} 0 0 ${radius.control}`,
    borderRight: 0,
  },
]);
export const number = style({ borderRadius: `0 ${radius.control} ${radius.control} 0` });
export const list = style([floating, { width: 320, maxWidth: 'calc(100vw - 24px)', overflow: 'hidden' }]);
export const flag = style({ width: 20, height: 15, objectFit: 'cover', flex: 'none' });
