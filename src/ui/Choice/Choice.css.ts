import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, space } from '../theme/tokens';

export const legend = style({ fontWeight: 500, marginBottom: space[8] });

/** Cards of at least the given width beside each other. */
export const cards = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit,minmax(140px,1fr))' } },
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  padding: space[16],
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.edge },
    '&:has(:checked)': {
      borderColor: vars.accentInk,
      boxShadow: `inset 0 0 0 1px ${vars.accentInk}`,
      background: vars.accentSoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentInk}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: vars.sunken, color: vars.faint },
  },
});

/** A radio alike in both themes. Its mark is its border, which forced colours keep. */
export const radio = style({
  flex: 'none',
  appearance: 'none',
  width: 18,
  height: 18,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.full,
  selectors: { '&:checked': { border: `5px solid ${vars.accentInk}` } },
});

/** At the end of its card: the label makes the whole card the target. */
export const dot = style([radio, { order: 1, margin: '2px 0 0' }]);
/** The file input covers its area, so that press, keyboard and drop are the platform's own. */
export const cover = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 });

export const check = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  minHeight: 24,
  '@media': { [media.touch]: { paddingBlock: 11 } },
});

/** The platform's own box in our accent, so that it survives forced colours too. */
export const box = style({ flex: 'none', width: 18, height: 18, margin: '2px 1px', accentColor: vars.accent });
/** On a line of its own. */
export const line = style({ display: 'block' });
