import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/atoms.css';
import { controlHeight } from '../../ui/theme/contract.css';
import { media } from '../../ui/theme/media';

export const form = style([stack[16]]);
export const names = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
/** Room for the line that refuses a code: Verify is not pushed away from under a finger. */
export const refusal = style({ minHeight: 18 });
export const notice = style({ maxWidth: 380 });
export const head = style([stack[4], { textAlign: 'center' }]);

/** Room for Google and GitHub where the server offers them: a line of words, a gap and a button. */
export const others = style({
  display: 'none',
  selectors: { '[data-oauth] &': { display: 'block', minHeight: `calc(26px + ${controlHeight})` } },
});

/** Room for the button of passkeys where the browser has them. */
export const passkey = style({
  display: 'none',
  selectors: { '[data-passkeys] &': { display: 'block', minHeight: controlHeight } },
});
