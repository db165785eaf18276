import { globalFontFace } from '@vanilla-extract/css';

const file = (subset: string) =>
  `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`;

/** Self-hosted; the browser fetches latin-ext only when a page holds a letter of it. */
globalFontFace('Inter', [
  {
    src: file('latin'),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  },
  {
    src: file('latin-ext'),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  },
]);

/**
 * A local face bent to Inter's measures, so that nothing shifts when Inter arrives. Liberation Sans and Arimo have
 * Arial's widths. The figures come from the fonts' own tables (Inter 4: ascent 0.96875, descent 0.2412 of the em).
 */
globalFontFace('Inter0', {
  src: 'local("Arial"),local("Liberation Sans"),local("Arimo")',
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
});
