import { style, styleVariants } from '@vanilla-extract/css';
import { inset, vars } from './theme/contract.css';
import { media } from './theme/media';
import { contentWidth, displayFont, radius, space, type, weight } from './theme/tokens';

/** Children below each other, by gap in px. */
export const stack = styleVariants({ 4: '4px', 8: '8px', 16: '16px', 24: '24px' }, (gap) => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
}));

/** Children beside each other, centred on one line, by gap in px. */
export const row = styleVariants({ 4: '4px', 8: '8px', 16: '16px', 24: '24px' }, (gap) => ({
  display: 'flex',
  alignItems: 'center',
  gap,
}));

export const wrap = style({ flexWrap: 'wrap' });
/** First child left, last child right. */
export const spread = style({ justifyContent: 'space-between' });
/** Takes what is left of a row, and may shrink below its content. */
export const grow = style({ flex: 1, minWidth: 0 });
export const centred = style({ textAlign: 'center', alignItems: 'center', justifyContent: 'center' });

/**
 * At most so many equal columns, as far as each has its least width: what stands beside the sidebar is narrower than the
 * window, and the least grows with the reader's text. Forms, and lists with a button in each row, need more of it.
 */
export const columns = styleVariants({ 2: '13.75rem,40%', 3: '13.75rem,30%', forms: '21.25rem,40%' }, (least) => ({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(${least})),1fr))`,
}));

export const card = style({
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
});

/** A row that stands for a thing of its own. */
export const boxed = style({
  padding: '12px 16px',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
});

/** The page's column: at most 1200 px wide, with its gutters. */
export const page = style({
  width: '100%',
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: inset,
});

/** The display face has one weight: bold would be drawn by the browser. */
const display = style({ fontFamily: displayFont.family, fontWeight: displayFont.weight, letterSpacing: '-.01em' });

export const title = styleVariants({
  /** One figure or the one heading of a screen. */
  huge: { fontSize: type[32], letterSpacing: '-.02em', fontWeight: weight.strong, lineHeight: 1.2 },
  page: [display, { fontSize: type[24], lineHeight: 1.25, '@media': { [media.tablet]: { fontSize: type[32] } } }],
  section: [display, { fontSize: type[20], '@media': { [media.tablet]: { fontSize: type[24] } } }],
  card: { fontSize: type[16], fontWeight: weight.strong },
});

/** As somebody else wrote it, line by line. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const muted = style({ color: vars.soft });
export const small = style({ fontSize: type[12] });
export const strong = style({ fontWeight: weight.medium });
/** Figures of one width, so that columns of money line up and a countdown does not tremble. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
/** Figures that stay on one line with their sign and currency. */
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const truncate = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Read out, not shown. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** A 20 px icon in place of the usual 16. */
export const iconLarge = style({ selectors: { '&&': { width: 20, height: 20 } } });
