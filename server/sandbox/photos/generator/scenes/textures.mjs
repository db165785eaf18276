/** Surfaces from above. */
import { above } from './abstract.set.mjs';
import {
  colour,
  concrete,
  copper,
  linen,
  marble,
  metal,
  painted,
  plain,
  terrazzo,
  water,
  wood,
} from '../tracer/materials.mjs';
import { fractal } from '../tracer/random.mjs';

export const shots = [
  above(
    'texture-marble-white',
    'landscape',
    'marble, white, stone, luxury, kitchen',
    'White marble with grey veins',
    () => marble(),
    { key: 0.68, vignette: 0.1 },
    { height: 8 },
  ),
  above(
    'texture-wood-oak',
    'classic',
    'wood, oak, table, planks, floor',
    'Planks of light oak',
    () => wood('#cda474', '#8a6340'),
    { key: 0.32 },
    { height: 6 },
  ),
  above(
    'texture-concrete-grey',
    'square',
    'concrete, grey, wall, urban, black and white',
    'Grey concrete surface',
    () => concrete('#9d9c99'),
    { key: 0.32, mono: true, contrast: 1.2 },
  ),
  above(
    'texture-terrazzo-colour',
    'square',
    'terrazzo, stone, colourful, floor, interior',
    'Terrazzo with colourful stones',
    () => terrazzo('#efe9df', ['#c9553f', '#2f6f7a', '#e0a93a', '#8a8f83', '#2b2b2e']),
    { key: 0.46, vignette: 0.12 },
  ),
  above(
    'texture-linen-sand',
    'portrait',
    'linen, fabric, cloth, textile, beige',
    'Natural linen cloth',
    () => linen('#d6c7ae', { threads: 9 }),
    { key: 0.4, vignette: 0.14 },
    { height: 3, yaw: 1.1 },
  ),
  above(
    'texture-water-blue',
    'landscape',
    'water, blue, pool, waves, summer',
    'Blue water with gentle waves',
    () => water('#0d5c86', 0.09, 1.2),
    { key: 0.26 },
    { lit: 'sky', height: 5 },
  ),
  above(
    'texture-copper-brushed',
    'square',
    'copper, metal, orange, industry, brushed',
    'Brushed copper',
    () => ({ ...copper(0.32), bump: (x, _y, z) => 0.012 * fractal(x * 2, 0, z * 60, 2) }),
    { key: 0.26 },
  ),
  above(
    'texture-slate-black',
    'landscape',
    'slate, black, stone, dark, board',
    'Black slate',
    () => ({
      ...plain('#1b1c1e', { rough: 0.45, mottle: 0.3, grain: 2 }),
      bump: (x, y, z) => 0.09 * fractal(x * 2.2, y, z * 2.2, 5),
    }),
    { key: 0.06 },
    { yaw: 1.2 },
  ),
  above(
    'texture-paint-yellow',
    'classic',
    'paint, yellow, brush, art, canvas',
    'Thick yellow paint',
    () => ({
      ...painted(
        (_lx, _ly, _lz, x, _y, z) => {
          const t = fractal(x * 0.8 + fractal(z, x, 1, 3) * 3, 2, z * 5, 3);
          const a = colour('#f2b91d');
          const b = colour('#f8dc6a');
          return a.map((v, i) => v * (1 - t) + b[i] * t);
        },
        { rough: 0.3, gloss: 0.8 },
      ),
      bump: (x, _y, z) => 0.2 * fractal(x * 0.8 + fractal(z, x, 1, 2) * 3, 2, z * 7, 3),
    }),
    { key: 0.42 },
    { yaw: 1.0 },
  ),
  above(
    'texture-gold-foil',
    'portrait',
    'gold, foil, metal, luxury, shine, party',
    'Crumpled golden foil',
    () => ({ ...metal('#e9b84a', 0.2), bump: (x, _y, z) => 0.5 * Math.abs(fractal(x * 1.3, 3, z * 1.3, 4) - 0.5) }),
    { key: 0.24, warmth: 0.1 },
  ),
];
