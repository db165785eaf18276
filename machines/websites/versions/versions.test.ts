import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { appended, hasOlder, refreshed } from './versions.list';
import type { versionsMachine } from './versions.machine';
import { site, three, version, versionsDelays, versionsModels } from './versions.model';

walkMachine(versionsModels, versionsDelays, './versions.transitions.md');

const play = (...events: Parameters<typeof journey<typeof versionsMachine>>[1]) =>
  journey(inWorld(versionsModels, 'a website'), events, { delays: versionsDelays });
const known = done('loadVersions', three);
const restore = { type: 'version.restore', number: 2 } as const;

describe('the list', () => {
  it('goes on until number 1', () => {
    expect([hasOlder([]), hasOlder([version(2)]), hasOlder(three)]).toEqual([false, true, false]);
    expect(appended([version(3), version(2)], [version(2), version(1)]).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(appended([], [version(1)])).toHaveLength(1);
  });
  it('has below the newest what was looked at before, of which none is live any more', () => {
    const before = [version(2, { is_live: true }), version(1)];
    const now = refreshed(before, [version(3, { is_live: true }), version(2)]);
    expect(now.map(({ number, is_live }) => [number, is_live])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(refreshed([version(1, { is_live: true })], [version(2)]).at(-1)?.is_live).toBe(true);
    expect(refreshed([version(1, { is_live: true })], [version(2, { is_live: true })]).at(-1)?.is_live).toBe(false);
  });
});

describe('journeys', () => {
  it('restores by one press, says so wherever the customer goes, and has all of it read again', async () => {
    expect((await play(known, restore)).open.get('restoreVersion')?.input).toEqual({ id: site, number: 2 });
    const { sent, state } = await play(known, restore, done('restoreVersion', { version: 4 }));
    expect(sent.slice(-2)).toEqual([
      { type: 'resource.invalidate' },
      {
        type: 'toast.show',
        subject: 'website',
        title: 'Version 2 is live again',
        variant: 'success',
        goesAlong: true,
      },
    ]);
    expect(state).toContain('idle');
  });

  it('does one thing at a time, with a version that is listed', async () => {
    await expect(play(known, restore, restore)).rejects.toThrow('not possible');
    await expect(play(known, { ...restore, number: 7 })).rejects.toThrow('not possible');
    await expect(play(known, { type: 'version.preview', number: 7 })).rejects.toThrow('not possible');
  });

  it('says why it was not restored, until the next try', async () => {
    const refused = failed('restoreVersion', { status: 409, message: 'Its files are not there.' });
    const { snapshot, sent } = await play(known, restore, refused);
    expect([snapshot.context.refusal, sent.at(-1)?.type]).toEqual(['Its files are not there.', 'resource.invalidate']);
    expect((await play(known, restore, refused, restore)).snapshot.context.refusal).toBeNull();
  });

  it('shows a version before it is restored, and restores it from there', async () => {
    const looked = [
      known,
      { type: 'version.preview', number: 2 },
      done('previewVersion', { address: 'http://content.example/x/' }),
    ] as const;
    expect((await play(...looked)).snapshot.context).toMatchObject({ number: 2, address: 'http://content.example/x/' });
    expect((await play(...looked, restore)).open.get('restoreVersion')?.input).toEqual({ id: site, number: 2 });
  });

  it('looks again while one is made, and not for ever', async () => {
    const making = done('loadVersions', [version(4, { state: 'publishing' }), ...three]);
    expect((await play(making, after('lookDelay'))).state).toContain('looking');
    expect((await play(known, after('lookDelay'))).state).toContain('shown');
  });

  it('reaches further back, from the last row on', async () => {
    const { open } = await play(done('loadVersions', [version(9), version(8)]), { type: 'versions.older' });
    expect(open.get('loadVersions')?.input).toEqual({ id: site, before: 8 });
    await expect(play(known, { type: 'versions.older' })).rejects.toThrow('not possible');
  });
});
