import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { editSyncMachine } from './editSync.machine';
import { editSyncDelays, editSyncModels, later, link, mine, out, storedOf, theirs } from './editSync.model';
import { isOffline, whereaboutsOf } from './editSync.select';

walkMachine(editSyncModels, editSyncDelays, './editSync.transitions.md');

type Events = Parameters<typeof journey<typeof editSyncMachine>>[1];
const playIn = (world: string, ...events: Events) =>
  journey(inWorld(editSyncModels, world), events, { delays: editSyncDelays });
const play = (...events: Events) => playIn('what the server has', ...events);
const change = (edits: typeof mine) => ({ type: 'edits.changed', edits, stored: storedOf(edits) }) as const;
const saved = (revision: number) => done('saveEdits', { isSaved: true, revision, version: 2 });
const clash = done('saveEdits', { isSaved: false, theirs, isOwn: false });
const offline = failed('saveEdits', { status: null, message: '' });
const stored = done('storeEdits');
const ask = (way: typeof out) => ({ type: 'leave.ask', way }) as const;

describe('what is changed', () => {
  it('is stored here and sent at once, on the revision that is known', async () => {
    const { open, snapshot } = await play(change(mine));
    expect(open.get('storeEdits')?.input).toMatchObject({ stored: { values: mine.values } });
    expect(open.get('saveEdits')?.input).toMatchObject({ edits: mine, revision: 3 });
    expect(whereaboutsOf(snapshot)).toBe('saving');
    expect(whereaboutsOf((await play()).snapshot)).toBe('saved');
  });

  it('is sent one after the other, the newest last, and the editor hears what the server has', async () => {
    const first = await play(change(mine), change(later));
    expect(first.open.get('saveEdits')?.input).toMatchObject({ edits: mine });
    const second = await play(change(mine), change(later), saved(4));
    expect(second.open.get('saveEdits')?.input).toMatchObject({ edits: later, revision: 4 });
    expect(second.sent).toContainEqual({ type: 'edits.saved', edits: mine, revision: 4, version: 2 });
    const rest = await play(change(mine), change(later), saved(4), saved(5), change(later));
    expect([rest.open.has('saveEdits'), whereaboutsOf(rest.snapshot)]).toEqual([false, 'saved']);
  });

  it('goes on over a save of its own whose answer was lost', async () => {
    const { open } = await play(change(mine), done('saveEdits', { isSaved: false, theirs, isOwn: true }));
    expect(open.get('saveEdits')?.input).toMatchObject({ edits: mine, revision: 7 });
  });

  it('waits where another browser has changed something, until it is said what shall be', async () => {
    const met = await play(change(mine), stored, clash);
    expect([met.open.has('saveEdits'), whereaboutsOf(met.snapshot)]).toEqual([false, 'here']);
    expect(met.sent).toContainEqual({ type: 'edits.clashed' });
    const more = await play(change(mine), clash, change(later));
    expect(more.open.has('saveEdits')).toBe(false);
    const on = await play(change(mine), stored, clash, { ...change(later), type: 'edits.rebased', revision: 7 });
    expect(on.open.get('saveEdits')?.input).toMatchObject({ edits: later, revision: 7 });
    // A tab that dies before the next change would take back what it has just taken over.
    expect(on.open.get('storeEdits')?.input).toMatchObject({ stored: { values: later.values } });
    const early = await playIn('what another browser has changed too');
    expect([early.open.has('saveEdits'), early.state]).toEqual([false, expect.stringContaining('clashed') as string]);
  });

  it('before this one was opened is stored with what another browser has changed, and only then sent', async () => {
    const { open } = await playIn('what it does not have yet');
    expect([...open.keys()].filter((name) => name.endsWith('Edits'))).toEqual(['storeEdits', 'saveEdits']);
    expect(open.get('storeEdits')?.input).toMatchObject({ stored: { values: mine.values } });
    expect((await play()).open.has('storeEdits')).toBe(false);
  });

  it('is sent again after a while, or when the network is back; what is refused with the next change', async () => {
    const away = await play(change(mine), stored, offline);
    expect([whereaboutsOf(away.snapshot), isOffline(away.snapshot)]).toEqual(['here', true]);
    for (const again of [after('retryDelay'), { type: 'network.returned' }, { type: 'edits.retry' }] as const)
      expect((await play(change(mine), offline, again)).open.has('saveEdits')).toBe(true);
    const refused = failed('saveEdits', { status: 413, message: '' });
    const large = (await play(change(mine), stored, refused)).snapshot;
    expect([large.can({ type: 'network.returned' }), isOffline(large)]).toEqual([false, false]);
    expect((await play(change(mine), refused, change(later))).open.get('saveEdits')?.input).toMatchObject({
      edits: later,
    });
    for (const status of [401, 408, 429, 500]) {
      const { state } = await play(change(mine), failed('saveEdits', { status, message: '' }));
      expect(state).toContain('unsaved');
    }
    for (const status of [400, 404, 499])
      expect((await play(change(mine), failed('saveEdits', { status, message: '' }))).state).toContain('refused');
  });
});

describe('leaving', () => {
  it('asks nobody about what the server has, nor inside the app while this browser has it', async () => {
    const { open } = await play(change(mine), stored, ask(link));
    expect(open.get('leavePage')?.input).toEqual(link);
  });

  it('out of the account waits for the save, and asks when that does not come', async () => {
    const begun = [change(mine), stored, ask(out)] as const;
    expect((await play(...begun)).open.has('leavePage')).toBe(false);
    expect((await play(...begun)).sent.at(-1)).toEqual({ type: 'edits.flush' });
    expect((await play(...begun, saved(4))).open.get('leavePage')?.input).toEqual(out);
    expect((await play(...begun, offline)).state).toContain('asking');
    expect((await play(...begun, after('patienceDelay'))).state).toContain('asking');
    expect((await play(...begun, offline, { type: 'leave.anyway' })).open.get('leavePage')?.input).toEqual(out);
  });

  it('asks about what only this browser has, or nobody', async () => {
    const alone = [change(mine), stored, offline, ask(link)] as const;
    expect((await play(...alone)).state).toContain('asking');
    expect((await play(...alone, { type: 'leave.stay' })).state).toContain('alone');
    expect((await play(...alone, { type: 'network.returned' }, saved(4))).open.has('leavePage')).toBe(true);
    const full = await play(change(mine), failed('storeEdits'));
    expect([whereaboutsOf(full.snapshot), full.state]).toEqual(['nowhere', expect.stringContaining('alone') as string]);
    expect((await play(change(mine), failed('storeEdits'), saved(4))).state).toContain('free');
  });
});
