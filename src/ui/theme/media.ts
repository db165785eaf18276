import { breakpoint } from './tokens';

/** The one breakpoint table as media queries. */
export const media = {
  /** Below 768 px. */
  phone: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  /** From tablet on, but without room for a sidebar beside the page: a rail of icons. */
  rail: `(min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  /** A finger rather than a mouse. */
  touch: '(pointer: coarse)',
  /** Hover exists, so that a tap does not leave an element stuck in its hovered state. */
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  /** The reader's own few colours in place of ours. A transparent outline is seen there, a shadow and a tint are not. */
  forced: '(forced-colors: active)',
} as const;
