import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf, missingFrom } from '../../machines/paths/coverage';
import { draw } from '../../machines/paths/draw';
import { eventKey } from '../../machines/paths/graph';
import type { Model, Path } from '../../machines/paths/model';
import { type Delays, stage } from '../../machines/paths/stage';
import { type Names, namesIn } from '../../machines/paths/names';
import { table } from '../../machines/paths/table';
import { isFull, wantedWalk } from '../extent';
import { expectDrawing } from './drawing';
import { type NamedPath, walkEach } from './walks';

export interface WalkOptions {
  /** In the full run also every pair of transitions that may follow one another: where money and sessions are. */
  pairs?: boolean;
  /** The page that holds the drawing, beside the test. `false` for a machine without a page of its own. */
  readme?: string | false;
}

/**
 * Registers the walk of a machine: every transition of every world on the real actor, with its ports held and its
 * clock wound by hand; every state, every transition and both answers of every guard met; every case used and every
 * port's answer taken; the table equal to the committed `file`; the drawing equal to the README's.
 *
 * `delays` in milliseconds by name, the test's own idea of them. `UPDATE=1` writes the drawing, `-u` the table.
 */
export function walkMachine<M extends AnyStateMachine>(
  models: readonly Model<M>[],
  delays: Delays,
  file: string,
  { pairs = false, readme = './README.md' }: WalkOptions = {},
) {
  const plain = models as readonly Model[];

  let known: Names | undefined;
  const names = () => {
    known ??= namesIn(plain);
    return known;
  };
  for (const model of models) {
    const pairPaths = () => (pairs && (isFull || wantedWalk) ? model.pairPaths() : []);
    walkEach(
      model.world,
      names,
      () => distinct([...model.transitionPaths(), ...pairPaths()], names()),
      (path, begins) => walk(model, path, delays, begins),
    );
  }

  it('meets every state, every transition and both answers of every guard', () =>
    expect(missingFrom(coverageOf(plain))).toEqual([]));

  it('uses every case', () => {
    const unused = models.map((model) => model.unusedCases());
    expect(unused[0]?.filter((type) => unused.every((types) => types.includes(type)))).toEqual([]);
  });

  it('lets no answer of a port fall', () => expect(models.flatMap((model) => model.unheardAnswers())).toEqual([]));

  it('has the transitions that were agreed', () => expect(table(plain)).toMatchFileSnapshot(file));

  const [first] = plain;
  if (readme && first) it('is drawn in its README', () => expectDrawing(readme, draw(first.machine)));
}

/** Each walk once, by what happens in it. */
const distinct = <M extends AnyStateMachine>(paths: readonly Path<M>[], names: Names): NamedPath<M>[] => {
  const byEvents = new Map(paths.map((path) => [path.steps.map(({ event }) => eventKey(event)).join(), path]));
  return [...byEvents.values()].map((path) => [names.path(path as Path), path]);
};

/** Takes a path on the real actor, and finds it after each step where the model says. */
export async function walk<M extends AnyStateMachine>(
  model: Model<M>,
  { steps }: Path<M>,
  delays: Delays,
  begins: (step: number) => void = () => undefined,
) {
  const { actor, play, settle } = stage(model, { delays });
  actor.start();
  await settle();
  for (const [index, { event, state }] of steps.entries()) {
    begins(index);
    if (index > 0 && !play(event)) actor.send(event as never);
    await settle();
    expect(model.key(actor.getSnapshot())).toBe(model.key(state));
  }
  actor.stop();
}
