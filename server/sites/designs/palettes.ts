import { paletteNames } from '../../../contract/rules/websites/site';
import type { Colors, Palette } from '../design';

/** What every template starts from: each colour takes the site's hue, by lightness and chroma. */
const hue = (lightness: number, chroma: number) => `oklch(${lightness}% ${chroma} var(--hue))`;

const light: Colors = {
  paper: '#ffffff',
  card: '#ffffff',
  tint: hue(96, 0.018),
  ink: hue(22, 0.03),
  faint: hue(43, 0.03),
  rule: hue(87, 0.02),
  accent: hue(45, 0.15),
  'on-accent': '#ffffff',
  band: hue(31, 0.09),
  'on-band': '#ffffff',
};

const night: Colors = {
  paper: hue(18, 0.015),
  card: hue(23, 0.02),
  tint: hue(25, 0.03),
  ink: hue(95, 0.008),
  faint: hue(78, 0.02),
  rule: hue(37, 0.025),
  accent: hue(83, 0.11),
  'on-accent': hue(18, 0.04),
  band: hue(29, 0.07),
  'on-band': hue(97, 0.008),
};

/** Almost without colour: the pictures have it. */
const quiet: Colors = {
  paper: hue(98.5, 0.003),
  card: '#ffffff',
  tint: hue(95.5, 0.005),
  ink: hue(20, 0.008),
  faint: hue(43, 0.01),
  rule: hue(86, 0.006),
  accent: hue(34, 0.045),
  'on-accent': '#ffffff',
  band: hue(25, 0.018),
  'on-band': '#ffffff',
};
const quietNight: Colors = {
  ...night,
  paper: hue(17, 0.004),
  card: hue(21.5, 0.005),
  tint: hue(24, 0.006),
  rule: hue(36, 0.008),
  accent: hue(88, 0.035),
  band: hue(27, 0.012),
};

/** Dark by day and by night. */
const deep: Colors = {
  paper: hue(22, 0.05),
  card: hue(27, 0.058),
  tint: hue(29, 0.06),
  ink: hue(97, 0.012),
  faint: hue(83, 0.035),
  rule: hue(42, 0.06),
  accent: hue(86, 0.1),
  'on-accent': hue(20, 0.05),
  band: hue(16, 0.04),
  'on-band': hue(97, 0.012),
};

export interface OwnColors {
  /** What of the first palette is not as usual. */
  readonly own?: Partial<Colors>;
  /** The same of its dark form. */
  readonly night?: Partial<Colors>;
  /** Where the first palette is dark by itself. */
  readonly form?: 'dark';
  readonly quiet?: Partial<Colors>;
  readonly deep?: Partial<Colors>;
}

/** The three palettes of a template: of the logo's colour, quiet, and deep. */
export function palettes(colors: OwnColors = {}): readonly [Palette, ...Palette[]] {
  const [own, still, dark] = paletteNames;
  const first = { name: own, colors: { ...light, ...colors.own } };
  return [
    colors.form === 'dark'
      ? { ...first, scheme: 'dark' }
      : { ...first, dark: { ...night, ...colors.night }, scheme: 'light dark' },
    { name: still, colors: { ...quiet, ...colors.quiet }, dark: quietNight, scheme: 'light dark' },
    { name: dark, colors: { ...deep, ...colors.deep }, scheme: 'dark' },
  ];
}
