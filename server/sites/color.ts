/** Björn Ottosson's OKLab, as far as finding a picture's own colour needs it. */

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The two colour axes of OKLab for 8-bit sRGB: green to red, blue to yellow. */
function axes(red: number, green: number, blue: number): readonly [a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** The chroma from which on a pixel counts as coloured, and the share of such pixels that makes a logo coloured. */
const colored = 0.05;
const enough = 0.02;

/**
 * The hue, in OKLCH degrees (0 to 359), that most of the coloured pixels are near to; undefined for a grey picture.
 * `pixels` is RGBA, 8 bits a channel.
 */
export function dominantHue(pixels: Uint8Array): number | undefined {
  const weights = new Float64Array(36);
  let counted = 0;
  let visible = 0;
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    if (alpha < 128) continue;
    visible += 1;
    const [a, b] = axes(red, green, blue);
    const chroma = Math.hypot(a, b);
    if (chroma < colored) continue;
    counted += 1;
    const bin = Math.floor(((Math.atan2(b, a) * 18) / Math.PI + 36) % 36);
    weights[bin] = (weights[bin] ?? 0) + chroma;
  }
  if (visible === 0 || counted / visible < enough) return undefined;
  return weights.indexOf(Math.max(...weights)) * 10 + 5;
}
