import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { createActor, createMachine, fromCallback, fromPromise, fromTransition, SimulatedClock } from 'xstate';
import type { ProjectStatus } from '../../../contract/rules/websites/projectStatus';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, journey } from '../../paths/journey';
import { pollerMachine } from '../../websites/poller/poller.machine';
import { orderPlacedMachine } from './orderPlaced.machine';
import { orderPlacedDelays, orderPlacedModels } from './orderPlaced.model';

walkMachine(orderPlacedModels, orderPlacedDelays, './orderPlaced.transitions.md');

it('has the list of websites loaded again every 10 s while the deployment is shown and may move', () => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const list = fromTransition((state: object, { type }: { type: string }) => {
    asked.push(type);
    return state;
  }, {});
  let say: (statuses: readonly ProjectStatus[]) => void = () => {};
  const watchProjects = fromCallback<EventObject, undefined>(({ sendBack }) => {
    say = (statuses) => sendBack({ type: 'projects.changed', statuses });
  });
  const order = createMachine({
    invoke: [
      { src: list, systemId: 'projects' },
      { src: list, systemId: 'dashboard' },
      {
        src: orderPlacedMachine.provide({
          actors: {
            poller: pollerMachine.provide({ actors: { watchProjects } }),
            rememberDeployment: fromPromise(() => new Promise<void>(() => {})),
          },
        }),
        input: { projectId: 'p1', domain: 'blue-bakery.com' },
      },
    ],
  });
  const actor = createActor(order, { clock }).start();
  say(['REQUEST_SERVER']);
  clock.increment(9_999);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked).toEqual(['resource.refresh']);
  say(['DEPLOYED']);
  clock.increment(60_000);
  expect(asked).toEqual(['resource.refresh', 'resource.invalidate']);
  actor.stop();
});

describe('journeys', () => {
  const [model] = orderPlacedModels;
  if (!model) throw new Error('The placed order has no model.');
  const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
    journey(model, events, { delays: orderPlacedDelays });
  const remembered = done('rememberDeployment');

  it('leaves for the dashboard after 3 s', async () =>
    expect((await play([remembered, after('redirectDelay')])).state).toBe('finished'));
  it('waits while the customer looks, and counts anew afterwards', async () =>
    expect(
      (await play([remembered, { type: 'redirect.pause' }, { type: 'redirect.resume' }, after('redirectDelay')])).state,
    ).toBe('finished'));
  it('stays for good once the customer says so', async () =>
    expect((await play([remembered, { type: 'redirect.cancel' }])).state).toContain('shown.redirect.staying'));
  it('goes at once when asked, whatever it was doing', async () =>
    expect((await play([{ type: 'dashboard.open' }])).state).toBe('finished'));
  it('goes on without a poller, and knows that nothing is followed any more', async () => {
    const { state, snapshot } = await play([remembered, failed('poller')]);
    expect(state).toContain('shown.redirect.counting');
    expect(snapshot.context.isFollowed).toBe(false);
  });
  it('copies the address without holding up the way to the dashboard, and says what became of it', async () => {
    const copy = { type: 'link.copy', address: 'http://localhost/sites/blue-bakery.com/' } as const;
    const { open } = await play([remembered, copy]);
    expect(open.get('copyLink')?.input).toEqual({ address: copy.address });
    expect((await play([remembered, copy, after('redirectDelay')])).state).toBe('finished');
    expect((await play([remembered, copy, done('copyLink')])).state).toContain('shown.link.copied');
    expect((await play([remembered, copy, failed('copyLink')])).state).toContain('shown.link.refused');
  });
  it('goes on when the browser cannot remember the deployment', async () =>
    expect((await play([failed('rememberDeployment')])).state).toContain('shown.redirect.counting'));
});
