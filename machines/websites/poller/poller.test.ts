import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, failed, inWorld, journey } from '../../paths/journey';
import { pollerDelays, pollerModels } from './poller.model';
import { oldSince } from './poller.select';

walkMachine(pollerModels, pollerDelays, './poller.transitions.md');

const model = inWorld(pollerModels, 'a list of websites');
const at = 1_800_000_000_000;
const list = (...statuses: ('INITIAL' | 'DEPLOYED' | 'DOMAIN_FAILED')[]) =>
  ({ type: 'projects.changed', statuses, at, chance: 0.5 }) as const;
const failure = { type: 'projects.failed', chance: 0.5 } as const;
const [hidden, shown, focused, won] = (['page.hidden', 'page.shown', 'window.focused', 'lead.won'] as const).map(
  (type) => ({ type }),
);
type Events = Parameters<typeof journey<typeof model.machine>>[1];
const play = (...events: unknown[]) => journey(model, events as Events, { delays: pollerDelays });
const poll = after('pollDelay');
const looks = ({ sent }: Awaited<ReturnType<typeof play>>) => sent.filter(({ type }) => type === 'resource.refresh');

describe('journeys', () => {
  it('asks every 10 s while anything may move, one look each', async () => {
    const played = await play(list('INITIAL'), won, poll, list('INITIAL'), poll);
    expect(played.state).toContain('list.listening.polling.seen.leading');
    expect(looks(played)).toEqual([1, 2].map(() => ({ type: 'resource.refresh', isOnce: true })));
  });
  it('leaves the asking to the tab that leads', async () => {
    const played = await play(list('INITIAL'));
    expect(played.state).toContain('list.listening.polling.seen.following');
    await expect(play(list('INITIAL'), poll)).rejects.toThrow('not running');
  });
  it('shares what it hears with the others, and only while it leads', async () => {
    const shares = async (...events: unknown[]) =>
      (await play(...events)).sent.filter(({ type }) => type === 'list.share').length;
    expect(await shares(list('INITIAL'), list('INITIAL'))).toBe(0);
    expect(await shares(list('INITIAL'), won, list('INITIAL'), list('DEPLOYED'), list('INITIAL'))).toBe(2);
  });
  it.each(['watchProjects', 'watchPage', 'shareList', 'lead'])('asks nothing more when %s is broken', async (port) =>
    expect((await play(list('INITIAL'), won, failed(port))).state).toContain('list.deaf'),
  );
  it.each([
    ['an empty list', []],
    ['a live website', ['DEPLOYED']],
    ['a live one and a failed one', ['DEPLOYED', 'DOMAIN_FAILED']],
  ] as const)('rests with %s, whether it leads or follows', async (_, statuses) => {
    expect((await play(list('INITIAL'), list(...statuses))).state).toContain('list.listening.resting');
    expect((await play(list('INITIAL'), won, list(...statuses))).state).toContain('list.listening.resting');
  });
  it('rests when no screen shows the list any more', async () =>
    expect((await play(list('INITIAL'), won, { type: 'projects.left' })).state).toContain('list.listening.resting'));
  it('starts anew when a failed deployment is retried', async () =>
    expect((await play(list('DOMAIN_FAILED'), list('INITIAL'))).state).toContain(
      'list.listening.polling.seen.following',
    ));
  it('has the summary loaded again when a website has moved, and not for the first list', async () => {
    const first = await play(list('INITIAL'));
    expect(first.sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(0);
    const moved = await play(list('INITIAL'), list('DEPLOYED'));
    expect(moved.sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(1);
    expect([looks(first).length, looks(moved).length], 'at once, whether or not it is looked at').toEqual([0, 1]);
  });
});

describe('a page that is not seen', () => {
  it('asks nothing, however long, and gives up the lead', async () => {
    const { state, open } = await play(list('INITIAL'), won, hidden);
    expect(state).toContain('list.listening.polling.hidden');
    expect(open.has('lead')).toBe(false);
    await expect(play(list('INITIAL'), won, hidden, poll)).rejects.toThrow('not running');
    // Also when it was hidden before anything moved.
    expect((await play(hidden, list('INITIAL'))).state).toContain('list.listening.polling.hidden');
  });
  it('is looked for at once when it is shown', async () =>
    expect(looks(await play(list('INITIAL'), won, hidden, shown))).toHaveLength(1));
  it('is looked for at once when the customer comes to the window, also within 10 s', async () => {
    expect(looks(await play(list('INITIAL'), focused))).toHaveLength(1);
    expect(looks(await play(list('INITIAL'), won, focused))).toHaveLength(1);
  });
});

describe('what comes to nothing', () => {
  const { pollDelay } = pollerDelays;
  it('widens the pauses, give or take a tenth, to five minutes', async () => {
    const pauses: number[] = [];
    const events: unknown[] = [list('INITIAL'), won];
    for (let count = 0; count < 6; count += 1) {
      const { snapshot } = await play(...events);
      pauses.push(pollDelay(snapshot.context));
      events.push(poll, failure);
    }
    expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000, 160_000, 300_000]);
    const { snapshot } = await play(...events, list('INITIAL'));
    expect(pollDelay(snapshot.context)).toBe(10_000);
    expect([0, 1].map((chance) => pollDelay({ failures: 0, chance }))).toEqual([9_000, 11_000]);
  });
  it('is tried again also where nothing moved', async () =>
    expect((await play(list('DEPLOYED'), failure, won, poll)).state).toContain('list.listening.polling.seen.leading'));
  it('is said once the list is 35 s old, from when it is', async () => {
    const old = after('oldDelay');
    expect(oldSince((await play(list('INITIAL'), old)).snapshot)).toBe(at);
    expect(oldSince((await play(list('INITIAL'), old, list('INITIAL'))).snapshot)).toBeNull();
    expect(oldSince((await play(list('INITIAL'), old, hidden, shown)).snapshot)).toBeNull();
    // Where nothing can move nothing is asked for, and where nothing is known nothing is old.
    expect(oldSince((await play(list('DEPLOYED'), old)).snapshot)).toBeNull();
    expect(oldSince((await play(failure, old)).snapshot)).toBeNull();
    expect(oldSince((await play({ ...list(), statuses: null }, failure, old)).snapshot)).toBeNull();
  });
});
