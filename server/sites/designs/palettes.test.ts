import { expect, test } from 'vitest';
import { paletteNames } from '../../../contract/rules/websites/site';
import { colorNames, paletteOf, paletteRules } from '../design';
import { templates } from '../templates';

/** Linear sRGB of a colour as palettes write it, at a hue; what the screen cannot show is cut off, as browsers do. */
function linear(color: string, hue: number): readonly number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color);
  if (hex)
    return hex.slice(1).map((pair) => {
      const value = Number.parseInt(pair, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
  const parts = /^oklch\(([\d.]+)% ([\d.]+) (?:var\(--hue\)|calc\(var\(--hue\) \+ (\d+)\)|(\d+))\)$/.exec(color);
  if (!parts) throw new Error(`${color} is no colour of a palette`);
  const [, lightness = '', chroma = '', turn = '0', fixed] = parts;
  const angle = ((fixed === undefined ? hue + Number(turn) : Number(fixed)) * Math.PI) / 180;
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
  const whole = Number(lightness) / 100;
  const [l, m, s] = [
    (whole + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (whole - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (whole - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
}

function contrast(one: string, other: string, hue: number): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((color) => linear(color, hue))
    .map(([r = 0, g = 0, b = 0]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Words and what they stand on. */
const pairs = [
  ...(['paper', 'card', 'tint'] as const).flatMap((ground) =>
    (['ink', 'faint', 'accent'] as const).map((words) => [words, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-band', 'band'],
] as const;

test('words can be read in every palette of every template, whatever the logo’s colour', () => {
  const unread: string[] = [];
  for (const { slug, palettes, hues: [from, upTo] = [0, 359] } of templates) {
    const to = upTo < from ? upTo + 360 : upTo;
    for (const { name, colors, dark } of palettes) {
      for (const [form, shown] of Object.entries(dark === undefined ? { day: colors } : { day: colors, night: dark })) {
        for (const [words, ground] of pairs) {
          for (let hue = from; hue <= to; hue += 12) {
            const measured = contrast(shown[words], shown[ground], hue);
            if (measured < 4.5)
              unread.push(`${slug} ${name} ${form} ${words} on ${ground} at ${hue}: ${measured.toFixed(2)}`);
          }
        }
      }
    }
  }
  expect(unread).toEqual([]);
});

test('every template has the palettes that a website may name, and its first for any other name', () => {
  for (const template of templates) {
    expect(template.palettes.map(({ name }) => name)).toEqual([...paletteNames]);
    for (const name of paletteNames) expect(paletteOf(template, name).name).toBe(name);
    expect(paletteOf(template, 'no-such')).toBe(template.palettes[0]);
    const [own, , deep] = template.palettes.map(paletteRules);
    for (const color of colorNames) expect(own).toContain(`--${color}:`);
    expect(own).not.toBe(deep);
  }
});
