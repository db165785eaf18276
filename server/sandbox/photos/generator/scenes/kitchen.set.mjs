/** What the kitchen pictures share: tables and words. */
import { organic, wood } from '../tracer/materials.mjs';
import { ellipsoid } from '../tracer/shapes.mjs';

export const oak = () => wood('#cfa573', '#8a5f3a');

export const walnut = () => wood('#8a5a38', '#3f2617');

export const whiteWood = () => wood('#e9e3d8', '#c3b8a6', { rough: 0.5 });

export const COFFEE = 'coffee, cup, drink, cafe, breakfast, morning, hot drink, mug, espresso, barista, table';

export function beans(s, count, [x, z], spread) {
  const roast = organic('#3b2114', '#5c3720', { scale: 6, rough: 0.35, bump: 0 });
  for (let i = 0; i < count; i++) {
    const a = s.between(0, 6.28);
    const r = spread * Math.sqrt(s.random());
    s.add(ellipsoid(0.085, 0.055, 0.062), roast, {
      at: [x + r * Math.cos(a), 0.055, z + r * Math.sin(a) * 0.7],
      turn: s.between(0, 3),
      roll: s.between(-0.4, 0.4),
    });
  }
}
