import type { CSSProperties } from 'react';
import type { Photo } from '../../../../contract/wire/websites/photos';

// Of one place each and without a condition: here they cost no page a rule.

export const grid: CSSProperties = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill,minmax(7rem,1fr))',
};
export const tile: CSSProperties = {
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 8,
};
export const picture: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover' };
/** Above the picture, which would cover an outline of the tile itself. */
export const chosen: CSSProperties = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: 'inset 0 0 0 4px,inset 0 0 0 6px #fff',
};
export const number: CSSProperties = { position: 'absolute', top: 8, insetInlineEnd: 8 };
export const whole: CSSProperties = { width: '100%' };
export const slider: CSSProperties = { width: '100%', minHeight: 44 };

/** The photo in its own shape, as high as leaves room for what is said of it. */
export const stage = ({ width, height, color }: Photo): CSSProperties => ({
  position: 'relative',
  overflow: 'hidden',
  width: `min(100%,${(40 * width) / height}dvh)`,
  aspectRatio: `${width}/${height}`,
  margin: '0 auto',
  background: color,
  borderRadius: 8,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});
const percent = (part: number) => `${part * 100}%`;
/** The piece that is shown; the rest lies in the shadow. */
export const piece = ({ x, y, width, height }: NonNullable<Photo['crop']>): CSSProperties => ({
  position: 'absolute',
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
  boxShadow: '0 0 0 999px #000a',
  outline: '2px solid #fff',
  outlineOffset: -2,
  pointerEvents: 'none',
});
/** Seen on whatever lies below it. */
export const point = ({ x, y }: Photo['focus']): CSSProperties => ({
  position: 'absolute',
  left: percent(x),
  top: percent(y),
  width: 44,
  height: 44,
  margin: -22,
  border: '3px solid #fff',
  borderRadius: 99,
  boxShadow: '0 0 0 2px #000,inset 0 0 0 2px #000',
});
