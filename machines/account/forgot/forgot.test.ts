import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { defineModels } from '../../paths/model';
import { stage } from '../../paths/stage';
import { forgotMachine } from './forgot.machine';
import { commonPassword, email, forgotDelays, forgotModels, wrongCode } from './forgot.model';

walkMachine(forgotModels, forgotDelays, './forgot.transitions.md');

const nothing = inWorld(forgotModels, 'nothing typed');
const filled = inWorld(forgotModels, 'a new password typed');
const play = (model: typeof nothing, events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: forgotDelays });
const request = { type: 'code.request' } as const;
/** What was said of the code is taken back. */
const anew = { type: 'toast.withdraw', subject: 'code' };
const submit = { type: 'form.submit' } as const;
const address = (typed: string) => ({ type: 'email.change', email: typed }) as const;
const code = (value: string) => ({ type: 'field.change', field: 'code', value }) as const;

describe('journeys', () => {
  it('tells what is wrong with the address when a code is asked for, then on every change', async () => {
    expect((await play(nothing, [address('ada@')])).snapshot.context.problems).toEqual({});
    const { snapshot, open } = await play(nothing, [request]);
    expect(snapshot.context.problems).toEqual({ email: 'Please enter your email' });
    expect(open.size).toBe(0);
    expect((await play(nothing, [request, address('ada@')])).snapshot.context.problems).toEqual({
      email: 'Invalid email address',
    });
    expect((await play(nothing, [request, address(email)])).snapshot.context.problems).toEqual({});
  });
  it('asks for a code, and sends code and password to the end', async () => {
    const asked = await play(nothing, [address(` ${email} `), request]);
    expect(asked.open.get('requestReset')?.input).toEqual({ email });
    const sent = await play(filled, [request, done('requestReset'), code('12 34-56'), submit]);
    expect(sent.open.get('resetPassword')?.input).toEqual({ email, code: '123456', password: 'a new password' });
    const { snapshot } = await play(filled, [
      request,
      done('requestReset'),
      code('123456'),
      submit,
      done('resetPassword'),
    ]);
    expect([snapshot.value, snapshot.status]).toEqual(['changed', 'done']);
  });
  it('tells what is wrong with the new password on its own first submit', async () => {
    const before = await play(nothing, [address(email), request, done('requestReset'), code('12')]);
    expect(before.snapshot.context.problems).toEqual({});
    const { snapshot, open } = await play(nothing, [address(email), request, done('requestReset'), code('12'), submit]);
    expect(snapshot.context.problems).toEqual({
      code: 'Please enter the six digits',
      password: 'Password must be at least 8 characters long',
    });
    expect(open.size).toBe(0);
  });
  it('says that a code was wrong, empties the boxes and keeps the password', async () => {
    const { snapshot, sent } = await play(filled, [
      request,
      done('requestReset'),
      code('123456'),
      submit,
      failed('resetPassword', wrongCode),
    ]);
    expect(snapshot.context).toMatchObject({
      code: '',
      password: 'a new password',
      problems: { code: 'The code is wrong or has expired.' },
      refusal: null,
    });
    expect(sent.at(-1)).toMatchObject({
      title: 'Verification Failed',
      description: 'The code is wrong or has expired.',
    });
  });
  it('says beside the new password what the server has against it, and keeps the code, which is still good', async () => {
    const { snapshot, sent } = await play(filled, [
      request,
      done('requestReset'),
      code('123456'),
      submit,
      failed('resetPassword', commonPassword),
    ]);
    expect(snapshot.context).toMatchObject({
      code: '123456',
      problems: { password: commonPassword.message },
      refusal: null,
    });
    expect(sent.at(-1)).toMatchObject({ title: 'Password not changed', description: commonPassword.message });
  });
  it.each([
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('keeps a code that could not be tried (%j)', async (failure, sentence) => {
    const { snapshot, sent } = await play(filled, [
      request,
      done('requestReset'),
      code('123456'),
      submit,
      failed('resetPassword', failure),
    ]);
    expect(snapshot.context).toMatchObject({ code: '123456', refusal: sentence });
    expect(sent.at(-1)).toMatchObject({ title: 'OTP Error', description: sentence, duration: 4_000 });
  });
  it('stays with the address when no code could be asked for', async () => {
    const { snapshot, sent } = await play(filled, [request, failed('requestReset', { status: 429, message: '' })]);
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context.refusal).toBe('Too many requests. Please wait a moment before trying again.');
    expect(sent).toEqual([
      anew,
      {
        type: 'toast.show',
        subject: 'code',
        title: 'Error sending OTP',
        description: 'Please try again later.',
        variant: 'error',
      },
    ]);
  });
  it('goes on with the code that is on its way when the page was loaded again within the 30 s', async () => {
    const soon = failed('requestReset', { status: 429, message: '', retryAfter: 1_000 });
    const { snapshot, sent } = await play(filled, [request, soon]);
    expect([snapshot.value, snapshot.context.secondsLeft, sent]).toEqual([
      { choosing: { form: 'editing', mail: { cooling: 'counting' } } },
      1,
      [anew],
    ]);
    const again = await play(filled, [{ type: 'code.enter' }, { type: 'code.resend' }, soon]);
    expect([again.snapshot.context.secondsLeft, again.sent]).toEqual([1, []]);
  });
  it('takes a code that came before the page was loaded again, and may ask for another at once', async () => {
    const { snapshot, open } = await play(filled, [{ type: 'code.enter' }]);
    expect(open.size).toBe(0);
    expect(snapshot.can({ type: 'code.resend' })).toBe(true);
  });
  it('says of another code what is true of every address', async () => {
    const { sent } = await play(filled, [{ type: 'code.enter' }, { type: 'code.resend' }, done('requestReset')]);
    expect(sent).toEqual([
      {
        type: 'toast.show',
        subject: 'code',
        title: 'OTP sent',
        description: `If ${email} has an account, a new OTP has been sent to it`,
        variant: 'success',
      },
    ]);
  });
  it('may ask at once again when the mail could not be asked for', async () => {
    const { snapshot } = await play(filled, [{ type: 'code.enter' }, { type: 'code.resend' }, failed('requestReset')]);
    expect(snapshot.can({ type: 'code.resend' })).toBe(true);
  });
  it('goes back to another address without the code of the first', async () => {
    const { snapshot } = await play(filled, [
      request,
      done('requestReset'),
      after('tickDelay'),
      code('123456'),
      submit,
      failed('resetPassword', wrongCode),
      { type: 'form.return' },
    ]);
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context).toMatchObject({ email, code: '', problems: {}, wasSubmitted: false });
  });
  it('asks for another code after 30 s and not before', async () => {
    const [model] = defineModels(forgotMachine, { worlds: { real: { values: { email } } } });
    if (!model) throw new Error('The forgotten password has no model.');
    const { actor, clock, open, settle } = stage(model, { delays: forgotDelays });
    actor.start();
    actor.send(request);
    open.get('requestReset')?.answer(undefined);
    await settle();
    clock.increment(29_999);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(true);
  });
});

