import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, failed, inWorld, journey } from '../../paths/journey';
import type { UpdatesEvent } from './updates.machine';
import { credited, updatesModels } from './updates.model';

/** 1 s, doubled with each try up to a minute; of it the half when chance says 0, all of it when it says 1. */
const delays = {
  pauseDelay: ({ tries, chance }: { tries: number; chance: number }) =>
    ([0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000][tries] ?? 60_000) * (0.5 + chance / 2),
};

walkMachine(updatesModels, delays, './updates.transitions.md');

const page = inWorld(updatesModels, 'a page');
const signedIn = { type: 'customer.changed', id: 'ada' } as const;
const opened = { type: 'connection.opened' } as const;
const lost = (chance: number) => ({ type: 'connection.lost', chance }) as const;
const pause = after('pauseDelay');
const play = (...events: Parameters<typeof journey<typeof page.machine>>[1]) => journey(page, events, { delays });
/** The state of the connection. */
const at = (state: string) => /connection\.(\w+)/.exec(state)?.[1];
const times = (sent: readonly { type: string }[], type: string) => sent.filter((one) => one.type === type).length;

describe('the connection', () => {
  it('is there for who is signed in, and anew for another customer', async () => {
    expect([...(await play()).open.keys()]).not.toContain('hearServer');
    expect((await play(signedIn, opened)).open.has('hearServer')).toBe(true);
    expect((await play(signedIn, opened, { type: 'customer.changed', id: null })).open.has('hearServer')).toBe(false);
    const { snapshot, state } = await play(signedIn, opened, { type: 'customer.changed', id: 'bob' });
    expect([at(state), snapshot.context.customer, snapshot.context.wasOpen]).toEqual(['listening', 'bob', false]);
  });

  it('is tried again after pauses that grow to a minute, spread by chance', async () => {
    const tries = [0, 1, 0.5, 0, 0, 0, 1, 1].flatMap((chance) => [lost(chance), pause]);
    const { snapshot, state } = await play(signedIn, ...tries);
    expect([at(state), snapshot.context.tries]).toEqual(['listening', 8]);
  });

  it('begins with a short pause again once it was open', async () => {
    const { snapshot } = await play(signedIn, lost(1), pause, lost(1), pause, opened, lost(0), pause);
    expect(snapshot.context.tries).toBe(1);
  });

  it('is not tried again where the server has ended the session, nor where it cannot be', async () => {
    expect(at((await play(signedIn, opened, { type: 'session.over' })).state)).toBe('deaf');
    expect(at((await play(signedIn, failed('hearServer'))).state)).toBe('deaf');
  });
});

describe('what is looked at again', () => {
  const changed = (subject: string) => ({ type: `${subject}.changed` }) as UpdatesEvent;

  it('is at first the balance alone, which may have moved since the page asked', async () =>
    expect(times((await play(signedIn, opened)).sent, 'resource.invalidate')).toBe(1));

  it('is everything when a connection was lost in between', async () => {
    const { sent, snapshot } = await play(signedIn, opened, lost(1), pause, opened);
    expect([times(sent, 'resource.invalidate'), times(sent, 'list.outdated')]).toEqual([1 + 3, 1]);
    expect(snapshot.context.orders).toBe(1);
  });

  it.each([
    ['balance', 2, 0],
    ['deposits', 1, 1],
    ['projects', 2, 0],
    ['subscriptions', 1, 1],
  ])('is after a word on the %s what shows it', async (subject, cached, lists) => {
    const { sent } = await play(signedIn, changed(subject));
    expect([times(sent, 'resource.invalidate'), times(sent, 'list.outdated')]).toEqual([cached, lists]);
  });

  it('is for who follows: the last deposit that was told, and that orders are others', async () => {
    const told = { type: 'deposit.changed', deposit: credited } as const;
    const { snapshot, sent } = await play(signedIn, told, changed('orders'), changed('orders'));
    expect(snapshot.context).toMatchObject({ deposit: credited, orders: 2 });
    expect(sent).toEqual([]);
  });

  it('is nothing of the customer before', async () => {
    const told = { type: 'deposit.changed', deposit: credited } as const;
    const { snapshot } = await play(signedIn, told, { type: 'customer.changed', id: 'bob' });
    expect(snapshot.context.deposit).toBeNull();
  });

  it('is whichever of two answers is the older one, when they disagree on the balance', async () => {
    expect(times((await play({ type: 'balance.outdated' })).sent, 'resource.invalidate')).toBe(1);
    expect(times((await play({ type: 'figures.outdated' })).sent, 'resource.invalidate')).toBe(1);
  });
});
