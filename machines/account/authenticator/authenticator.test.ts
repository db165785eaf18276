import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { createRedactor } from '../../traces/redact';
import { codes } from '../recoveryCodes/recoveryCodes.model';
import { authenticator, authenticatorDelays, authenticatorModels, wrongCode } from './authenticator.model';

walkMachine(authenticatorModels, authenticatorDelays, './authenticator.transitions.md');

const model = inWorld(authenticatorModels, 'a new secret');
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) => journey(model, events);
const type = (code: string) => ({ type: 'code.change', code }) as const;
const submit = { type: 'code.submit' } as const;
const copy = { type: 'secret.copy' } as const;

describe('journeys', () => {
  it('tries six digits, and ends with the ten recovery codes', async () => {
    expect((await play([type('12 34-56'), submit])).open.get('verifyApp')?.input).toEqual({ code: '123456' });
    const { snapshot } = await play([type('123456'), submit, done('verifyApp', { recovery_codes: codes })]);
    expect([snapshot.status, snapshot.output]).toEqual(['done', { recovery_codes: codes }]);
  });
  it('asks no server for less, says so, and takes it back with the next digit', async () => {
    const { snapshot, open } = await play([type('12345'), submit]);
    expect([snapshot.context.problem, open.size]).toEqual(['Please enter the six digits', 0]);
    expect((await play([type('12345'), submit, type('123456')])).snapshot.context.problem).toBeNull();
  });
  it('says that a code was wrong, empties the boxes and lets another be typed', async () => {
    const { snapshot } = await play([type('123456'), submit, failed('verifyApp', wrongCode)]);
    expect(snapshot.context).toMatchObject({
      code: '',
      problem: 'The code is wrong or has expired.',
      refusal: null,
      tries: 1,
      ...authenticator,
    });
    expect(snapshot.can(type('654321'))).toBe(true);
  });
  it.each([
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('keeps a code that could not be tried (%j)', async (failure, sentence) => {
    const { snapshot } = await play([type('123456'), submit, failed('verifyApp', failure)]);
    expect(snapshot.context).toMatchObject({ code: '123456', problem: null, refusal: sentence, tries: 0 });
    const again = await play([type('123456'), submit, failed('verifyApp', failure), submit]);
    expect(again.open.has('verifyApp')).toBe(true);
  });
  it('copies the secret as an app takes it, without its gaps', async () => {
    expect((await play([copy])).open.get('copySecret')?.input).toEqual({ secret: authenticator.secret });
    expect((await play([copy, done('copySecret')])).snapshot.context.isCopied).toBe(true);
    expect((await play([copy, failed('copySecret')])).snapshot.context.isCopied).toBe(false);
  });
  it('lets a code be typed and tried while the secret is being copied', async () => {
    const { snapshot, open } = await play([copy, type('123456'), submit]);
    expect([snapshot.value, [...open.keys()]]).toEqual(['verifying', ['verifyApp']]);
  });
  it('leaves neither secret nor code in a trace, nor in the address and the drawing that hold the secret', async () => {
    const { snapshot, open } = await play([type('824619'), copy]);
    const redact = createRedactor();
    const told = JSON.stringify([
      redact(type('824619')),
      redact(snapshot.context),
      redact(open.get('copySecret')?.input),
      redact({ output: { recovery_codes: codes } }),
    ]);
    const { secret: key, secret_qr: drawing } = authenticator;
    for (const secret of [key, drawing.path, '824619', ...codes, 'ada%40bakery.example'])
      expect(told).not.toContain(secret);
  });
});
