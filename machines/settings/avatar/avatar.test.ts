import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { avatarDelays, avatarModels, next, present } from './avatar.model';

walkMachine(avatarModels, avatarDelays, './avatar.transitions.md');

const none = inWorld(avatarModels, 'no picture');
const some = inWorld(avatarModels, 'a picture');
const pick = (type: string, size: number) => ({ type: 'file.choose', file: { name: 'x', type, size } }) as const;
const read = done('readPicture', { blob: 'b', name: 'x' });
const megabyte = 1024 * 1024;

describe('journeys', () => {
  it('reads, sends and says where the picture lies', async () => {
    const { snapshot, sent, state } = await journey(none, [
      pick('image/png', 5),
      read,
      done('sendPicture', { url: next }),
    ]);
    expect([state, snapshot.context]).toEqual(['resting', expect.objectContaining({ url: next, blob: null })]);
    expect(sent).toEqual([
      { type: 'toast.withdraw', subject: 'picture' },
      { type: 'picture.changed', url: '', isUnsent: true },
      { type: 'picture.changed', url: next, isUnsent: false },
    ]);
  });

  it.each([
    ['image/gif', 10, 'Please select a valid image file (jpg, png, svg, webp).'],
    ['', 10, 'Please select a valid image file (jpg, png, svg, webp).'],
    ['image/png', 0, 'The image file is empty. Please select a valid image.'],
    ['image/png', 50 * megabyte + 1, 'The image file should not exceed 50 MB.'],
  ])('refuses a file of %j with %d bytes, and keeps the picture', async (type, size, problem) => {
    const { snapshot, open, sent } = await journey(some, [pick(type, size)]);
    expect([snapshot.context.problem, snapshot.context.url, open.has('readPicture'), sent]).toEqual([
      problem,
      present,
      false,
      [],
    ]);
  });

  it.each(['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])('takes %s up to 50 MB', async (type) =>
    expect((await journey(none, [pick(type, 50 * megabyte)])).state).toBe('reading'),
  );

  it.each([
    [{ status: null, message: 'Error reading file. Please try again.' }, 'Error reading file. Please try again.'],
    [new Error('x'), 'Error processing image. Please try again.'],
  ])('says for 4 s, and beside the picture, why a file could not be taken, %#', async (error, title) => {
    const { sent, snapshot } = await journey(some, [pick('image/png', 5), failed('readPicture', error)]);
    expect(sent.at(-2)).toMatchObject({ type: 'toast.show', title, variant: 'error', duration: 4000 });
    expect(sent.at(-1)).toEqual({ type: 'picture.changed', url: present, isUnsent: false });
    expect(snapshot.context).toMatchObject({ problem: title, url: present });
  });

  it('keeps the choice when it was not sent, and sends the same again', async () => {
    const unsent = [pick('image/png', 5), read, failed('sendPicture')] as const;
    const { snapshot, state, sent } = await journey(some, unsent);
    expect([state, snapshot.context.blob, snapshot.context.url]).toEqual(['unsent', 'b', present]);
    expect(sent.at(-1)).toMatchObject({ title: 'Error uploading image. Please try again.', duration: 4000 });
    const again = await journey(some, [...unsent, { type: 'picture.retry' }]);
    expect(again.open.get('sendPicture')?.input).toMatchObject({ blob: 'b' });
    expect(again.snapshot.context.problem).toBeNull();
  });

  it.each([[pick('image/png', 5)], [pick('image/png', 5), read], [pick('image/png', 5), read, failed('sendPicture')]])(
    'lets go of the choice on request, %#',
    async (...events) => {
      const { snapshot, state, sent, open } = await journey(some, [...events, { type: 'picture.cancel' }]);
      expect([state, snapshot.context]).toEqual([
        'resting',
        expect.objectContaining({ url: present, blob: null, problem: null }),
      ]);
      expect(sent.at(-1)).toEqual({ type: 'picture.changed', url: present, isUnsent: false });
      expect([...open.keys()]).toEqual([]);
    },
  );

  it('is no picture once it was taken away', async () => {
    const { sent } = await journey(some, [{ type: 'picture.remove' }]);
    expect(sent).toEqual([{ type: 'picture.changed', url: '', isUnsent: false }]);
  });

  it('follows the profile: a reset lets go of the choice, news do not', async () => {
    const sending = [pick('image/png', 5), read] as const;
    const reset = await journey(none, [...sending, { type: 'picture.reset', url: present }]);
    expect([reset.state, reset.snapshot.context.url]).toEqual(['resting', present]);
    const news = await journey(none, [...sending, { type: 'picture.follow', url: present }]);
    expect([news.state, news.snapshot.context.url, news.snapshot.context.blob]).toEqual(['sending', present, 'b']);
  });
});
