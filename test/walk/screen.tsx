import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { afterEach, expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { EventTypeOf, Model, Path } from '../../machines/paths/model';
import { type Names, namesIn } from '../../machines/paths/names';
import { type Sight, seenPaths } from '../../machines/paths/seen';
import { type StageOptions, stage } from '../../machines/paths/stage';
import { type LeafOf, leavesOf } from '../../machines/paths/states';
import { screenTours, type Which } from '../../machines/paths/tours';
import { isFull, isInBrowser, wantedWalk } from '../extent';
import { lookAt } from './firstSight';
import { walkEach } from './walks';

export interface ScreenWalk<M extends AnyStateMachine, Arriving extends string> extends StageOptions {
  /** The view; it gets its actor as a prop. */
  render: ComponentType<{ actor: ActorRefFrom<M> }>;
  /**
   * How a person makes each event: a gesture in the DOM, never a `send`. `'elsewhere'` for one that is made in another
   * view of the same machine.
   */
  hands: {
    [T in Exclude<EventTypeOf<M>, Arriving>]:
      | ((event: Extract<EventFromLogic<M>, { type: T }>) => unknown)
      | 'elsewhere';
  };
  /**
   * What a person sees, by the dotted name of every leaf state; of parallel regions each leaf is looked at.
   * `null` for a state in which the machine never rests.
   */
  eyes: { [Leaf in LeafOf<M>]: Eye<M> | null };
  /** Around the view: a router with a memory location, a provider. */
  wrap?: ComponentType<{ children: ReactNode }>;
  /** What of a large model a person can tell apart here; without it every transition of every snapshot is taken. */
  sight?: Sight<M>;
}

/** Looks at the screen and fails when it shows something else; may wait for it. */
export type Eye<M extends AnyStateMachine> = (at: SnapshotFrom<M>, world: string) => unknown;
type Gestures = Record<string, ((event: never) => unknown) | 'elsewhere' | undefined>;

const takesEachPath = isFull && isInBrowser;

/**
 * The same walk, made by hands and checked by eyes: in happy-dom, and in Chromium unchanged. By tours, which take every
 * transition in a few long walks; in the full run Chromium takes each path from its birth.
 */
export function walkScreen<M extends AnyStateMachine, Arriving extends string>(
  models: readonly Model<M, Arriving>[],
  { render: View, hands, eyes, wrap: Wrap = Fragment, sight, ...options }: ScreenWalk<M, Arriving>,
) {
  const looks: Record<string, Eye<M> | null | undefined> = eyes;
  const gestures: Gestures = hands;
  afterEach(cleanup);

  /** Makes one walk on a fresh screen. */
  const take = async (model: Model<M>, { steps }: Path<M>, begins: (step: number) => void) => {
    const { actor, play, settle } = stage(model, options);
    actor.start();
    render(
      <Wrap>
        <View actor={actor as unknown as ActorRefFrom<M>} />
      </Wrap>,
    );
    for (const [index, { event, state }] of steps.entries()) {
      begins(index);
      let byHand = false;
      await act(async () => {
        byHand = index > 0 && !play(event);
        await settle();
      });
      if (byHand) {
        const gesture = gestures[event.type];
        if (!gesture) throw new Error(`No hand makes "${event.type}".`);
        if (gesture === 'elsewhere') act(() => actor.send(event as never));
        else await gesture(event as never);
        await act(settle);
      }
      expect(model.key(actor.getSnapshot())).toBe(model.key(state));
      for (const leaf of leavesOf((actor.getSnapshot() as AnyMachineSnapshot).value)) {
        const look = looks[leaf];
        if (!look) throw new Error(`The machine rests in "${leaf}", and no eye looks at it.`);
        await look(actor.getSnapshot(), model.world);
        await lookAt(leaf);
      }
    }
    actor.stop();
    cleanup();
  };

  let known: Names | undefined;
  const names = () => {
    known ??= namesIn(models);
    return known;
  };
  for (const model of models as readonly Model<M>[]) {
    const paths = () => (sight ? seenPaths(sight)(model) : model.transitionPaths());
    const tours = () => screenTours(model, { may: sight?.possible as Which['may'] });
    walkEach(
      model.world,
      names,
      () => [
        ...(takesEachPath || wantedWalk ? paths().map((path) => [names().path(path as Path), path] as const) : []),
        ...(takesEachPath ? [] : tours().map((path, index) => [`tour ${index + 1}`, path] as const)),
      ],
      (path, begins) => take(model, path, begins),
    );
  }
}
