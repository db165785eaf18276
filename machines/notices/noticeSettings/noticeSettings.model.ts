import { choicesWith } from '../../../contract/rules/notices/notices';
import type { NoticePreferences } from '../../../contract/wire/notices/notices';
import { type Cases, defineModels } from '../../paths/model';
import { type NoticeSettingsContext, noticeSettingsMachine } from './noticeSettings.machine';

export const asTold: NoticePreferences = { choices: choicesWith({}), low_balance: 1_000, is_digest: false };
/** No mail of deposits. */
export const quieter: NoticePreferences = {
  ...asTold,
  choices: choicesWith({ deposit: { email: false } }),
};
export const higher: NoticePreferences = { ...asTold, low_balance: 2_500 };

const offline = { error: { status: null, message: '' } };

/** Nobody's answer, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof noticeSettingsMachine> = {
  'choice.set': [],
  'digest.set': [],
  'threshold.change': [],
  'xstate.done.actor.loadPreferences': [{ output: asTold }],
  'xstate.error.actor.loadPreferences': [offline],
  'xstate.done.actor.savePreferences': [],
  'xstate.error.actor.savePreferences': [offline],
  'xstate.done.actor.sendTest': [],
  'xstate.error.actor.sendTest': [],
  'xstate.error.actor.pushNotices': [],
};
const project = ({ saved, wanted, typed, before, refusal, testRefusal, sent }: NoticeSettingsContext) => [
  [saved, wanted, before].map((one) => one && [one.choices.deposit.email, one.is_digest, one.low_balance]),
  typed,
  refusal !== null,
  testRefusal !== null,
  sent !== null,
];

/** A row of the table, again and again. */
const choiceModels = defineModels(noticeSettingsMachine, {
  worlds: { 'a page': {} },
  cases: {
    ...silent,
    'choice.set': [
      { event: 'deposit', channel: 'email', isOn: false },
      { event: 'deposit', channel: 'email', isOn: true },
    ],
    'xstate.done.actor.savePreferences': [{ output: asTold }, { output: quieter }],
  },
  project,
});

const digestModels = defineModels(noticeSettingsMachine, {
  worlds: { 'a digest': {} },
  cases: {
    ...silent,
    'digest.set': [{ isOn: true }],
    'xstate.error.actor.loadPreferences': [],
    'xstate.done.actor.savePreferences': [{ output: { ...asTold, is_digest: true } }],
  },
  project,
});

const thresholdModels = defineModels(noticeSettingsMachine, {
  worlds: { 'a threshold': {} },
  cases: {
    ...silent,
    'threshold.change': [{ text: '25' }, { text: 'much' }],
    'xstate.error.actor.loadPreferences': [],
    'xstate.done.actor.savePreferences': [{ output: higher }],
    'xstate.error.actor.savePreferences': [],
  },
  project,
});

const testModels = defineModels(noticeSettingsMachine, {
  worlds: { 'a test': {} },
  cases: {
    ...silent,
    'xstate.error.actor.loadPreferences': [],
    'xstate.error.actor.savePreferences': [],
    'xstate.done.actor.sendTest': [{ output: { in_app: true, email: false, push: false } }],
    'xstate.error.actor.sendTest': [offline],
  },
  project,
});

/** Its card is a machine of its own. */
const pushModels = defineModels(noticeSettingsMachine, {
  worlds: { 'a browser': {} },
  cases: {
    ...silent,
    'xstate.error.actor.loadPreferences': [],
    'xstate.error.actor.savePreferences': [],
    'xstate.error.actor.pushNotices': [{ error: new Error('broken') }],
  },
  project,
});

export const noticeSettingsDelays = {};
export const noticeSettingsModels = [
  ...choiceModels,
  ...digestModels,
  ...thresholdModels,
  ...testModels,
  ...pushModels,
];
