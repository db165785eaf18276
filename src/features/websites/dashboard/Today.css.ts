import { style, styleVariants } from '@vanilla-extract/css';
import { card, stack } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { space } from '../../../ui/theme/tokens';

/** As high as one entry from the first moment on, so that nothing below it moves. */
export const today = style([
  card,
  stack[8],
  { minHeight: 74, padding: `${space[12]} ${space[16]}`, justifyContent: 'center' },
]);
export const line = style({ flexWrap: 'wrap', rowGap: space[8] });
export const good = style({ color: vars.good });
export const tone = styleVariants({ bad: { color: vars.bad }, warn: { color: vars.warn }, info: { color: vars.soft } });
