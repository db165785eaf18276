import { globalFontFace } from '@vanilla-extract/css';

const file = (path: string) => `url("${path}") format("woff2")`;

const latin = 'U+0-FF,U+131,U+152-153,U+2C6-2DC,U+2000-206F,U+20AC,U+2122-2215';
const latinExtended = 'U+100-2FF,U+1E00-1EFF,U+20A0-20CF';

/**
 * Self-hosted; latin with what no page uses taken out (`fonts/README.md`). Where ranges overlap the later face wins, so latin may
 * claim generously; the browser fetches latin-ext only when a page holds a letter of it.
 */
globalFontFace('Inter', [
  {
    src: file('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: latinExtended,
  },
  {
    src: file('./fonts/inter-latin-wght.woff2'),
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: latin,
  },
]);

/**
 * A local face bent to Inter's measures, so that nothing shifts when Inter arrives: the lines are equally high, and of the
 * product's sentences 98 of 100 as wide or up to 3 % wider. What is painted again in Inter is then no larger
 * than at first sight, and does not count as a later one. Liberation Sans and Arimo have Arial's widths.
 */
globalFontFace('Inter0', {
  src: 'local("Arial"),local("Liberation Sans"),local("Arimo")',
  sizeAdjust: '108.2%',
  ascentOverride: '89.5%',
  descentOverride: '22.3%',
  lineGapOverride: '0%',
});

/** Young Serif, of which there is one weight. */
globalFontFace('Young', [
  {
    src: file('@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2'),
    fontDisplay: 'swap',
    unicodeRange: latinExtended,
  },
  { src: file('./fonts/young-serif-latin-400.woff2'), fontDisplay: 'swap', unicodeRange: latin },
]);

/** A local bold serif bent to Young Serif's measures: the product's headings together are as wide in either. */
globalFontFace('Young0', {
  src: 'local("Times New Roman Bold"),local("Liberation Serif Bold"),local("Tinos Bold")',
  sizeAdjust: '116%',
  ascentOverride: '90.2%',
  descentOverride: '31.6%',
  lineGapOverride: '0%',
});
