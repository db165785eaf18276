import { style, styleVariants } from '@vanilla-extract/css';
import { truncate } from '../atoms.css';
import { vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

const sheet = style({
  display: 'block',
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.control,
});

/** How high the bar is; at the smallest size it says nothing. */
const bar = style([
  truncate,
  {
    borderBottom: `1px solid ${vars.line}`,
    background: vars.surface,
    color: vars.soft,
    textAlign: 'center',
    paddingInline: 8,
  },
]);
export const bars = styleVariants({
  small: [bar, { height: 9 }],
  medium: [bar, { height: 28, fontSize: '.75rem', lineHeight: '27px' }],
  large: [bar, { height: 36, fontSize: '.875rem', lineHeight: '35px' }],
});

export const sheets = styleVariants({ desktop: [sheet], phone: [sheet, { maxWidth: 220, borderRadius: radius.card }] });
/** Its ratio never changes, so that nothing around it moves, whatever comes into it. */
const view = style({ position: 'relative', overflow: 'hidden', background: vars.surface, contentVisibility: 'auto' });
export const views = styleVariants({
  desktop: [view, { aspectRatio: '8/5' }],
  phone: [view, { aspectRatio: '9/16' }],
});

const whole = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const still = style([whole, { objectFit: 'cover', objectPosition: 'top' }]);
export const frame = style({ transition: `opacity ${motion.slow} ${motion.ease}` });
/** Seen by nobody; a picture that is not displayed would never be loaded. */
export const probe = style([whole, { opacity: 0, zIndex: -1 }]);

export const sketch = style([whole, { display: 'block', color: vars.ink }]);
/** What is not chosen yet is an outline, what is chosen has a body. */
export const part = style({
  fill: 'none',
  stroke: vars.lineStrong,
  strokeDasharray: '3 3',
  transition: `fill-opacity ${motion.slow} ${motion.ease}`,
  selectors: { '&[data-drawn]': { fill: vars.line, stroke: vars.line, strokeDasharray: 'none' } },
});
export const name = style({ fill: 'currentColor', fontSize: 11, fontWeight: 600 });
