import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Custom properties by role. The names are short because each is repeated in every rule that uses it. */
export const vars = createGlobalThemeContract({
  canvas: 'c0',
  surface: 'c1',
  raised: 'c2',
  sunken: 'c3',
  line: 'l1',
  lineStrong: 'l2',
  edge: 'l3',
  ink: 'i1',
  soft: 'i2',
  faint: 'i3',
  accent: 'a1',
  accentHover: 'a2',
  onAccent: 'a3',
  accentInk: 'a4',
  accentSoft: 'a5',
  good: 'g1',
  goodSoft: 'g2',
  warn: 'w1',
  warnSoft: 'w2',
  bad: 'r1',
  badSoft: 'r2',
  badFill: 'r3',
  badFillHover: 'r4',
  brand: 'b1',
  ground: 'b2',
  shadow: 'sh',
  scrim: 'sc',
});

/** Set by `global.css.ts`: the chosen font, and the height of a control (40 px, 44 px on touch). */
export const fontFamily = 'var(--f)';
export const controlHeight = 'var(--h)';
/** Space inside cards, dialogs and the page's edge: 16 px on a phone, 24 px from tablet on. */
export const inset = 'var(--p)';
/** Height of a small control in dense places (32 px, 44 px on touch: a finger is no smaller there). */
export const controlHeightSmall = 'var(--hs)';
/** What the device keeps for itself: below, the bar of its gestures; above, its camera. 0 on most. */
export const safeBelow = 'var(--sb)';
export const safeAbove = 'var(--sa)';
