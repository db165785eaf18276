import { describe, expect, it } from 'vitest';
import { fileProblems } from '../../../contract/rules/support/ticket';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { attachmentsMachine } from './attachments.machine';
import { attachmentsDelays, attachmentsModels, picture, script, sentFile, taken } from './attachments.model';

walkMachine(attachmentsModels, attachmentsDelays, './attachments.transitions.md');

const play = (...events: Parameters<typeof journey<typeof attachmentsMachine>>[1]) =>
  journey(inWorld(attachmentsModels, 'one that is sent'), events);
const add = { type: 'files.add' as const, files: [picture] };
const took = (...files: (typeof taken)[]) => done('takeFiles', files);

describe('journeys', () => {
  it('sends one after the other, and tells the writer of each', async () => {
    const second = { ...taken, id: 'file-9' };
    const { open, sent } = await play(add, took(taken, second), done('sendFile', undefined));
    expect(open.get('sendFile')?.input).toEqual({ id: 'file-9', name: 'oven.png' });
    expect(sent.at(-1)).toEqual({
      type: 'files.changed',
      files: [sentFile, { ...taken, isSent: true, problem: null }, { ...second, isSent: false, problem: null }],
    });
    expect((await play()).open.size).toBe(0);
  });

  it('never sends what may not be attached, however often it is asked to', async () => {
    const { open, snapshot, state } = await play(add, took(script), { type: 'file.retry', id: script.id });
    expect([state, open.size]).toEqual(['resting', 0]);
    expect(snapshot.context.files[1]?.problem).toBe(fileProblems.type);
  });

  it('takes five, and says that there were more', async () => {
    const many = [1, 2, 3, 4, 5].map((number) => ({ ...taken, id: `file-${number}` }));
    const { snapshot } = await play(add, took(...many));
    expect([snapshot.context.files.length, snapshot.context.problem]).toEqual([5, fileProblems.number]);
    const four = await play(add, took(...many.slice(1)));
    expect([four.snapshot.context.files.length, four.snapshot.context.problem]).toEqual([5, null]);
    const fewer = await play(add, took(...many), { type: 'file.remove', id: 'file-1' });
    expect([fewer.snapshot.context.files.length, fewer.snapshot.context.problem]).toEqual([4, null]);
  });

  it('shows why one failed, goes on with the next, and sends it again when asked', async () => {
    const words = { status: 400, message: '', fields: { attachments: fileProblems.empty } };
    const refused = [add, took(taken), failed('sendFile', words)];
    const { snapshot, state } = await play(...refused);
    expect([state, snapshot.context.files[1]?.problem]).toEqual(['resting', fileProblems.empty]);
    const again = await play(...refused, { type: 'file.retry', id: taken.id });
    expect(again.open.get('sendFile')?.input).toEqual({ id: taken.id, name: taken.name });
    const away = await play(add, took(taken), failed('sendFile', { status: null, message: '' }));
    expect(away.snapshot.context.files[1]?.problem).toBe('An unexpected error occurred. Please try again.');
  });

  it('stops sending one that is removed', async () =>
    expect((await play(add, took(taken), { type: 'file.remove', id: taken.id })).open.size).toBe(0));

  it('says that files could not be read', async () =>
    expect((await play(add, failed('takeFiles'))).snapshot.context.problem).toContain('could not be read'));
});
