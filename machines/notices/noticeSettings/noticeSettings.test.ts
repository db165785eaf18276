import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { thresholdOf, thresholdProblem } from './noticeSettings.form';
import { asTold, higher, noticeSettingsDelays, noticeSettingsModels, quieter } from './noticeSettings.model';

walkMachine(noticeSettingsModels, noticeSettingsDelays, './noticeSettings.transitions.md');

const page = inWorld(noticeSettingsModels, 'a page');
const play = (...events: Parameters<typeof journey<typeof page.machine>>[1]) =>
  journey(page, [done('loadPreferences', asTold), ...events]);
const quiet = { type: 'choice.set', event: 'deposit', channel: 'email', isOn: false } as const;
const loud = { ...quiet, isOn: true } as const;
const digest = { type: 'digest.set', isOn: true } as const;
const form = ({ state }: { state: string }) => /form\.(\w+)/.exec(state)?.[1];

describe('a choice', () => {
  it('is sent as it is made, whole', async () => {
    const at = await play(quiet);
    expect([form(at), at.open.get('savePreferences')?.input]).toEqual(['saving', quieter]);
  });
  it('that is made while another is on its way is sent after it', async () => {
    const waiting = await play(quiet, digest);
    expect(waiting.open.get('savePreferences')?.input).toEqual(quieter);
    const next = await play(quiet, digest, done('savePreferences', quieter));
    expect(next.open.get('savePreferences')?.input).toEqual({ ...quieter, is_digest: true });
    const back = await play(quiet, loud, done('savePreferences', quieter));
    expect(back.open.get('savePreferences')?.input).toEqual(asTold);
  });
  it('can be taken back once it is saved, all that were made in a row', async () => {
    const both = { ...quieter, is_digest: true };
    const saved = [quiet, digest, done('savePreferences', quieter), done('savePreferences', both)] as const;
    const at = await play(...saved, { type: 'form.undo' });
    expect([form(at), at.open.get('savePreferences')?.input]).toEqual(['saving', asTold]);
    const after = await play(...saved, { type: 'form.undo' }, done('savePreferences', asTold));
    expect([form(after), after.snapshot.context.before]).toEqual(['resting', null]);
  });
  it('stays when it was not saved, until it is saved or discarded', async () => {
    const refused = [quiet, failed('savePreferences', { status: 500, message: '' })] as const;
    const { snapshot } = await play(...refused);
    expect(snapshot.context.refusal).toBe('Server error. Please try again later.');
    expect((await play(...refused, { type: 'form.retry' })).open.get('savePreferences')?.input).toEqual(quieter);
    const over = await play(...refused, { type: 'form.discard' });
    expect([form(over), over.snapshot.context.wanted, over.snapshot.context.before]).toEqual(['resting', asTold, null]);
  });
});

describe('the threshold', () => {
  const type = (text: string) => ({ type: 'threshold.change', text }) as const;
  it('is sent when asked to, as typed', async () => {
    const at = await play(type('25'), { type: 'threshold.submit' });
    expect(at.open.get('savePreferences')?.input).toEqual(higher);
  });
  it.each(['much', '10.00', '-5', '10000.01'])('is not sent as %j', async (text) => {
    await expect(play(type(text), { type: 'threshold.submit' })).rejects.toThrow('not possible');
  });
  it('is an amount with point or comma, up to the highest', () => {
    expect(['12,5', ' 7 ', '0', '1.234', ''].map(thresholdOf)).toEqual([1_250, 700, 0, null, null]);
    expect(['x', '10000.00', '10000.01'].map(thresholdProblem)).toEqual([
      'Amount must be a valid number',
      undefined,
      'The highest threshold is 10,000.00 EUR',
    ]);
  });
});

it('reads them again after a failure', async () => {
  const unread = await journey(page, [failed('loadPreferences')]);
  expect(form(unread)).toBe('unread');
  expect(form(await journey(page, [failed('loadPreferences'), { type: 'form.retry' }]))).toBe('loading');
});

it('says where a test went, or why it was not sent', async () => {
  const sent = { in_app: true, email: false };
  expect((await play({ type: 'test.send' }, done('sendTest', sent))).snapshot.context.sent).toEqual(sent);
  const refused = await play({ type: 'test.send' }, failed('sendTest', { status: 429, message: '' }));
  expect([refused.snapshot.context.sent, refused.snapshot.context.testRefusal]).toEqual([
    null,
    'Too many requests. Please wait a moment before trying again.',
  ]);
});
