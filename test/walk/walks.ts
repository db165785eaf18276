import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Path } from '../../machines/paths/model';
import type { Names } from '../../machines/paths/names';
import { wantedWalk } from '../extent';

/** A walk by its name: what happens in it, in the words of `npm run paths`, or the number of a tour. */
export type NamedPath<M extends AnyStateMachine> = readonly [name: string, path: Path<M>];

/** Goes along a path, and says of each step that it begins, the birth being the first. */
type Take<M extends AnyStateMachine> = (path: Path<M>, begins: (step: number) => void) => Promise<void>;

/** For all walks of a world, in milliseconds: thousands of looks at a screen, on a busy machine. */
const patience = 600_000;

/**
 * Registers the walks of a world as one test, which fails at the first that goes wrong, names it and says how far it
 * came. With words in `WALK` those whose `world: name` holds them are a test each, and no others are taken.
 */
export function walkEach<M extends AnyStateMachine>(
  world: string,
  names: () => Names,
  find: () => readonly NamedPath<M>[],
  take: Take<M>,
) {
  const named = async (name: string, path: Path<M>) => {
    let at = 0;
    try {
      await take(path, (step) => void (at = step));
    } catch (error) {
      const done = names().path({ steps: path.steps.slice(0, at + 1) } as Path);
      throw explained(error, name, done);
    }
  };
  if (wantedWalk === '') {
    const all = async () => {
      for (const [name, path] of find()) await named(`${world}: ${name}`, path);
    };
    describe.each([world])('%s', () => {
      it('takes every walk', all, patience);
    });
    return;
  }
  const wanted = find()
    .map(([name, path]) => [`${world}: ${name}`, path] as const)
    .filter(([title]) => title.includes(wantedWalk));
  it.each(wanted)('%s', named, patience);
}

/** The same error, which also says in which walk it came, and after what. */
function explained(error: unknown, walk: string, done: string): Error {
  const same = error instanceof Error ? error : new Error(String(error));
  same.message = `${same.message}\n\nAt the end of: ${done}\nAlone: WALK='${walk.replaceAll("'", "'\\''")}'\n`;
  return same;
}
