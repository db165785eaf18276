import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { truncate } from '../atoms.css';
import { inset, vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

/** The website's hue, in OKLCH degrees. */
export const hue = createVar();

/** What the sheet stands on: paper until the website has a colour. */
const ground = style({
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.ground,
  selectors: {
    '&[data-coloured]': { background: `color-mix(in oklab,${vars.ground} 40%,oklch(72% .14 ${hue}))` },
  },
});
export const grounds = styleVariants({
  small: [ground, { padding: '6px 6px 0' }],
  medium: [ground, { padding: '16px 16px 0' }],
  large: [ground, { padding: `${inset} ${inset} 0` }],
});

/** It goes on below the ground's edge. */
const sheet = style({
  overflow: 'hidden',
  background: vars.surface,
  borderRadius: `${radius.control} ${radius.control} 0 0`,
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

export const sheets = styleVariants({ desktop: [sheet], phone: [sheet, { maxWidth: 220, marginInline: 'auto' }] });
/** Its ratio never changes, so that nothing around it moves, whatever comes into it. */
const view = style({ position: 'relative', overflow: 'hidden', background: vars.surface });
export const views = styleVariants({
  desktop: [view, { aspectRatio: '16/9' }],
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
