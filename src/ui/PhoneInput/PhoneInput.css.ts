import { style } from '@vanilla-extract/css';
import { row } from '../atoms.css';
import { frame as floatingFrame } from '../Floating/under.css';
import { control } from '../TextInput/TextInput.css';
import { radius } from '../theme/tokens';

export const frame = style([floatingFrame, { display: 'flex' }]);
/** A button that looks like a field. */
export const chooser = style([control, row[8], { textAlign: 'start' }]);
/** Two controls, one frame: the picker's right edge is the number's left one, and stays there whichever code is in it. */
export const picker = style([
  chooser,
  {
    width: 'auto',
    minWidth: 112,
    flex: 'none',
    borderRadius: `${radius.control} 0 0 ${radius.control}`,
    borderRight: 0,
  },
]);
export const number = style({ borderRadius: `0 ${radius.control} ${radius.control} 0` });
export const flag = style({ width: 20, height: 15, objectFit: 'cover', flex: 'none' });
