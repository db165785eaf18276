import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { weight } from '../theme/tokens';

/** Text that leads somewhere; also on a `<button>` that reads as a link. */
export const link = style({
  color: vars.accentInk,
  fontWeight: weight.medium,
  // Ink on ink: the line is what tells a link.
  textDecoration: `underline ${vars.edge}`,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
