import type { Sharp } from 'sharp';
import type { Drawn } from '../pictures';

export const drawnOf = async (image: Sharp): Promise<Drawn> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** `#rrggbb` of the whole picture on white. */
export async function averageColor(image: Sharp): Promise<string> {
  const { data } = await image
    .clone()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[0, 1, 2].map((index) => (data[index] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}
