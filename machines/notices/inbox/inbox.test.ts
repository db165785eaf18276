import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { added, allRead, both, inboxDelays, inboxModels, live, read } from './inbox.model';
import { groupsOf } from './inbox.select';

walkMachine(inboxModels, inboxDelays, './inbox.transitions.md');

const page = inWorld(inboxModels, 'a page');
const play = (...events: Parameters<typeof journey<typeof page.machine>>[1]) => journey(page, events);
const signedIn = { type: 'customer.changed', id: 'ada' } as const;
const opened = [signedIn, done('loadNotices', both)] as const;
const readLive = { type: 'notice.read', id: live.id } as const;
const changed = { type: 'unread.look' } as const;
const counts = (sent: readonly { type: string }[]) => sent.flatMap((one) => ('unread' in one ? [one.unread] : []));

describe('the count', () => {
  it('is told to the frame when it is known, and to a frame that comes later', async () => {
    expect(counts((await play(...opened)).sent)).toEqual([0, 2]);
    expect(counts((await play(...opened, { type: 'frame.arrived' })).sent)).toEqual([0, 2, 2]);
  });
  it('is nothing of the customer before', async () => {
    const { sent, snapshot, state } = await play(...opened, { type: 'customer.changed', id: null });
    expect([counts(sent).at(-1), snapshot.context.notices, state]).toEqual([0, [], 'signedOut']);
  });
  it('is looked at again when the server says so, and when the customer comes back', async () => {
    for (const event of [changed, { type: 'window.focused' } as const])
      expect((await play(...opened, event)).open.has('loadNotices')).toBe(true);
  });
});

describe('reading', () => {
  it('counts at once, and is sent', async () => {
    const { sent, open, snapshot } = await play(...opened, readLive);
    expect([counts(sent).at(-1), open.get('markRead')?.input]).toEqual([1, { ids: [live.id] }]);
    expect(snapshot.context.notices).toEqual([read(live), added]);
  });
  it('sends what is read meanwhile with what was on its way, and all when that is asked for', async () => {
    const two = await play(...opened, readLive, { type: 'notice.read', id: added.id });
    expect(two.open.get('markRead')?.input).toEqual({ ids: [live.id, added.id] });
    const all = await play(...opened, readLive, { type: 'all.read' });
    expect([all.open.get('markRead')?.input, counts(all.sent).at(-1)]).toEqual([{ ids: 'all' }, 0]);
  });
  it('is not sent for what was read before', async () => {
    await expect(play(...opened, readLive, done('markRead', allRead), readLive)).rejects.toThrow('not possible');
  });
  it('looks again after what could not be sent, and after what came meanwhile', async () => {
    expect((await play(...opened, readLive, failed('markRead'))).state).toBe('loading');
    expect((await play(...opened, readLive, changed, done('markRead', allRead))).state).toBe('loading');
    expect((await play(...opened, readLive, done('markRead', allRead))).state).toBe('resting');
  });
});

it('says why there is no list, and tries again', async () => {
  const { snapshot, state } = await play(signedIn, failed('loadNotices', { status: 500, message: '' }));
  expect([state, snapshot.context.failure]).toEqual(['failed', 'Server error. Please try again later.']);
  const again = await play(signedIn, failed('loadNotices'), { type: 'list.retry' }, done('loadNotices', both));
  expect([again.state, again.snapshot.context.failure]).toEqual(['resting', null]);
});

it('shows notices by website, the last that something happened to first', () => {
  const groups = groupsOf([live, added, { ...read(live), id: 'c' }]);
  expect(groups.map(({ site, notices }) => [site, notices.length])).toEqual([
    ['blue-bakery.com', 2],
    [null, 1],
  ]);
});
