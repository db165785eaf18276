import type { Crop, Focus, Photo } from '../../../contract/wire/websites/photos';

/** Width by height of what is shown; whole: the photo as it is. */
export const shapes = { whole: 0, square: 1, classic: 4 / 3, wide: 16 / 9 } as const;
export type Shape = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as Shape[];

type Size = Pick<Photo, 'width' | 'height'>;

/** Of a side, so that what is sent is short. */
const short = (part: number) => Math.round(part * 10_000) / 10_000;
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest piece of that shape, placed by `at` (0 to 1) on the side that is longer than it. */
export function cropOf(shape: Shape, { width, height }: Size, at = 0.5): Crop | null {
  if (shape === 'whole') return null;
  const wider = width / height / shapes[shape];
  return wider > 1
    ? { x: short(at * (1 - 1 / wider)), y: 0, width: short(1 / wider), height: 1 }
    : { x: 0, y: short(at * (1 - wider)), width: 1, height: short(wider) };
}

/** The shape that a piece has; of a piece of no shape of ours the next one to it. */
export function shapeOf(crop: Crop | null, { width, height }: Size): Shape {
  if (!crop) return 'whole';
  const ratio = (crop.width * width) / (crop.height * height);
  const far = (shape: Shape) => Math.abs(Math.log(ratio / shapes[shape]));
  return shapeNames.slice(1).reduce((best, shape) => (far(shape) < far(best) ? shape : best), 'square');
}

/** Which way a piece may be moved; null when it takes up the whole. */
export const wayOf = (crop: Crop | null): 'x' | 'y' | null =>
  !crop || (crop.width > 0.999 && crop.height > 0.999) ? null : crop.width < crop.height ? 'x' : 'y';

/** Where it lies on its way, 0 to 1. */
export function placeOf(crop: Crop | null): number {
  const way = wayOf(crop);
  if (!crop || !way) return 0.5;
  return short(way === 'x' ? crop.x / (1 - crop.width) : crop.y / (1 - crop.height));
}

/** Within what is shown. */
export const focusIn = (crop: Crop | null, { x, y }: Focus): Focus => {
  const { x: left, y: top, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x: short(between(left, x, left + width)), y: short(between(top, y, top + height)) };
};

const cameras =
  /^(?:img|dsc[nf]?|pxl|mvi?|dcim|p|gopr|image|photo|picture|foto|bild|screenshot|whatsapp|signal|untitled|scan)$/i;

/** Words that a file’s name says, with the business; '' when it says none: what is to be seen is not guessed. */
export function suggestionOf(name: string, business: string): string {
  const said = name.replace(/\.\w+$/, '').split(/[^\p{L}\p{M}]+/u);
  const words = said.filter((word) => word.length > 2 && !cameras.test(word)).join(' ');
  if (words.length < 4) return '';
  const sentence = words[0]?.toUpperCase() + words.slice(1);
  return business && !words.toLowerCase().includes(business.toLowerCase()) ? `${sentence}, ${business}` : sentence;
}
