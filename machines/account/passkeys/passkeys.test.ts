import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { passkeysMachine } from './passkeys.machine';
import { passkeysDelays, passkeysModels, refusals } from './passkeys.model';

walkMachine(passkeysModels, passkeysDelays, './passkeys.transitions.md');

const play = (...events: Parameters<typeof journey<typeof passkeysMachine>>[1]) =>
  journey(inWorld(passkeysModels, 'signed in'), events, { delays: passkeysDelays });
const add = { type: 'passkey.add', name: 'Chrome on Linux' } as const;
const name = (text: string) => ({ type: 'name.change', name: text }) as const;
const password = { type: 'password.change', password: 'a long password' } as const;
const submit = { type: 'passkey.submit' } as const;
const remove = { type: 'passkey.remove', id: '1', name: 'Old phone' } as const;
const confirm = { type: 'remove.confirm' } as const;
const invalidated = ({ sent }: { sent: readonly object[] }) =>
  sent.filter((event) => 'type' in event && event.type === 'resource.invalidate').length;

describe('adding', () => {
  it('asks for the name that was typed, trimmed, says so, and has the list and the log read again', async () => {
    expect((await play(add, name(' Blue key '), submit)).open.get('addPasskey')?.input).toEqual({
      name: 'Blue key',
      password: '',
    });
    const added = await play(add, name(' Blue key '), submit, done('addPasskey'));
    expect([added.snapshot.value, added.snapshot.context.outcome]).toEqual([
      'idle',
      { name: 'Blue key', isAdded: true },
    ]);
    expect(invalidated(added)).toBe(2);
  });
  it.each([
    ['', 'Please enter a name'],
    ['   ', 'Please enter a name'],
    ['x'.repeat(61), 'Name is too long'],
    [` ${'x'.repeat(60)} `, null],
  ])('of the name %j says %j before anybody is asked', async (text, problem) => {
    const { snapshot, open } = await play(add, name(text), submit);
    expect([snapshot.context.nameProblem, open.size]).toEqual([problem, problem === null ? 1 : 0]);
  });
  it('asks for the password where the sign-in is a while ago, and sends it with the next try', async () => {
    const asked = await play(add, submit, failed('addPasskey', refusals.needed));
    expect(asked.snapshot.context).toMatchObject({ needsPassword: true, problem: null, fieldProblem: null });
    const again = await play(add, submit, failed('addPasskey', refusals.needed), password, submit);
    expect(again.open.get('addPasskey')?.input).toEqual({ name: 'Chrome on Linux', password: 'a long password' });
    const wrong = await play(
      add,
      submit,
      failed('addPasskey', refusals.needed),
      password,
      submit,
      failed('addPasskey', refusals.wrong),
    );
    expect(wrong.snapshot.context).toMatchObject({
      password: '',
      needsPassword: true,
      fieldProblem: refusals.wrong.message,
    });
  });
  it.each([
    [refusals.cancelled, refusals.cancelled.message],
    [{ status: 500, message: '' }, 'Server error. Please try again later.'],
  ])('keeps the name and says why it came to nothing (%j)', async (failure, sentence) => {
    const { snapshot } = await play(add, submit, failed('addPasskey', failure));
    expect([snapshot.value, snapshot.context.name, snapshot.context.problem]).toEqual([
      'naming',
      'Chrome on Linux',
      sentence,
    ]);
  });
  it('forgets the password when it is left or done', async () => {
    const typed = [add, submit, failed('addPasskey', refusals.needed), password] as const;
    for (const end of [[{ type: 'add.cancel' } as const], [submit, done('addPasskey')]])
      expect((await play(...typed, ...end)).snapshot.context.password).toBe('');
  });
});

describe('removing', () => {
  it('happens once it was confirmed, says which, and has the list and the log read again', async () => {
    expect((await play(remove)).open.size).toBe(0);
    expect((await play(remove, { type: 'remove.cancel' })).snapshot.context.passkey).toBeNull();
    expect((await play(remove, confirm)).open.get('removePasskey')?.input).toEqual({ id: '1' });
    const removed = await play(remove, confirm, done('removePasskey'));
    expect(removed.snapshot.context.outcome).toEqual({ name: 'Old phone', isAdded: false });
    expect(invalidated(removed)).toBe(2);
  });
  it('takes one that was removed elsewhere for removed', async () => {
    const gone = failed('removePasskey', { status: 404, message: '' });
    expect((await play(remove, confirm, gone)).snapshot.context).toMatchObject({
      outcome: { name: 'Old phone', isAdded: false },
      refusal: null,
    });
  });
  it('says beside it, in the server’s words, that it is the only way in, until the next try', async () => {
    const refused = failed('removePasskey', refusals.onlyWayIn);
    expect((await play(remove, confirm, refused)).snapshot.context).toMatchObject({
      outcome: null,
      refusal: { id: '1', sentence: refusals.onlyWayIn.message },
    });
    expect((await play(remove, confirm, refused, add)).snapshot.context.refusal).toBeNull();
    expect((await play(remove, confirm, refused, remove)).snapshot.context.refusal).toBeNull();
  });
});
