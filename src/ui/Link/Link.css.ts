import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { weight } from '../theme/tokens';

/** Text that leads somewhere; also on a `<button>` that reads as a link. */
export const link = style({
  color: vars.accentInk,
  fontWeight: weight.medium,
  // Ink on ink: the line is what tells a link.
  textDecoration: `underline ${vars.edge}`,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': {
    // Room for a finger that moves nothing; not where another link of the same text would be under it.
    [media.touch]: { selectors: { '&:not(p>*),p>&:only-child': { padding: '14px 4px', margin: '-14px -4px' } } },
  },
});
