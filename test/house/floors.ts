import type { Source } from './source';

/** A house within the house: its rooms, floor by floor from the ground; those of one floor know nothing of each other. */
interface House {
  readonly folder: string;
  readonly floors: readonly (readonly string[])[];
}

export const houses: readonly House[] = [
  {
    folder: 'machines/',
    floors: [
      ['kit'],
      ['protocols'],
      ['session'],
      ['account'],
      // The frame around the screens, which come to it by their address, and the cached answers that they show.
      ['shell'],
      ['money', 'websites', 'notices'],
      ['wizard', 'statistics'],
      ['settings'],
      ['support'],
    ],
  },
  {
    folder: 'src/features/',
    floors: [
      ['form'],
      ['account'],
      ['session'],
      ['notices'],
      ['shell'],
      ['money', 'websites'],
      ['wizard', 'statistics'],
      ['settings'],
      ['support'],
    ],
  },
  {
    folder: 'server/domain/',
    floors: [
      ['limits', 'jobs'],
      ['mail'],
      ['notices'],
      ['session'],
      ['account'],
      ['money', 'websites'],
      ['wizard', 'statistics', 'support'],
      ['settings'],
      // Here the numbers of the dashboard, of everything below.
      ['shell'],
      // What the operator sees of all customers.
      ['operator'],
      ['jobKinds.ts'],
    ],
  },
];

/** What looks at a house from outside: tests, models, and what finds paths and records traces. */
const isOutside = (path: string) =>
  /\.(?:test|walk|tour|bench|model)(?:\.tsx?)?$/.test(path) || /^machines\/(?:paths|traces)\//.test(path);

/** Imports that lead up, or to another room of the same floor, as sentences; one of types is one too. */
export const climbs = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) => {
    const house = houses.find(({ folder }) => path.startsWith(folder));
    if (!house || isOutside(path)) return [];
    const from = placeOf(house, path);
    if (from.floor < 0) return [`${path} stands on no floor`];
    return imports
      .filter((taken) => taken.path?.startsWith(house.folder) && !isOutside(taken.path))
      .filter((taken) => {
        const to = placeOf(house, taken.path ?? '');
        return to.room !== from.room && to.floor >= from.floor;
      })
      .map(({ specifier, isType }) => `${path} climbs to ${isType ? 'types of ' : ''}${specifier}`);
  });

function placeOf({ folder, floors }: House, path: string) {
  const [room = ''] = path.slice(folder.length).split('/');
  return { room, floor: floors.findIndex((rooms) => rooms.includes(room)) };
}
