import { expect, it } from 'vitest';
import { purchaseModels } from './fixture';
import { inWorld } from './journey';
import { type Sight, seenPaths } from './seen';
import { namesIn } from './names';
import type { purchaseMachine } from './fixture';
import { describeState } from './states';

const model = inWorld(purchaseModels, 'just enough');
const walk = (sight?: Sight<typeof purchaseMachine>) => seenPaths(sight)(model);
const kindsOf = (paths: ReturnType<typeof walk>) =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps
        .slice(1)
        .map(({ event, state }, index) =>
          [describeState(steps[index]?.state.value ?? ''), event.type, describeState(state.value)].join(' '),
        ),
    ),
  );

it('takes every transition between states that all paths take, by fewer of them', () => {
  const all = model.transitionPaths();
  const seen = walk();
  expect(kindsOf(seen)).toEqual(kindsOf(all));
  expect(seen.length).toBeLessThan(all.length);
});

it('takes those more that look different', () =>
  expect(walk({ shows: ({ context }) => context.balance }).length).toBeGreaterThan(walk().length));

it('goes around what cannot be done', () => {
  const paths = walk({ possible: (_, { type }) => type !== 'order.place' });
  const played = paths.flatMap(({ steps }) => steps.map(({ event }) => event.type));
  expect(played).not.toContain('order.place');
  expect(played).toContain('session.expired');
});

it('has no path that begins another', () => {
  const titles = walk().map((path) => namesIn([model]).path(path));
  const beginnings = titles.filter((one) => titles.some((other) => other.startsWith(`${one}, then `)));
  expect(beginnings).toEqual([]);
});
