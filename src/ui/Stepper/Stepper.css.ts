import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, space, type, weight } from '../theme/tokens';

/** On a phone: the place above as many bars as there are steps. */
export const compact = style({
  marginBottom: space[8],
  color: vars.soft,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const place = style({ fontVariantNumeric: 'tabular-nums' });

/** As high with titles of one line as with those of two. */
export const list = style({ display: 'flex', gap: 4, '@media': { [media.tablet]: { gap: 0, minHeight: 72 } } });

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  color: vars.soft,
  fontSize: type[12],
  textAlign: 'center',
  '@media': {
    [media.phone]: {
      // The padding pushes circle and title out of the bar; they are still read out.
      height: 4,
      paddingTop: 4,
      overflow: 'hidden',
      borderRadius: radius.full,
      background: vars.line,
      selectors: { '&[data-done],&[aria-current]': { background: vars.accent } },
    },
  },
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: weight.medium },
    /** The line to the step before it. */
    '&+&::before': {
      content: '',
      position: 'absolute',
      top: 13,
      insetInline: 'calc(-50% + 20px) calc(50% + 20px)',
      height: 2,
      background: vars.line,
    },
    '&[data-done]::before,&[aria-current]::before': { background: vars.accent },
  },
});

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${vars.edge}`,
  background: vars.surface,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-done]>&': { background: vars.accentSoft, borderColor: vars.accentInk, color: vars.accentInk },
    '[aria-current]>&': { background: vars.accent, borderColor: vars.accent, color: vars.onAccent },
  },
});
