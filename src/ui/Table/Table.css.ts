import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../atoms.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { appear } from '../theme/motion.css';
import { motion, radius, space, type, weight, z } from '../theme/tokens';

/** Where the head of a table stops: under the page's own header. */
export const headTop = createVar();

/** Narrower than this, in the reader's own text size, each row is a card. */
const narrow = '(max-width: 36rem)';

/** `clip`, since what scrolls by itself would hold back the head that is to stay in sight. */
export const frame = style([card, { position: 'relative', containerType: 'inline-size', overflow: 'clip' }]);

export const head = style({
  position: 'sticky',
  zIndex: z.sticky,
  top: fallbackVar(headTop, '56px'),
  background: vars.surface,
  boxShadow: `inset 0 -1px ${vars.line}`,
  '@container': { [narrow]: { position: 'static', display: 'block' } },
});
/** Of the cards' head only what one sorts by is left, in a line. */
export const heads = style({
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space[16]}`,
      paddingInline: space[16],
      selectors: { '&:not(:has(button))': { display: 'none' } },
    },
  },
});
export const title = style({
  padding: `0 ${space[16]}`,
  height: '2.75rem',
  color: vars.soft,
  fontSize: type[12],
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { padding: 0, selectors: { '&:not(:has(button))': { position: 'absolute', clipPath: 'inset(50%)' } } },
  },
});
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '2rem',
  color: 'inherit',
  fontWeight: 'inherit',
  selectors: { '&:hover,[aria-sort]>&': { color: vars.ink } },
  '@media': { [media.touch]: { minHeight: 44 } },
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });
export const row = style({
  selectors: {
    '&+&': { borderTop: `1px solid ${vars.line}` },
    '&[data-opens]': { cursor: 'pointer' },
  },
  '@media': { [media.hover]: { selectors: { '&[data-opens]:hover': { background: vars.sunken } } } },
  '@container': { [narrow]: { position: 'relative', display: 'block', padding: `${space[8]} ${space[16]}` } },
});
export const cell = style({
  padding: `${space[8]} ${space[16]}`,
  height: '3rem',
  fontWeight: weight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: `0 ${space[16]}`,
      height: 'auto',
      padding: `${space[4]} 0`,
      selectors: { '&[data-label]::before': { content: 'attr(data-label)', color: vars.soft } },
    },
  },
});
/** Left out of a table that has less room than so many rem, and is not narrow enough for cards. */
export const from = styleVariants({ 44: '43.99rem', 58: '57.99rem' }, (most) => ({
  '@container': { [`(min-width: 36.01rem) and (max-width: ${most})`]: { display: 'none' } },
}));
/** Figures stand below each other by their ends. */
export const figures = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** As wide as its buttons; of a card in the corner, beside its name. */
export const actions = style({
  width: '1%',
  textAlign: 'end',
  '@container': {
    [narrow]: { position: 'absolute', top: space[4], insetInlineEnd: space[8], width: 'auto', padding: 0 },
  },
});
/** The name of a card with such a corner ends before it. */
export const named = style({
  '@container': { [narrow]: { selectors: { '&:has(~[data-actions])': { paddingInlineEnd: space[48] } } } },
});
/** Under figures their bone stands at the end too. */
export const last = style({ marginInlineStart: 'auto' });
/** One state in the place of all rows. */
export const whole = style({ padding: space[16], '@container': { [narrow]: { display: 'block' } } });
globalStyle(`${head}:has(~* ${whole})`, { display: 'none' });
/** What opens a row: the name of it, as a link or a button. */
export const opener = style({
  color: vars.ink,
  fontWeight: weight.medium,
  textAlign: 'start',
  borderRadius: radius.small,
  '@media': {
    [media.hover]: {
      selectors: { '[data-opens]:hover &': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
});
/** Along the upper edge, once it takes long enough to be seen. */
export const busy = style({
  position: 'absolute',
  zIndex: z.sticky,
  insetInline: 0,
  top: 0,
  animation: `${appear} ${motion.normal} 300ms backwards`,
});
