import { describe, expect, it } from 'vitest';
import { noAnswer } from '../../../contract/rules/failure';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { defineModels } from '../../paths/model';
import { resourceMachine } from './resource.machine';
import { resourceModels } from './resource.model';
import { viewOf } from './resource.select';

/** Stale after 10 s; retries at 1, 2 and 4 s, or when the server asks for it. */
const delays = {
  staleDelay: 10_000,
  backoffDelay: ({ tries, failure }: { tries: number; failure: { retryAfter?: number } | null }) =>
    failure?.retryAfter ?? [0, 1_000, 2_000, 4_000][tries] ?? Number.NaN,
};

walkMachine(resourceModels, delays, './resource.transitions.md');

const unknown = inWorld(resourceModels, 'unknown');
const watch = { type: 'resource.watch' } as const;
const unwatch = { type: 'resource.unwatch' } as const;
const invalidate = { type: 'resource.invalidate' } as const;
const refresh = { type: 'resource.refresh' } as const;
const focus = { type: 'resource.wake' } as const;
const refusal = (status: number | null) => failed('load', { status, message: '' });
const retry = after('backoffDelay');
const play = (...events: Parameters<typeof journey<typeof resourceMachine>>[1]) => journey(unknown, events, { delays });

describe('what is known', () => {
  it('takes a balance of 0 for a balance', async () => {
    const { snapshot } = await play(watch, done('load', 0));
    expect(viewOf(snapshot)).toEqual({ value: 0, failure: null, isBusy: false, isLoading: false, isFirstLoad: false });
  });
  it('is not known before the answer, nor after a failure', async () => {
    expect(viewOf((await play(watch)).snapshot)).toEqual({
      value: null,
      failure: null,
      isBusy: true,
      isLoading: true,
      isFirstLoad: true,
    });
    expect(viewOf((await play(watch, refusal(403))).snapshot)).toEqual({
      value: null,
      failure: { status: 403, message: '' },
      isBusy: false,
      isLoading: false,
      isFirstLoad: false,
    });
  });
  it('is tried again after a failure, which is no first time any more', async () =>
    expect(viewOf((await play(watch, refusal(503))).snapshot)).toMatchObject({ isLoading: true, isFirstLoad: false }));
  it('stays known when asking anew fails', async () => {
    const { snapshot } = await play(watch, done('load', 1_500), refresh, refusal(401));
    expect(viewOf(snapshot)).toMatchObject({ value: 1_500, failure: { status: 401 } });
  });
  it('replaces an old balance by a new 0 at once', async () => {
    const { snapshot } = await play(watch, done('load', 1_500), invalidate, done('load', 0));
    expect(viewOf(snapshot).value).toBe(0);
  });
  it('is forgotten when the session ends', async () => {
    const { state, snapshot } = await play(watch, done('load', 1_500), { type: 'resource.clear' });
    expect([state, snapshot.context.value]).toEqual(['idle', null]);
  });
});

it('is not asked for again by itself when a whole answer was waited for in vain', async () => {
  const silence = { status: null, message: '', code: noAnswer };
  const { state, snapshot } = await play(watch, failed('load', silence));
  expect([state, viewOf(snapshot).failure]).toEqual(['failed', silence]);
  expect((await play(watch, refusal(null))).state).toBe('asking.resting');
});

describe('staleness', () => {
  it('does not ask again within 10 s, whatever happens to the window', async () => {
    const { state } = await play(watch, done('load', 1), unwatch, watch);
    expect(state).toBe('fresh');
  });
  it('asks again after 10 s when the customer comes back to the window', async () => {
    expect((await play(watch, done('load', 1), after('staleDelay'), focus)).state).toBe('asking.loading');
  });
  it('asks again after 10 s when a view opens, not when nobody looks', async () => {
    const old = [watch, done('load', 1), unwatch, after('staleDelay')];
    expect((await play(...old, watch)).state).toBe('asking.loading');
    await expect(play(...old, focus)).rejects.toThrow('not possible');
  });
  it('keeps the dashboard for 5 min', async () => {
    const [dashboard] = defineModels(resourceMachine, { worlds: { dashboard: { staleAfter: 300_000 } } });
    if (!dashboard) throw new Error('no model');
    const { state } = await journey(dashboard, [watch, done('load', 1), after('staleDelay')], {
      delays: { staleDelay: 300_000 },
    });
    expect(state).toBe('stale');
  });
  it('asks at once when it is out of date and looked at, else when it is next', async () => {
    expect((await play(watch, done('load', 1), invalidate)).state).toBe('asking.loading');
    expect((await play(watch, done('load', 1), unwatch, invalidate)).state).toBe('stale');
  });
  it('asks anew when it is out of date before the answer came', async () => {
    const { open, state } = await play(watch, invalidate);
    expect([state, open.size]).toEqual(['asking.loading', 1]);
  });
});

