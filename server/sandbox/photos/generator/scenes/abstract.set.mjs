/** What the abstract pictures share. */
import { plane } from '../tracer/shapes.mjs';

export const TAGS = 'abstract, background, design, minimal, shapes, art, creative, modern, geometry, wallpaper';

export const SURFACE =
  'texture, background, surface, material, pattern, abstract, design, close-up, wallpaper, natural';

/** A picture of a surface seen from above. */
export const above = (
  name,
  size,
  tags,
  alt,
  material,
  look,
  { height = 5, lit = 'studio:softbox', yaw = 0.3 } = {},
) => ({
  name,
  size,
  tags: `${SURFACE}, ${tags}`,
  alt: `Close-up of ${alt[0].toLowerCase()}${alt.slice(1)}`,
  look,
  set(s) {
    s.lit(lit, yaw).add(plane(0), material());
    s.shoot({ from: [0.4, height, 1.6], to: [0.4, 0, 0], angle: 32, aperture: 0 });
  },
});
