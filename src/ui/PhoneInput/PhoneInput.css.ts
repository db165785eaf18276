import { style } from '@vanilla-extract/css';
import { row } from '../atoms.css';
import { frame as floatingFrame } from '../Floating/under.css';
import { control } from '../TextInput/TextInput.css';

export const frame = style([floatingFrame, { display: 'flex' }]);
/** A button that looks like a field. */
export const chooser = style([control, row[8], { textAlign: 'start' }]);
/** Two controls, one frame: the picker's end is the number's beginning, and stays there whichever code is in it. */
export const picker = style([
  chooser,
  {
    width: 'auto',
    minWidth: 112,
    flex: 'none',
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    borderInlineEnd: 0,
  },
]);
export const number = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const flag = style({ width: 20, height: 15, objectFit: 'cover', flex: 'none' });
