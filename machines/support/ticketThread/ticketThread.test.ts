import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { sentFile } from '../attachments/attachments.model';
import { created, opened } from '../newTicket/newTicket.model';
import type { ticketThreadMachine } from './ticketThread.machine';
import { closed, replyDraft, ticketThreadDelays, ticketThreadModels, waiting } from './ticketThread.model';

walkMachine(ticketThreadModels, ticketThreadDelays, './ticketThread.transitions.md');

type Events = Parameters<typeof journey<typeof ticketThreadMachine>>[1];
const play = (...events: Events) => journey(inWorld(ticketThreadModels, 'a ticket'), events);
const begun = [done('openDraft', opened), done('loadThread', waiting)] as const;
const type = { type: 'text.type', text: 'The blue one.' } as const;
const send = { type: 'message.send' } as const;
const away = { status: 500, message: '' };
const serverSays = 'Server error. Please try again later.';

describe('journeys', () => {
  it('reads the ticket that it is about, again when something moved, and keeps what is known meanwhile', async () => {
    const { open, snapshot } = await play(...begun, { type: 'list.outdated' });
    expect([open.get('loadThread')?.input, snapshot.context.thread]).toEqual([{ id: created.id }, waiting]);
    const failing = await play(...begun, { type: 'list.outdated' }, failed('loadThread', away));
    expect(failing.snapshot.context).toMatchObject({ thread: waiting, problem: serverSays });
    const again = await play(
      done('openDraft', opened),
      failed('loadThread', away),
      { type: 'thread.retry' },
      done('loadThread', closed),
    );
    expect(again.snapshot.context).toMatchObject({ thread: closed, problem: null });
  });

  it('knows one that is not there', async () =>
    expect((await play(done('openDraft', opened), failed('loadThread', { status: 404, message: '' }))).state).toContain(
      'sight.missing',
    ));

  it('sends a reply under its id, then begins another with nothing in it', async () => {
    const sending = await play(...begun, type, send);
    expect(sending.open.get('sendReply')?.input).toEqual({
      ticket: created.id,
      id: opened.id,
      text: 'The blue one.',
      files: [],
    });
    const sent = await play(...begun, type, send, done('sendReply', closed));
    expect(sent.open.get('openDraft')?.input).toEqual({ user: 'ada', key: created.id, isAnew: true });
    const next = await play(
      ...begun,
      type,
      send,
      done('sendReply', closed),
      done('openDraft', { ...opened, id: 'next' }),
    );
    expect(next.snapshot.context).toMatchObject({ messageId: 'next', text: '', thread: closed, wasSent: false });
  });

  it('sends nothing that is empty or waits for a file, and says so', async () => {
    const empty = await play(...begun, send);
    expect([empty.open.has('sendReply'), empty.snapshot.context.refusal]).toEqual([false, 'Please write a message']);
    expect((await play(...begun, send, type)).snapshot.context.refusal).toBeNull();
    const files = { type: 'files.changed', files: [{ ...sentFile, isSent: false }] } as Events[number];
    const held = await play(...begun, type, files, send);
    expect(held.snapshot.context.refusal).toContain('wait until your files');
    const ready = { type: 'files.changed', files: [sentFile] } as Events[number];
    expect((await play(...begun, type, files, send, ready)).snapshot.context.refusal).toBeNull();
  });

  it('keeps and stores what could not be sent', async () => {
    const { snapshot, sent } = await play(...begun, type, send, failed('sendReply', away));
    expect(snapshot.context).toMatchObject({ text: 'The blue one.', messageId: opened.id, refusal: serverSays });
    const place = { user: 'ada', key: created.id };
    const draft = { id: opened.id, texts: { message: 'The blue one.' }, files: [] };
    expect([sent.length, sent.at(-1)]).toEqual([2, { type: 'draft.save', place, draft }]);
    const gone = { status: 400, message: '', fields: { attachments: 'An attached file is gone.' } };
    expect((await play(...begun, type, send, failed('sendReply', gone))).snapshot.context.refusal).toBe(
      'An attached file is gone.',
    );
  });

  it('goes on with a reply that was stored', async () => {
    const first = await play();
    expect(first.open.get('openDraft')?.input).toEqual({ user: 'ada', key: created.id, isAnew: false });
    const { snapshot } = await play(done('openDraft', { ...opened, draft: replyDraft }));
    expect(snapshot.context).toMatchObject({ messageId: 'stored', text: 'The other one.', files: [sentFile] });
  });

  it.each([
    ['ticket.close', true],
    ['ticket.reopen', false],
  ] as const)('%s asks the server, and shows what came of it', async (event, isClosed) => {
    expect((await play(...begun, { type: event })).open.get('turnTicket')?.input).toEqual({ id: created.id, isClosed });
    const turned = await play(...begun, { type: event }, done('turnTicket', closed));
    expect(turned.snapshot.context.thread).toEqual(closed);
    const refused = await play(...begun, { type: event }, failed('turnTicket', away));
    expect(refused.snapshot.context).toMatchObject({ thread: waiting, trouble: serverSays });
    expect(
      (await play(...begun, { type: event }, failed('turnTicket', away), { type: event })).snapshot.context.trouble,
    ).toBeNull();
  });

  it('has a file saved, and says when it could not be', async () => {
    const save = { type: 'file.save', id: 'file-0', name: 'oven.png' } as const;
    expect((await play(...begun, save)).open.get('saveAttachment')?.input).toEqual({ id: 'file-0', name: 'oven.png' });
    const refused = await play(...begun, save, failed('saveAttachment', away));
    expect(refused.snapshot.context.trouble).toBe(serverSays);
    expect((await play(...begun, save, failed('saveAttachment', away), save)).snapshot.context.trouble).toBeNull();
  });

  it.each(['openDraft', 'storeDraft', 'attachments'])('stops when %s breaks, and begins anew', async (part) => {
    const before: Events = part === 'openDraft' ? [] : [...begun];
    expect((await play(...before, failed(part))).state).toBe('broken');
    expect((await play(...before, failed(part), { type: 'ticketThread.retry' })).state).toBe('opening');
  });
});