describe('whole journeys, with their ends', () => {
  const field = (name: 'password' | 'confirmPassword', value: string) =>
    ({ type: 'field.change', field: name, value }) as const;
  const titles = (sent: readonly object[]) => sent.flatMap((event) => ('title' in event ? [event.title] : []));
  const choose = [field('password', 'a loaf of rye'), field('confirmPassword', 'a loaf of rye')];

  it('from an empty form to a new password', async () => {
    const { snapshot, sent, open } = await play(nothing, [
      request,
      address(email),
      request,
      done('requestReset'),
      code('123456'),
      ...choose,
      submit,
      done('resetPassword'),
    ]);
    expect([snapshot.value, snapshot.status, titles(sent), open.size]).toEqual(['changed', 'done', [], 0]);
  });
  it('a wrong code, another one after the countdown, and the end', async () => {
    const { snapshot, sent } = await play(filled, [
      request,
      done('requestReset'),
      code('111111'),
      submit,
      failed('resetPassword', wrongCode),
      after('tickDelay'),
      { type: 'code.resend' },
      done('requestReset'),
      code('123456'),
      submit,
      done('resetPassword'),
    ]);
    expect([snapshot.value, titles(sent)]).toEqual(['changed', ['Verification Failed', 'OTP sent']]);
  });
  it('the wrong mailbox: back, another address, nothing of the first one left', async () => {
    const { snapshot, open } = await play(filled, [
      request,
      done('requestReset'),
      { type: 'form.return' },
      address('bob@bakery.example'),
      request,
    ]);
    expect(snapshot.value).toBe('requesting');
    expect(open.get('requestReset')?.input).toEqual({ email: 'bob@bakery.example' });
  });
  it('two passwords that differ, told on submit and then on every change', async () => {
    const { snapshot, open } = await play(filled, [
      { type: 'code.enter' },
      code('123456'),
      field('confirmPassword', 'another'),
      submit,
    ]);
    expect([snapshot.context.problems, open.size]).toEqual([{ confirmPassword: 'Passwords do not match' }, 0]);
    const mended = await play(filled, [
      { type: 'code.enter' },
      code('123456'),
      field('confirmPassword', 'another'),
      submit,
      field('confirmPassword', 'a new password'),
      submit,
      done('resetPassword'),
    ]);
    expect(mended.snapshot.value).toBe('changed');
  });
  it('a server that is down when the code is asked for: told so, the address kept, and on', async () => {
    const down = failed('requestReset', { status: 503, message: '' });
    const { snapshot, sent } = await play(filled, [request, down, request, done('requestReset')]);
    expect([snapshot.matches('choosing'), titles(sent)]).toEqual([true, ['Error sending OTP']]);
    expect(snapshot.context).toMatchObject({ email, refusal: null });
  });
});
