import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { NoticeChannel, NoticeEvent } from '../../../contract/rules/notices/notices';
import type { NoticeAnswer, NoticePreferences } from '../../../contract/wire/notices/notices';
import { port } from '../../kit/port';
import type { ScreenInput } from '../../protocols/address';
import { pushNoticesMachine } from '../pushNotices/pushNotices.machine';
import { isSamePreferences, thresholdOf, thresholdProblem, thresholdText } from './noticeSettings.form';

/** Where a test went. */
export type Sent = NonNullable<NoticeAnswer['sent']>;

export interface NoticeSettingsContext {
  /** As the server knows them; null before they were read. */
  saved: NoticePreferences | null;
  /** As they are to be. */
  wanted: NoticePreferences | null;
  /** The threshold as typed. */
  typed: string;
  /** What Undo brings back; null when there is nothing to take back. */
  before: NoticePreferences | null;
  /** Why they could not be read or saved, or the test not sent, in the catalogue's words. */
  refusal: string | null;
  testRefusal: string | null;
  sent: Sent | null;
}

export type NoticeSettingsEvent =
  | { type: 'choice.set'; event: NoticeEvent; channel: NoticeChannel; isOn: boolean }
  | { type: 'digest.set'; isOn: boolean }
  | { type: 'threshold.change'; text: string }
  | { type: 'threshold.submit' }
  | { type: 'form.undo' }
  | { type: 'form.retry' }
  | { type: 'form.discard' }
  | { type: 'test.send' }
  | { type: 'push.restart' };

const refusalIn = ({ event }: { event: { error: unknown } }) => event;
const unread: NoticeSettingsContext = {
  saved: null,
  wanted: null,
  typed: '',
  before: null,
  refusal: null,
  testRefusal: null,
  sent: null,
};

/** Settings, notifications: what a customer is told of, by which way. Each choice is saved as it is made. */
export const noticeSettingsMachine = setup({
  types: {
    input: {} as Partial<ScreenInput>,
    context: {} as NoticeSettingsContext,
    events: {} as NoticeSettingsEvent,
    tags: {} as 'busy',
    children: {} as { pushNotices: 'pushNotices' },
  },
  actors: {
    loadPreferences: port<NoticePreferences>('loadPreferences'),
    savePreferences: port<NoticePreferences, NoticePreferences>('savePreferences'),
    sendTest: port<Sent>('sendTest'),
    pushNotices: pushNoticesMachine,
  },
  actions: {
    setLoaded: assign((_, saved: NoticePreferences) => ({
      ...unread,
      saved,
      wanted: saved,
      typed: thresholdText(saved),
    })),
    choose: assign(
      ({ context: { wanted } }, { event, channel, isOn }: Extract<NoticeSettingsEvent, { channel: unknown }>) => ({
        wanted: wanted && {
          ...wanted,
          choices: { ...wanted.choices, [event]: { ...wanted.choices[event], [channel]: isOn } },
        },
      }),
    ),
    setDigest: assign(({ context: { wanted } }, { isOn }: { isOn: boolean }) => ({
      wanted: wanted && { ...wanted, is_digest: isOn },
    })),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    takeThreshold: assign(({ context: { wanted, typed } }) => ({
      wanted: wanted && { ...wanted, low_balance: thresholdOf(typed) ?? wanted.low_balance },
    })),
    noteBefore: assign(({ context }) => ({ before: context.saved, refusal: null })),
    forgetBefore: assign({ before: null }),
    takeBack: assign(({ context: { before } }) => (before ? { wanted: before, typed: thresholdText(before) } : {})),
    setSaved: assign((_, saved: NoticePreferences) => ({ saved, refusal: null })),
    restore: assign(({ context: { saved } }) => ({
      wanted: saved,
      typed: saved ? thresholdText(saved) : '',
      refusal: null,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
    setSent: assign((_, sent: Sent) => ({ sent, testRefusal: null })),
    noteTestRefusal: assign((_, { error }: { error: unknown }) => ({
      sent: null,
      testRefusal: explain('default', error),
    })),
  },
  guards: {
    isOtherThreshold: ({ context: { typed, saved } }) =>
      thresholdProblem(typed) === undefined && thresholdOf(typed) !== saved?.low_balance,
    hasBefore: ({ context }) => context.before !== null,
    /** Something was chosen while the last was on its way. */
    isBehind: ({ context: { wanted } }, saved: NoticePreferences) =>
      wanted !== null && !isSamePreferences(wanted, saved),
  },
}).createMachine({
  id: 'noticeSettings',
  context: unread,
  type: 'parallel',
  states: {
    form: {
      initial: 'loading',
      on: { 'threshold.change': { actions: { type: 'setTyped', params: ({ event }) => event } } },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadPreferences',
            src: 'loadPreferences',
            onDone: { target: 'resting', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
            onError: { target: 'unread', actions: { type: 'noteRefusal', params: refusalIn } },
          },
        },
        unread: { on: { 'form.retry': 'loading' } },
        resting: {
          on: {
            'choice.set': {
              target: 'saving',
              actions: ['noteBefore', { type: 'choose', params: ({ event }) => event }],
            },
            'digest.set': {
              target: 'saving',
              actions: ['noteBefore', { type: 'setDigest', params: ({ event }) => event }],
            },
            'threshold.submit': {
              guard: 'isOtherThreshold',
              target: 'saving',
              actions: ['noteBefore', 'takeThreshold'],
            },
            'form.undo': { guard: 'hasBefore', target: 'saving', actions: ['takeBack', 'forgetBefore'] },
          },
        },
        /** One request at a time: what is chosen meanwhile is sent after it. */
        saving: {
          invoke: {
            id: 'savePreferences',
            src: 'savePreferences',
            input: ({ context }) => context.wanted as NoticePreferences,
            onDone: [
              {
                guard: { type: 'isBehind', params: ({ event }) => event.output },
                target: 'saving',
                reenter: true,
                actions: { type: 'setSaved', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'setSaved', params: ({ event }) => event.output } },
            ],
            onError: { target: 'refused', actions: { type: 'noteRefusal', params: refusalIn } },
          },
          on: {
            'choice.set': { actions: { type: 'choose', params: ({ event }) => event } },
            'digest.set': { actions: { type: 'setDigest', params: ({ event }) => event } },
          },
        },
        /** What was chosen stays, until it is saved or discarded. */
        refused: {
          on: {
            'form.retry': 'saving',
            'form.discard': { target: 'resting', actions: ['restore', 'forgetBefore'] },
            'choice.set': { target: 'saving', actions: { type: 'choose', params: ({ event }) => event } },
            'digest.set': { target: 'saving', actions: { type: 'setDigest', params: ({ event }) => event } },
          },
        },
      },
    },
    test: {
      initial: 'resting',
      states: {
        resting: { on: { 'test.send': 'sending' } },
        sending: {
          invoke: {
            id: 'sendTest',
            src: 'sendTest',
            onDone: { target: 'resting', actions: { type: 'setSent', params: ({ event }) => event.output } },
            onError: { target: 'resting', actions: { type: 'noteTestRefusal', params: refusalIn } },
          },
        },
      },
    },
    /** A card of its own: where it breaks, the others go on. */
    push: {
      initial: 'shown',
      states: {
        shown: { invoke: { id: 'pushNotices', src: 'pushNotices', onError: 'broken' } },
        broken: { on: { 'push.restart': 'shown' } },
      },
    },
  },
});
export type NoticeSettingsRef = ActorRefFrom<typeof noticeSettingsMachine>;
export type NoticeSettingsSnapshot = SnapshotFrom<typeof noticeSettingsMachine>;
