/** Every shot of the library. A shot: { name, size, tags, alt, look, set(scene) }. */
import { shots as abstracts } from './scenes/abstract.mjs';
import { shots as baking } from './scenes/baking.mjs';
import { shots as buildings } from './scenes/buildings.mjs';
import { shots as coffee } from './scenes/coffee.mjs';
import { shots as cutouts } from './scenes/cutouts.mjs';
import { shots as fashion } from './scenes/fashion.mjs';
import { shots as flatLays } from './scenes/flatlays.mjs';
import { shots as flowers } from './scenes/flowers.mjs';
import { shots as fruit } from './scenes/fruit.mjs';
import { shots as learning } from './scenes/learning.mjs';
import { shots as living } from './scenes/living.mjs';
import { shots as music } from './scenes/music.mjs';
import { shots as nature } from './scenes/nature.mjs';
import { shots as office } from './scenes/office.mjs';
import { shots as places } from './scenes/places.mjs';
import { shots as play } from './scenes/play.mjs';
import { shots as restaurant } from './scenes/restaurant.mjs';
import { shots as sport } from './scenes/sport.mjs';
import { shots as technology } from './scenes/technology.mjs';
import { shots as textures } from './scenes/textures.mjs';
import { shots as wellness } from './scenes/wellness.mjs';

const SIZES = {
  landscape: [1080, 720],
  classic: [1080, 810],
  wide: [1080, 608],
  portrait: [720, 1080],
  tall: [810, 1080],
  square: [1000, 1000],
};

export const allShots = [
  ...coffee,
  ...restaurant,
  ...fruit,
  ...baking,
  ...office,
  ...learning,
  ...technology,
  ...sport,
  ...wellness,
  ...flowers,
  ...fashion,
  ...music,
  ...play,
  ...living,
  ...buildings,
  ...nature,
  ...places,
  ...abstracts,
  ...textures,
  ...cutouts,
  ...flatLays,
];

const names = new Set(allShots.map((shot) => shot.name));
if (names.size !== allShots.length) {
  const twice = allShots.filter((shot, i) => allShots.findIndex((other) => other.name === shot.name) !== i);
  throw new Error(`Two shots have one name: ${twice.map((shot) => shot.name).join(', ')}`);
}

/** Pixels of the large file. */
export function sizeOf(shot) {
  const [width, height] = SIZES[shot.size];
  return { width, height };
}
