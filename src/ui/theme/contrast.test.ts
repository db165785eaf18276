import { describe, expect, it } from 'vitest';
import { type ColourRole, colours } from './tokens';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const pages: ColourRole[] = ['canvas', 'surface', 'raised', 'sunken'];
const pair = (front: ColourRole, backs: ColourRole[]) => backs.map((back) => [front, back] as const);

const text = [
  ...pair('ink', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('soft', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('faint', pages),
  ...pair('accentInk', [...pages, 'accentSoft']),
  ...pair('onAccent', ['accent', 'accentHover', 'badFill', 'badFillHover']),
  ...pair('good', [...pages, 'goodSoft']),
  ...pair('warn', [...pages, 'warnSoft']),
  ...pair('bad', [...pages, 'badSoft']),
];

const controls = [
  ...pair('edge', ['canvas', 'surface', 'raised']),
  ...pair('accentInk', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('accent', ['canvas', 'surface', 'raised']),
  ...pair('badFill', ['canvas', 'surface', 'raised']),
  ...pair('bad', pages),
  ...pair('brand', ['canvas', 'surface', 'raised']),
];

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  const ratio = (front: ColourRole, back: ColourRole) => contrast(colours[theme][front], colours[theme][back]);
  it.each(text)('text %s on %s is at least 4.5:1', (front, back) =>
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(controls)('control %s on %s is at least 3:1', (front, back) =>
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3),
  );
});

describe('contrast', () => {
  it('measures black on white as 21 and a colour on itself as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e2502a', '#e2502a')).toBe(1);
  });
});
