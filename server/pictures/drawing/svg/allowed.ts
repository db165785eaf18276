/*
 * What a drawing may hold: what the exports of Illustrator, Inkscape, Figma and Canva make of a logo. Whatever is not
 * named here is left out: scripts, what moves, foreign objects, links to elsewhere, and what only editors read.
 */

const namesIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements that show something or are shown by others. */
export const elements = namesIn(`
  svg g switch defs symbol use image path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker
`);

/** Only what they hold is taken over: a link shows what is in it. */
export const transparent: ReadonlySet<string> = new Set(['a']);

/** Steps of a filter that cost no more than a look at each pixel, and the blur of a shadow. */
export const filterSteps = namesIn(`
  feGaussianBlur feDropShadow feOffset feFlood feBlend feComposite feColorMatrix feMerge feMergeNode
  feMorphology feComponentTransfer feFuncR feFuncG feFuncB feFuncA
`);

/** Attributes of one meaning, whose value names nothing. */
export const attributes = namesIn(`
  id x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy rotate textLength lengthAdjust d points
  pathLength transform offset viewBox preserveAspectRatio version overflow xml:space xml:lang
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform refX refY orient markerWidth markerHeight markerUnits
  filterUnits primitiveUnits requiredExtensions requiredFeatures systemLanguage in in2 result
  stdDeviation edgeMode mode operator k1 k2 k3 k4 radius type values tableValues slope intercept
  amplitude exponent
`);

/** Properties, as attributes and in styles. */
export const properties = namesIn(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order opacity color display visibility
  overflow clip-path clip-rule mask mask-type filter stop-color stop-opacity flood-color flood-opacity
  lighting-color marker marker-start marker-mid marker-end mix-blend-mode isolation vector-effect
  color-interpolation color-interpolation-filters shape-rendering text-rendering image-rendering font
  font-family font-size font-style font-weight font-stretch font-variant line-height letter-spacing
  word-spacing text-anchor text-decoration text-align white-space dominant-baseline alignment-baseline
  baseline-shift direction unicode-bidi writing-mode transform transform-origin x y width height cx cy
  r rx ry
`);

/** Properties that name another element, and what of their value may stand beside the name. */
export const naming = namesIn('fill stroke clip-path mask filter marker marker-start marker-mid marker-end');

/** Elements whose link leads to another element of the drawing. */
export const linking: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient', 'pattern', 'filter']);

export const limits = {
  /** Of what is read: '<', which every element has once or twice, and characters of text and style. */
  marks: 40_000,
  text: 20_000,
  style: 500_000,
  /** Elements within one another, also by reference. */
  depth: 64,
  references: 200,
  /** Elements that are drawn, each as often as it is referred to. */
  drawn: 60_000,
  /** Surfaces as large as the drawing that they take, likewise; see `surfaces`. */
  surfaces: 640,
  /** Characters of what reaches the rasteriser. */
  written: 8 * 1024 * 1024,
  /** Pictures within the drawing, bytes of one, and pixels of all. */
  pictures: 32,
  pictureBytes: 6 * 1024 * 1024,
  picturePixels: 24_000_000,
} as const;

/** What each takes, measured against a mask: a filter paints its whole surface several times over. */
export const surfaces: Readonly<Record<string, number>> = {
  filter: 32,
  mask: 4,
  'clip-path': 1,
  'mix-blend-mode': 2,
  opacity: 1,
  pattern: 4,
  image: 8,
};
