import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../kit/journey';
import { stage } from '../kit/stage';
import { otpMachine } from './otp.machine';
import { otpDelays, otpModels, signedIn } from './otp.model';
import { mailOf } from './otp.select';
import { defineModels } from '../kit/model';

walkMachine(otpModels, otpDelays, './otp.transitions.md');

const newAccount = inWorld(otpModels, 'a new account');
const secondFactor = inWorld(otpModels, 'a second factor');
const play = (model: typeof newAccount, events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: otpDelays });
const code = (digits: string) => ({ type: 'code.type', code: digits }) as const;

describe('journeys (specification 4 and 5, OTP; decision S8)', () => {
  it('sends a code by itself to a new account, after about 100 ms, once', async () => {
    const { open, state } = await play(newAccount, [after('firstDelay')]);
    expect(state).toContain('mail.sending');
    expect(open.get('sendCode')?.input).toEqual({ email: signedIn.email });
  });
  it('says of the mail what is true: on its way, sent, or never sent', async () => {
    const mail = async (...events: Parameters<typeof play>[1]) => mailOf((await play(newAccount, events)).snapshot);
    expect(await mail()).toBe('sending');
    expect(await mail(after('firstDelay'))).toBe('sending');
    expect(await mail(after('firstDelay'), done('sendCode'))).toBe('sent');
    expect(await mail(after('firstDelay'), failed('sendCode'))).toBe('unsent');
    expect(await mail(after('firstDelay'), failed('sendCode'), { type: 'code.resend' })).toBe('sending');
    expect(mailOf((await play(secondFactor, [])).snapshot)).toBe('sent');
  });
  it('sends nothing by itself for a second factor: the sign-in did', async () =>
    expect((await play(secondFactor, [])).open.has('sendCode')).toBe(false));
  it.each([
    ['12 34-56', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
  ])('keeps of %s the digits %s', async (typed, kept) =>
    expect((await play(secondFactor, [code(typed)])).snapshot.context.code).toBe(kept),
  );
  it('verifies six digits and no fewer', async () => {
    await expect(play(secondFactor, [code('12345'), { type: 'code.verify' }])).rejects.toThrow('not possible');
    const { open } = await play(secondFactor, [code('123456'), { type: 'code.verify' }]);
    expect(open.get('checkCode')?.input).toEqual({ purpose: 'two-factor', email: signedIn.email, code: '123456' });
  });
  it('says that a code was wrong, empties the boxes, and lets try again', async () => {
    const { snapshot, sent } = await play(secondFactor, [
      code('123456'),
      { type: 'code.verify' },
      failed('checkCode', { status: 400, message: 'The code is wrong or has expired.' }),
    ]);
    expect(snapshot.context).toMatchObject({ code: '', problem: 'The code is wrong or has expired.' });
    expect(sent).toContainEqual(expect.objectContaining({ title: 'Verification Failed' }));
  });
  it('hands on what the second factor has opened', async () => {
    const { snapshot } = await play(secondFactor, [
      code('123456'),
      { type: 'code.verify' },
      done('checkCode', signedIn),
    ]);
    expect([snapshot.status, snapshot.output]).toEqual(['done', { opened: signedIn }]);
  });
  it('asks for another code after 30 s and not before', () => {
    const [model] = defineModels(otpMachine, {
      worlds: { real: { purpose: 'two-factor', email: signedIn.email } },
    });
    if (!model) throw new Error('The code has no model.');
    const { actor, clock } = stage(model, { delays: otpDelays });
    actor.start();
    clock.increment(29_999);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(true);
  });
});
