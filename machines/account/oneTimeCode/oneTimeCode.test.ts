import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { defineModels } from '../../paths/model';
import { stage } from '../../paths/stage';
import { oneTimeCodeMachine } from './oneTimeCode.machine';
import { oneTimeCodeDelays, oneTimeCodeModels, signedIn } from './oneTimeCode.model';
import { mailOf } from './oneTimeCode.select';

walkMachine(oneTimeCodeModels, oneTimeCodeDelays, './oneTimeCode.transitions.md', { pairs: true });

const newAccount = inWorld(oneTimeCodeModels, 'a new account');
const secondFactor = inWorld(oneTimeCodeModels, 'a second factor');
const play = (model: typeof newAccount, events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: oneTimeCodeDelays });
const code = (digits: string) => ({ type: 'code.type', code: digits }) as const;

describe('journeys', () => {
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
  it.each([
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('says of a code that could not be tried why (%j)', async (failure, description) => {
    const { sent } = await play(secondFactor, [code('123456'), { type: 'code.verify' }, failed('checkCode', failure)]);
    expect(sent).toEqual([
      { type: 'toast.show', subject: 'code', title: 'OTP Error', description, variant: 'error', duration: 4_000 },
    ]);
  });
  it('mails nothing where an app shows the code', async () => {
    const { snapshot, open } = await play(inWorld(oneTimeCodeModels, 'a second factor of an app'), []);
    expect([mailOf(snapshot), snapshot.can({ type: 'code.resend' }), open.size]).toEqual(['unmailed', false, 0]);
  });
  it('asks for no other mail once the server says that the code is an app’s by now', async () => {
    const notMailed = { status: 409, message: 'Enter the code of your app.', code: 'not_mailed' };
    const asked = [after('tickDelay'), { type: 'code.resend' } as const, failed('sendCode', notMailed)];
    const { snapshot, sent } = await play(secondFactor, asked);
    expect([mailOf(snapshot), snapshot.can({ type: 'code.resend' }), sent]).toEqual(['unmailed', false, []]);
  });
  it('takes a recovery code in place of the digits, and forgets it on the way back', async () => {
    const typed = [{ type: 'recovery.toggle' } as const, code(' ABCD-efgh 2345-6777 and more')];
    const { snapshot, open } = await play(secondFactor, [...typed, { type: 'code.verify' }]);
    expect(snapshot.context).toMatchObject({ code: 'ABCDefgh23456777', isRecovery: true });
    expect(open.get('checkCode')?.input).toMatchObject({ purpose: 'two-factor', code: 'ABCDefgh23456777' });
    const back = await play(secondFactor, [...typed, { type: 'recovery.toggle' }]);
    expect(back.snapshot.context).toMatchObject({ code: '', isRecovery: false });
  });
  it('verifies sixteen letters of a recovery code and no fewer', async () => {
    const typed = [{ type: 'recovery.toggle' } as const, code('abcd-efgh-2345-677')];
    await expect(play(secondFactor, [...typed, { type: 'code.verify' }])).rejects.toThrow('not possible');
  });
  it.each(['a new account', 'an unproved mailbox'])('takes no recovery code of %s', async (world) =>
    expect((await play(inWorld(oneTimeCodeModels, world), [])).snapshot.can({ type: 'recovery.toggle' })).toBe(false),
  );
  it('hands on what the second factor has opened', async () => {
    const { snapshot } = await play(secondFactor, [
      code('123456'),
      { type: 'code.verify' },
      done('checkCode', signedIn),
    ]);
    expect([snapshot.status, snapshot.output]).toEqual(['done', { opened: signedIn }]);
  });
  it('asks for another code after 30 s and not before', () => {
    const [model] = defineModels(oneTimeCodeMachine, {
      worlds: { real: { purpose: 'two-factor', email: signedIn.email } },
    });
    if (!model) throw new Error('The code has no model.');
    const { actor, clock } = stage(model, { delays: oneTimeCodeDelays });
    actor.start();
    clock.increment(29_999);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(true);
  });

  /** The server's refusal of another code; how long to wait in seconds. */
  const refused = (wait?: number) =>
    failed('sendCode', {
      status: 429,
      message: 'Too many requests.',
      ...(wait !== undefined && { retryAfter: wait * 1_000 }),
    });
  const resend = { type: 'code.resend' } as const;

  it('counts on where it was when the page is loaded again within the 30 s, and tells of no trouble', async () => {
    const { snapshot, sent } = await play(newAccount, [after('firstDelay'), refused(1)]);
    expect([mailOf(snapshot), snapshot.context.secondsLeft, sent]).toEqual(['sent', 1, []]);
    const later = await play(newAccount, [after('firstDelay'), refused(1), after('tickDelay')]);
    expect([mailOf(later.snapshot), later.snapshot.can(resend)]).toEqual(['sent', true]);
  });
  it('says that no code was sent when the hour has had its five, and when to ask again', async () => {
    const { snapshot, sent } = await play(newAccount, [after('firstDelay'), refused(2)]);
    expect([mailOf(snapshot), snapshot.context.secondsLeft, snapshot.can(resend)]).toEqual(['unsent', 2, false]);
    expect(sent).toEqual([
      {
        type: 'toast.show',
        subject: 'code',
        title: 'Error sending OTP',
        description: 'Please try again later.',
        variant: 'error',
      },
    ]);
    const waited = [after('tickDelay'), after('tickDelay')];
    const later = await play(newAccount, [after('firstDelay'), refused(2), ...waited, resend]);
    expect(mailOf(later.snapshot)).toBe('sending');
  });
  it('may be asked again at once when the server named no time', async () => {
    const { snapshot } = await play(newAccount, [after('firstDelay'), refused()]);
    expect([mailOf(snapshot), snapshot.context.secondsLeft, snapshot.can(resend)]).toEqual(['unsent', 0, true]);
  });
});

describe('whole journeys, with their ends', () => {
  const digits = [code('123456'), { type: 'code.verify' } as const];
  const wrong = failed('checkCode', { status: 400, message: 'The code is wrong or has expired.' });
  const titles = (sent: readonly object[]) => sent.map((event) => 'title' in event && event.title);

  it('a new account: the code by itself, a wrong one, another one after the countdown, the right one', async () => {
    const { snapshot, sent } = await play(newAccount, [
      after('firstDelay'),
      done('sendCode'),
      ...digits,
      wrong,
      after('tickDelay'),
      { type: 'code.resend' },
      done('sendCode'),
      ...digits,
      done('checkCode', null),
    ]);
    expect([snapshot.value, snapshot.output]).toEqual(['verified', { opened: null }]);
    expect(titles(sent)).toEqual(['OTP sent', 'Verification Failed', 'OTP sent', 'Email Verified']);
    expect(sent[0]).toMatchObject({ description: `A new OTP has been sent to ${signedIn.email}`, variant: 'success' });
  });
  it('a mailed second factor: what it opens', async () => {
    const { snapshot, sent, open } = await play(secondFactor, [...digits, done('checkCode', signedIn)]);
    expect([snapshot.value, snapshot.output]).toEqual(['verified', { opened: signedIn }]);
    expect([titles(sent), open.size]).toEqual([['2FA Verified'], 0]);
  });
  it('an app that is lost: a recovery code opens, after digits that did not', async () => {
    const { snapshot, sent } = await play(inWorld(oneTimeCodeModels, 'a second factor of an app'), [
      ...digits,
      wrong,
      { type: 'recovery.toggle' },
      code('abcd-efgh-2345-6777'),
      { type: 'code.verify' },
      done('checkCode', signedIn),
    ]);
    expect([snapshot.value, snapshot.output]).toEqual(['verified', { opened: signedIn }]);
    expect(titles(sent)).toEqual(['Verification Failed', '2FA Verified']);
  });
  it('an unproved mailbox: nothing sent by itself, the server down once, then proved', async () => {
    const { snapshot, sent } = await play(inWorld(oneTimeCodeModels, 'an unproved mailbox'), [
      ...digits,
      failed('checkCode', { status: 503, message: '' }),
      ...digits,
      done('checkCode', null),
    ]);
    expect([snapshot.value, snapshot.output]).toEqual(['verified', { opened: null }]);
    expect(titles(sent)).toEqual(['OTP Error', 'Email Verified']);
  });
  it('a code typed while the mail is still on its way: verifying does not wait for it', async () => {
    const { snapshot, open, state } = await play(newAccount, [after('firstDelay'), ...digits]);
    expect([state, [...open.keys()].sort()]).toEqual([
      'open.code.verifying + open.mail.sending',
      ['checkCode', 'sendCode'],
    ]);
    const end = await play(newAccount, [after('firstDelay'), ...digits, done('checkCode', null)]);
    expect([end.snapshot.value, end.open.size]).toEqual(['verified', 0]);
    expect(snapshot.context.code).toBe('123456');
  });
});
