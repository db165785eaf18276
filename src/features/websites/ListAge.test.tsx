import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { pollerMachine } from '../../../machines/websites/poller/poller.machine';
import { within } from '../../../test/walk/system';
import { ListAge } from './ListAge';

afterEach(cleanup);

/** The root of a page, beside which the list of websites is followed or not yet. */
const show = (list: 'old' | 'young' | 'unfollowed') => {
  const app = createActor(createMachine({}));
  const { context } = createActor(pollerMachine).getSnapshot();
  const snapshot = pollerMachine.resolveState({
    value: {
      news: {},
      age: list === 'old' ? 'old' : 'young',
      list: { listening: { polling: { seen: 'following' } } },
    },
    context: { ...context, at: new Date('2026-11-21T14:03:30').getTime() },
  });
  if (list !== 'unfollowed') createActor(pollerMachine, { snapshot, parent: app, systemId: 'poller' });
  const Around = within({ app });
  render(
    <Around>
      <ListAge />
    </Around>,
  );
};

it('says of a list that is old from when it is, and nothing else', () => {
  show('old');
  expect(screen.getByRole('status').textContent).toContain('You see your websites as they were at 14:03.');
});
it.each(['young', 'unfollowed'] as const)('says nothing of one that is %s', (list) => {
  show(list);
  expect(screen.queryByRole('status')).toBeNull();
});
