import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Model, Path } from '../../machines/kit/model';
import { stage } from '../../machines/kit/stage';
import { table, title } from '../../machines/kit/table';

export interface WalkOptions {
  /** Also every pair of transitions: for session, order and top-up. */
  pairs?: boolean;
}

/**
 * Every transition of every world, on the real actor with its ports held and its clock wound by hand;
 * every case used; the table of transitions equal to the committed `file`.
 * `delays` in milliseconds by name.
 */
export function walkMachine<M extends AnyStateMachine>(
  models: readonly Model<M>[],
  delays: Record<string, number>,
  file: string,
  { pairs = false }: WalkOptions = {},
) {
  describe.each(models.map((model) => [model.world, model] as const))('%s', (_, model) => {
    const paths = [...model.transitionPaths(), ...(pairs ? model.pairPaths() : [])];
    it.each(distinct(paths))('%s', (_, path) => walk(model, path, delays));
  });
  it('uses every case', () => {
    const unused = models.map((model) => model.unusedCases());
    expect(unused[0]?.filter((type) => unused.every((types) => types.includes(type)))).toEqual([]);
  });
  it('has the transitions that were agreed', () => expect(table(models as readonly Model[])).toMatchFileSnapshot(file));
}

const distinct = <M extends AnyStateMachine>(paths: readonly Path<M>[]) => [
  ...new Map(paths.map((path) => [title(path as Path), path])),
];

async function walk<M extends AnyStateMachine>(model: Model<M>, { steps }: Path<M>, delays: Record<string, number>) {
  const { actor, play, settle } = stage(model, { delays });
  actor.start();
  for (const { event, state } of steps.slice(1)) {
    if (!play(event)) actor.send(event as never);
    await settle();
    expect(model.key(actor.getSnapshot())).toBe(model.key(state));
  }
  actor.stop();
}
