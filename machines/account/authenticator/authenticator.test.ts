import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { createRedactor } from '../../traces/redact';
import { codes as recoveryCodes } from '../recoveryCodes/recoveryCodes.model';
import { authenticator, authenticatorDelays, authenticatorModels, wrongCode } from './authenticator.model';

walkMachine(authenticatorModels, authenticatorDelays, './authenticator.transitions.md');

const model = inWorld(authenticatorModels, 'a new secret');
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) => journey(model, events);
const typeCode = (code: string) => ({ type: 'code.change', code }) as const;
const submit = { type: 'code.submit' } as const;
const copy = { type: 'secret.copy' } as const;

describe('journeys', () => {
  it('tries six digits, and ends with the ten recovery codes', async () => {
    expect((await play([typeCode('12 34-56'), submit])).open.get('verifyApp')?.input).toEqual({ code: '123456' });
    const { snapshot } = await play([typeCode('123456'), submit, done('verifyApp', { recovery_codes: recoveryCodes })]);
    expect([snapshot.status, snapshot.output]).toEqual(['done', { recovery_codes: recoveryCodes }]);
  });
  it('asks no server about fewer than six digits, says so, and stops saying so with the next one', async () => {
    const { snapshot, open } = await play([typeCode('12345'), submit]);
    expect([snapshot.context.problem, open.size]).toEqual(['Please enter the six digits', 0]);
    expect((await play([typeCode('12345'), submit, typeCode('123456')])).snapshot.context.problem).toBeNull();
  });
  it('says that a code was wrong, empties the boxes and lets another be typed', async () => {
    const { snapshot } = await play([typeCode('123456'), submit, failed('verifyApp', wrongCode)]);
    expect(snapshot.context).toMatchObject({
      code: '',
      problem: 'The code is wrong or has expired.',
      refusal: null,
      tries: 1,
      ...authenticator,
    });
    expect(snapshot.can(typeCode('654321'))).toBe(true);
  });
  it.each([
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('keeps a code that could not be tried (%j)', async (failure, sentence) => {
    const { snapshot } = await play([typeCode('123456'), submit, failed('verifyApp', failure)]);
    expect(snapshot.context).toMatchObject({ code: '123456', problem: null, refusal: sentence, tries: 0 });
    const again = await play([typeCode('123456'), submit, failed('verifyApp', failure), submit]);
    expect(again.open.has('verifyApp')).toBe(true);
  });
  it('copies the secret as an app takes it, without its gaps', async () => {
    expect((await play([copy])).open.get('copySecret')?.input).toEqual({ secret: authenticator.secret });
    expect((await play([copy, done('copySecret')])).snapshot.context.isCopied).toBe(true);
    expect((await play([copy, failed('copySecret')])).snapshot.context.isCopied).toBe(false);
  });
  it('lets a code be typed and tried while the secret is being copied', async () => {
    const { snapshot, open } = await play([copy, typeCode('123456'), submit]);
    expect([snapshot.value, [...open.keys()]]).toEqual(['verifying', ['verifyApp']]);
  });
  it('leaves no secret and no code in a trace, nor the otpauth address and the QR code that hold the secret', async () => {
    const { snapshot, open } = await play([typeCode('824619'), copy]);
    const redact = createRedactor();
    const traced = JSON.stringify([
      redact(typeCode('824619')),
      redact(snapshot.context),
      redact(open.get('copySecret')?.input),
      redact({ output: { recovery_codes: recoveryCodes } }),
    ]);
    // The e-mail stands in the otpauth address alone: where it is gone, the address is.
    const { secret, secret_qr } = authenticator;
    for (const hidden of [secret, secret_qr.path, '824619', ...recoveryCodes, 'ada%40bakery.example'])
      expect(traced).not.toContain(hidden);
  });
});
