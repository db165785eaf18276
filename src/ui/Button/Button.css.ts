import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { centred, wrap } from '../atoms.css';
import { controlHeight, controlHeightSmall, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { appear } from '../theme/motion.css';
import { motion, radius, space, type, weight } from '../theme/tokens';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  width: 'fit-content',
  height: controlHeight,
  padding: `0 ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: type[14],
  fontWeight: weight.medium,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:active': { transform: 'scale(.98)' },
    '&&:disabled,&&[aria-disabled=true]:not([aria-busy=true])': {
      background: vars.sunken,
      borderColor: vars.line,
      color: vars.faint,
      transform: 'none',
      '@media': { [media.forced]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const hover = (background: string) => ({
  '@media': { [media.hover]: { selectors: { '&:hover': { background } } } },
});

export const kind = styleVariants(
  {
    primary: { background: vars.accent, color: vars.onAccent, ...hover(vars.accentHover) },
    secondary: { background: vars.surface, borderColor: vars.lineStrong, ...hover(vars.sunken) },
    ghost: { color: vars.soft, ...hover(vars.sunken) },
    danger: { background: vars.badFill, color: vars.onAccent, ...hover(vars.badFillHover) },
  },
  (look) => [base, look],
);
export const small = style({ height: controlHeightSmall, padding: `0 ${space[12]}` });
export const square = style({ width: 'auto', padding: 0, aspectRatio: '1' });
export const wide = style({ width: '100%' });

const fade = keyframes({ to: { opacity: 0 } });

/** What the button says keeps its place while the spinner stands before it: the width does not move. */
export const face = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit' });
globalStyle(`[aria-busy=true]>${face}`, { animation: `${fade} ${motion.fast} 300ms forwards` });

/** Words that find no room beside the spinner are on the next line, which is not seen: the spinner says enough. */
export const wait = style([
  centred,
  wrap,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    overflow: 'hidden',
    selectors: { '&::before': { content: '', height: '100%' } },
  },
]);
export const doing = style({ marginInlineStart: space[8], animation: `${appear} ${motion.normal} 300ms backwards` });
