import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { messagesMachine } from './messages.machine';
import { fresh, ids, many, messagesDelays, messagesModels, none, pageOf, site, two } from './messages.model';

walkMachine(messagesModels, messagesDelays, './messages.transitions.md');

const play = (...events: Parameters<typeof journey<typeof messagesMachine>>[1]) =>
  journey(inWorld(messagesModels, 'a website'), events, { delays: messagesDelays });
const known = done('loadMessages', two);
const move = { type: 'message.move', id: ids[0] } as const;
const ask = { type: 'message.delete', id: ids[0] } as const;
const spam = { type: 'folder.choose', folder: 'spam' } as const;
const older = { type: 'page.turn', to: 'older' } as const;

describe('journeys', () => {
  it('marks as read what came since, once, and shows it as new all the same', async () => {
    const { open, state } = await play(done('loadMessages', fresh));
    expect([state, open.get('markMessagesRead')?.input]).toEqual(['marking', { id: site }]);
    const after = await play(done('loadMessages', fresh), failed('markMessagesRead', { status: 500, message: '' }));
    expect([after.state, after.snapshot.context.listing?.items[0]?.is_read]).toEqual(['shown', false]);
    expect((await play(spam, done('loadMessages', fresh))).state).toBe('shown');
    expect((await play(known)).state).toBe('shown');
  });

  it('moves a message to the other folder, whichever is shown, and reads them again', async () => {
    expect((await play(known, move)).open.get('moveMessage')?.input).toEqual({ site, id: ids[0], folder: 'spam' });
    const back = await play(known, spam, known, move);
    expect(back.open.get('moveMessage')?.input).toEqual({ site, id: ids[0], folder: 'inbox' });
    expect((await play(known, move, done('moveMessage', undefined))).state).toBe('looking');
  });

  it('deletes after a question, and one that is listed', async () => {
    const asked = await play(known, ask);
    expect([asked.state, asked.open.has('deleteMessage')]).toEqual(['asking', false]);
    expect((await play(known, ask, { type: 'deletion.decline' })).state).toBe('shown');
    const confirmed = await play(known, ask, { type: 'deletion.confirm' });
    expect(confirmed.open.get('deleteMessage')?.input).toEqual({ site, id: ids[0] });
    await expect(play(known, { ...ask, id: site })).rejects.toThrow('not possible');
    await expect(play(known, { ...move, id: site })).rejects.toThrow('not possible');
  });

  it('says why something was not done until the next deed, and where a test went', async () => {
    const refused = failed('moveMessage', { status: 500, message: '' });
    expect((await play(known, move, refused)).snapshot.context.refusal).not.toBeNull();
    const test = { type: 'test.send' } as const;
    const sent = await play(known, move, refused, test, done('sendTestMessage', two.recipients));
    expect(sent.snapshot.context).toMatchObject({ refusal: null, sentTo: two.recipients });
    const next = await play(known, test, done('sendTestMessage', two.recipients), ask);
    expect(next.snapshot.context.sentTo).toEqual([]);
    const away = await play(known, test, failed('sendTestMessage', { status: 500, message: '' }), spam);
    expect(away.snapshot.context).toMatchObject({ refusal: null, listing: null, folder: 'spam', page: 1 });
  });

  it('goes page by page as far as there are rows, and back from a page that has none any more', async () => {
    const second = await play(done('loadMessages', many), older);
    expect(second.open.get('loadMessages')?.input).toEqual({ id: site, folder: 'inbox', page: 2 });
    await expect(play(known, older)).rejects.toThrow('not possible');
    await expect(
      play(done('loadMessages', pageOf([], { total: 20, limit: 10 })), older, done('loadMessages', two), older),
    ).rejects.toThrow('not possible');
    await expect(play(known, { type: 'page.turn', to: 'newer' })).rejects.toThrow('not possible');
    const emptied = await play(done('loadMessages', many), older, done('loadMessages', none));
    expect(emptied.open.get('loadMessages')?.input).toMatchObject({ page: 1 });
    expect((await play(done('loadMessages', many), older, spam)).open.get('loadMessages')?.input).toMatchObject({
      page: 1,
    });
    await expect(play(known, { ...spam, folder: 'inbox' })).rejects.toThrow('not possible');
  });
});
