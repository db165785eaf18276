/** Colours of one logo as sRGB hexadecimal. */
export interface Palette {
  /** Text on `paper` and `soft`. */
  ink: string;
  /** The brand's colour: shapes on `paper`, a ground for `paper`. */
  main: string;
  /** A second colour beside `main`; decoration, never text on `paper`. */
  accent: string;
  /** A light tint of `main` as a ground. */
  soft: string;
  paper: string;
}

const palette = (ink: string, main: string, accent: string, soft: string, paper = '#ffffff'): Palette => ({
  ink,
  main,
  accent,
  soft,
  paper,
});

export type PaletteName = keyof typeof palettes;

export const palettes = {
  wheat: palette('#3b2314', '#a3521a', '#e9b44c', '#fbf0de', '#fffdf9'),
  espresso: palette('#2b1a12', '#5c3926', '#d0935a', '#f4eae0', '#fffdfb'),
  clay: palette('#33190f', '#9a4a2f', '#e3ab88', '#f9eee7', '#fffdfb'),
  tomato: palette('#2a1512', '#c0301e', '#f4a63f', '#fdece4'),
  sunrise: palette('#3a1a0b', '#bd4009', '#fbbf24', '#fff0e0'),
  olive: palette('#23291a', '#586628', '#d9a441', '#f3f3e2', '#fffefa'),
  leaf: palette('#12291c', '#1c7446', '#a4cf5f', '#e8f5ec'),
  forest: palette('#10241c', '#14532d', '#d9b45b', '#eaf2ec', '#fffefa'),
  sage: palette('#22302b', '#4a6b5d', '#e6b79c', '#eef4f0', '#fffefc'),
  mint: palette('#0d2b26', '#0d765c', '#8fdcb8', '#e4f7ef'),
  teal: palette('#0b2f2f', '#0f6f68', '#f6a06b', '#e3f4f2'),
  ocean: palette('#0b2a3c', '#0b6488', '#56c7c0', '#e4f3f8'),
  sky: palette('#0c2740', '#0369a1', '#6fcbf8', '#e5f4fd'),
  royal: palette('#0f1f4b', '#1d4ed8', '#fbbf24', '#e8effe'),
  navy: palette('#101c33', '#1b365d', '#cba662', '#edf1f6'),
  slate: palette('#18212f', '#334155', '#f59e5b', '#eef2f6'),
  carbon: palette('#151515', '#242424', '#ea5a2e', '#f3f2ef'),
  volt: palette('#0f1720', '#14212e', '#b5e61d', '#f1f5ea'),
  indigo: palette('#17163b', '#4038b6', '#ff9a66', '#eeeefc'),
  lavender: palette('#262047', '#5b4bb0', '#f2b58a', '#f1eefb'),
  plum: palette('#2a1436', '#6b2d82', '#ee9ab4', '#f7eefa'),
  berry: palette('#330f2a', '#9d1b62', '#f7a3b8', '#fcebf4'),
  rose: palette('#3a1524', '#b32e5b', '#f6b1bf', '#fdeef2'),
  blush: palette('#3b1f2b', '#97496a', '#ecb98e', '#faf0ef', '#fffdfc'),
  wine: palette('#2b0d18', '#7b1e3a', '#d8a663', '#f8ecee'),
  noir: palette('#1c1917', '#7d6019', '#d8b868', '#f7f2e4', '#fffdf8'),
} satisfies Record<string, Palette>;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour between two: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