describe('failures', () => {
  const thrice = [retry, refusal(500), retry, refusal(500), retry];
  it('tries three times more, after 1, 2 and 4 s, and shows the skeleton meanwhile', async () => {
    const trying = await play(watch, refusal(500), ...thrice);
    expect([trying.state, viewOf(trying.snapshot).isLoading]).toEqual(['asking.loading', true]);
    expect((await play(watch, refusal(500), ...thrice, refusal(500))).state).toBe('failed');
    expect((await play(watch, refusal(500), ...thrice, done('load', 7))).state).toBe('fresh');
  });
  it.each([401, 403])('does not try again on %i', async (status) =>
    expect((await play(watch, refusal(status))).state).toBe('failed'),
  );
  it('goes to /500 for what the customer asked for, with its toast', async () => {
    const { sent } = await play(watch, refusal(500), ...thrice, refusal(500));
    expect(sent).toEqual([
      {
        type: 'toast.show',
        subject: 'server',
        title: 'Internal Server Error!',
        variant: 'error',
        duration: 4_000,
        goesAlong: true,
      },
      { type: 'location.go', to: '/500' },
    ]);
  });
  it('stays where it is when an older value is there, and when nobody looks', async () => {
    const known = await play(watch, done('load', 1), refresh, refusal(500), ...thrice, refusal(500));
    const unseen = await play(refresh, refusal(500), ...thrice, refusal(500));
    expect([known.state, known.sent, unseen.state, unseen.sent]).toEqual(['failed', [], 'failed', []]);
  });
  it('stays where it is when the network is away', async () => {
    const { sent, state } = await play(
      watch,
      refusal(null),
      retry,
      refusal(null),
      retry,
      refusal(null),
      retry,
      refusal(null),
    );
    expect([state, sent]).toEqual(['failed', []]);
  });
  it('tries once where somebody else tries again', async () => {
    const once = { type: 'resource.refresh', isOnce: true } as const;
    expect((await play(watch, done('load', 1), once, refusal(500))).state).toBe('failed');
    expect((await play(watch, done('load', 1), once, refusal(500), refresh, refusal(500))).state).toBe(
      'asking.resting',
    );
  });
  it('takes what another tab has loaded for an answer of its own', async () => {
    const { state, snapshot, open } = await play(watch, { type: 'resource.known', value: 7 });
    expect([state, viewOf(snapshot).value, open.size]).toEqual(['fresh', 7, 0]);
  });
  it('ends what it asks for when the last view leaves, for the next one', async () => {
    const { state, snapshot, open } = await play(watch, unwatch, done('load', 1));
    expect([state, viewOf(snapshot).value, open.size]).toEqual(['fresh', 1, 0]);
  });
  it('asks no more after a failure when the last view leaves, not before', async () => {
    const lost = [watch, watch, refusal(503), unwatch];
    expect((await play(...lost)).state).toBe('asking.resting');
    expect((await play(...lost, unwatch)).state).toBe('stale');
    expect((await play(...lost, unwatch, watch)).state).toBe('asking.loading');
  });
  it('is asked for anew by who comes after it failed, not by who comes to look beside others', async () => {
    const beside = await play(watch, refusal(403), watch, unwatch);
    expect([beside.state, beside.snapshot.context.watchers]).toEqual(['failed', 1]);
    expect((await play(watch, refusal(403), unwatch, watch)).state).toBe('asking.loading');
  });
  it('can be tried again by hand and by coming back', async () => {
    expect((await play(watch, refusal(403), refresh)).state).toBe('asking.loading');
    expect((await play(watch, refusal(403), focus)).state).toBe('asking.loading');
  });
});
