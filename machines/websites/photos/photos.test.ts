import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { loaf } from '../photoDetails/photoDetails.model';
import { problemOfFile } from './photos.files';
import type { photosMachine } from './photos.machine';
import { cake, file, first, photosDelays, photosModels, pie, refusal, rest } from './photos.model';

walkMachine(photosModels, photosDelays, './photos.transitions.md');

type Events = Parameters<typeof journey<typeof photosMachine>>[1];
const listing = (...events: Events) => journey(inWorld(photosModels, 'a bakery'), events);
const play = (...events: Events) => journey(inWorld(photosModels, 'files to send'), events);
const add = (...names: string[]) => ({ type: 'files.add', files: names.map((name) => ({ ...file, name })) }) as const;
const sent = (id: number, photo = pie) => ({ type: 'file.sent', id, photo }) as const;
const lost = (id: number, status: number | null = 500, message = '') =>
  ({ type: 'file.failed', id, failure: { status, message }, isOffline: status === null }) as const;
const order = (sending: number[], wanted: number[]) => ({ type: 'photos.send', sending, wanted });

describe('the list', () => {
  it('comes page by page, each photo once, as long as there is more', async () => {
    const page = [done('loadPhotos', first), { type: 'photos.more' }] as const;
    const asked = await listing(...page);
    expect(asked.open.get('loadPhotos')?.input).toEqual({ page: 2 });
    const all = await listing(...page, done('loadPhotos', { ...rest, items: [loaf, pie] }));
    expect(all.snapshot.context.photos).toEqual([cake, loaf, pie]);
    expect(all.snapshot.can({ type: 'photos.more' })).toBe(false);
  });

  it('that did not come says why, keeps what is there, and is asked for again', async () => {
    const at = [failed('loadPhotos', { status: 429, message: '', retryAfter: 40_000 })] as const;
    const { snapshot } = await listing(...at);
    expect(snapshot.context.problem).toBe('Too many requests. Please try again in 40 seconds.');
    const again = await listing(...at, { type: 'photos.retry' }, done('loadPhotos', rest));
    expect([again.snapshot.context.problem, again.snapshot.context.photos]).toEqual(['', [pie]]);
  });

  it('shows what was said of a photo, and no longer what was deleted', async () => {
    const at = [done('loadPhotos', first), { type: 'photo.open', id: loaf.id }] as const;
    const { open } = await listing(...at);
    expect(open.get('photoDetails')?.input).toEqual({ photo: loaf, business: 'Blue Bakery' });
    const photo = { ...loaf, alt: 'A loaf' };
    const said = await listing(...at, done('photoDetails', { photo, isDeleted: false }));
    expect([said.snapshot.context.photos, said.snapshot.context.open]).toEqual([[cake, photo], null]);
    const gone = await listing(...at, done('photoDetails', { photo: loaf, isDeleted: true }));
    expect(gone.snapshot.context.photos).toEqual([cake]);
  });
});

