import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { noticeEventNames } from '../../../contract/rules/notices/notices';
import { thresholdProblem } from '../../../machines/notices/noticeSettings/noticeSettings.form';
import type { NoticeSettingsSnapshot } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import {
  noticeSettingsDelays,
  noticeSettingsModels,
} from '../../../machines/notices/noticeSettings/noticeSettings.model';
import { pushNoticesMachine } from '../../../machines/notices/pushNotices/pushNotices.machine';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { NoticeSettings } from './NoticeSettings';
import { channelWords, eventWords } from './noticeWords';

const label = 'Tell me when my balance is below (EUR)';
const threshold = () => screen.getByLabelText<HTMLInputElement>(label);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const boxOf = (event: keyof typeof eventWords, channel: keyof typeof channelWords) =>
  box(`${eventWords[event].title}, ${channelWords[channel]}`);
const digest = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^One e-mail a day/ });
const said = () => screen.getAllByRole('status').map((one) => one.textContent);

/** The whole table, the threshold as typed, and what became of the test. */
function choices({ context: { wanted, typed, sent, testRefusal }, ...at }: NoticeSettingsSnapshot) {
  for (const event of noticeEventNames)
    expect([boxOf(event, 'in_app').checked, boxOf(event, 'email').checked]).toEqual(
      Object.values(wanted?.choices[event] ?? {}),
    );
  expect([digest().checked, threshold().value]).toEqual([wanted?.is_digest, typed]);
  expect(wordsAt(label)).toBe(thresholdProblem(typed) ?? '');
  const isSending = at.matches({ test: 'sending' });
  expect(said().includes('Sent. Look at the bell.')).toBe(sent !== null && !isSending);
  expect(screen.queryByText(testRefusal ?? 'no refusal') !== null).toBe(testRefusal !== null && !isSending);
}
const tester = () => screen.queryByRole('button', { name: 'Send a test' });
const undo = () => screen.queryByRole('button', { name: 'Undo' });

walkScreen(noticeSettingsModels, {
  render: NoticeSettings,
  delays: noticeSettingsDelays,
  doubles: { pushNotices: pushNoticesMachine },
  sight: {
    shows: ({ context: { before, refusal, sent, testRefusal, typed, wanted } }) => [
      [before !== null, refusal !== null, sent !== null, testRefusal !== null, typed],
      [wanted?.choices.deposit.email, wanted?.is_digest],
    ],
    // What is so already is no choice; nothing is typed before it was read, nor while it is saved.
    possible: (at, event) => {
      const { wanted, typed } = at.context;
      if (wanted === null || at.matches({ form: 'loading' }) || at.matches({ form: 'unread' }))
        return event.type === 'form.retry';
      if (event.type === 'choice.set') return wanted.choices[event.event][event.channel] !== event.isOn;
      if (event.type === 'digest.set') return wanted.is_digest !== event.isOn;
      if (event.type === 'threshold.change') return typed !== event.text && !at.matches({ form: 'saving' });
      return true;
    },
  },
  hands: {
    'choice.set': ({ event, channel }) => userEvent.click(boxOf(event, channel)),
    'digest.set': () => userEvent.click(digest()),
    'threshold.change': ({ text }) => retype(label, text),
    'threshold.submit': () => press('Save threshold'),
    'form.undo': () => press('Undo'),
    'form.retry': () => press(screen.queryByRole('button', { name: 'Retry' }) ? 'Retry' : 'Save again'),
    'form.discard': () => press('Discard'),
    'test.send': () => press('Send a test'),
    'push.restart': () => press('Try again'),
  },
  eyes: {
    'form.loading': () => expect(screen.getByText('Loading your choices')).toBeTruthy(),
    'form.unread': (at) => {
      expect(screen.getByRole('alert').textContent).toContain(at.context.refusal);
      expect(screen.queryByRole('table')).toBeNull();
    },
    'form.resting': (at) => {
      choices(at);
      expect(undo() !== null).toBe(at.context.before !== null);
    },
    'form.saving': (at) => {
      choices(at);
      expect([said().includes('Saving…'), undo()]).toEqual([true, null]);
    },
    'form.refused': (at) => {
      choices(at);
      expect(
        screen
          .getAllByRole('alert')
          .map((one) => one.textContent)
          .join(),
      ).toContain(at.context.refusal);
    },
    'test.resting': () => expect(tester()?.getAttribute('aria-busy') ?? null).toBeNull(),
    'push.shown': (at) => {
      const isRead = at.context.wanted !== null;
      expect(screen.queryByRole('heading', { name: 'In this browser' }) !== null).toBe(isRead);
    },
    'push.broken': (at) => {
      const isRead = at.context.wanted !== null;
      expect(screen.queryByText('This form stopped working.') !== null).toBe(isRead);
    },
    'test.sending': () => expect(tester()?.getAttribute('aria-busy')).toBe('true'),
  },
});
