import { style } from '@vanilla-extract/css';
import { control } from '../TextInput/TextInput.css';
import { media } from '../theme/media';
import { type } from '../theme/tokens';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6,minmax(0,56px))',
  gap: 2,
  '@media': { [media.tablet]: { gap: 8 } },
});
export const box = style([
  control,
  {
    height: 52,
    padding: 0,
    textAlign: 'center',
    fontSize: type[20],
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
]);