describe('files', () => {
  it('are sent three at once, the next as soon as one is done', async () => {
    const five = add('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    const all = await play(five);
    expect(all.sent.slice(-2)).toEqual([
      { type: 'photos.take', files: five.files.map((one, index) => ({ id: index + 1, file: one })) },
      order([1, 2, 3], [1, 2, 3, 4, 5]),
    ]);
    const next = await play(five, sent(2));
    expect(next.sent.at(-1)).toEqual(order([1, 3, 4], [1, 3, 4, 5]));
    expect(next.snapshot.context.photos).toEqual([pie]);
    const more = await play(five, sent(2), add('f.jpg'));
    expect(more.sent.at(-1)).toEqual(order([1, 3, 4], [1, 3, 4, 5, 6]));
  });

  it('that are refused leave the others alone, and are sent again when that may help', async () => {
    const two = [add('a.jpg', 'b.jpg'), lost(1, 503, 'Try later.')] as const;
    const { snapshot, sent: told } = await play(...two);
    expect(told.at(-1)).toEqual(order([2], [1, 2]));
    expect(snapshot.context.files.map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', 'Server error. Please try again later.'],
      ['sending', ''],
    ]);
    const again = await play(...two, { type: 'file.retry', id: 1 });
    expect(again.sent.at(-1)).toEqual(order([1, 2], [1, 2]));
    expect(again.snapshot.context.files[0]).toMatchObject({ part: 0, problem: '' });
    for (const status of [400, 413, 415, 422]) {
      const { snapshot: refused } = await play(add('a.jpg'), lost(1, status, refusal.message));
      expect(refused.context.files[0]?.problem).toBe(refusal.message);
      expect(refused.can({ type: 'file.retry', id: 1 })).toBe(false);
    }
    expect((await play(add('a.jpg'), lost(1, 409, 'You have 500 photos.'))).snapshot.context.files[0]).toMatchObject({
      problem: 'You have 500 photos.',
      canRetry: true,
    });
  });

  it('are given up one by one', async () => {
    const four = [add('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'), { type: 'file.remove', id: 2 }] as const;
    expect((await play(...four)).sent.at(-1)).toEqual(order([1, 3, 4], [1, 3, 4]));
  });

  it('say how far they are, from the beginning each time', async () => {
    const half = [add('a.jpg', 'b.jpg'), { type: 'file.moved', id: 1, part: 0.5 }] as const;
    const parts = async (...events: Events) =>
      (await play(...half, ...events)).snapshot.context.files.map(({ part }) => part);
    expect([await parts(), await parts(lost(1)), await parts(lost(1, null))]).toEqual([
      [0.5, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('wait while there is no network, and go on by themselves', async () => {
    const at = [add('a.jpg', 'b.jpg'), lost(1, null), lost(2)] as const;
    const { snapshot } = await play(...at);
    expect(snapshot.context.files.map(({ state }) => state)).toEqual(['offline', 'refused']);
    expect(snapshot.can({ type: 'file.retry', id: 1 })).toBe(false);
    expect((await play(...at, { type: 'network.returned' })).sent.at(-1)).toEqual(order([1], [1, 2]));
  });

  it('are sent anew once whoever sends them is back', async () => {
    const at = [add('a.jpg'), { type: 'file.moved', id: 1, part: 0.5 }, failed('sendPhotos')] as const;
    expect((await play(...at)).snapshot.context.files[0]).toMatchObject({ state: 'offline', part: 0 });
    const back = await play(...at, { type: 'photos.retry' });
    expect(back.sent.at(-1)).toEqual(order([1], [1]));
  });

  it.each([
    ['a.jpg', 'image/jpeg', 1, ''],
    ['a', 'image/avif', 30 * 1024 * 1024, ''],
    ['a.WEBP', '', 1, ''],
    ['a', '', 1, 'no picture'],
    ['a.svg', 'image/svg+xml', 1, 'no picture'],
    ['a.heic', '', 1, 'HEIC'],
    ['a', 'image/heif', 1, 'HEIC'],
    ['heic.jpg', 'image/jpeg', 1, ''],
    ['a.png', 'image/png', 0, 'empty'],
    ['a.png', 'image/png', 30 * 1024 * 1024 + 1, '30 MB'],
  ])('%s of type %j and %d bytes: %j', (name, type, size, words) => {
    const problem = problemOfFile({ name, type, size });
    expect(words === '' ? problem : problem.includes(words)).toBe(words === '' ? '' : true);
  });

  it('that cannot be used are never sent', async () => {
    const { snapshot, sent: told } = await play({ type: 'files.add', files: [{ ...file, size: 0 }, file] });
    expect(told.at(-1)).toEqual(order([2], [1, 2]));
    expect(snapshot.can({ type: 'file.retry', id: 1 })).toBe(false);
  });
});
