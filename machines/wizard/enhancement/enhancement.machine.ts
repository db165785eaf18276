import { t } from '../../../contract/languages/t';
import type { Answers } from '../../../contract/wire/wizard/ai';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';
import { notify, tell, withdraw } from '../../protocols/tell';

interface Wording {
  name: string;
  description: string;
}

export type EnhancementEvent =
  | ({ type: 'description.enhance' } & Wording)
  | ({ type: 'answers.give'; answers: Answers } & Wording)
  | { type: 'suggestion.accept' }
  | { type: 'suggestion.reject' };

const failed = {
  subject: 'description',
  title: t('Error enhancing the description. Please try again.'),
  variant: 'error',
} as const;

/** Of fewer words no text can be made: the owner is asked for more. */
const fewest = 6;

/**
 * A better wording is shown first, and replaces the description only when it is accepted. Where there is little to go on,
 * or nothing better came, three questions are asked, and what is answered makes the text.
 */
export const enhancementMachine = setup({
  types: {
    context: {} as { asked: Wording; answers: Answers | null; hasTried: boolean; suggestion: string | null },
    events: {} as EnhancementEvent,
  },
  actors: { enhanceDescription: port<string, Wording & { answers: Answers | null }>('enhanceDescription') },
  actions: {
    notify,
    withdraw,
    ask: assign((_, { name, description }: Wording) => ({
      asked: { name: name.trim(), description: description.trim() },
    })),
    setAnswers: assign((_, { answers }: { answers: Answers }) => ({ answers })),
    forgetAnswers: assign({ answers: null }),
    beginAnew: assign({ hasTried: false }),
    noteTry: assign({ hasTried: true }),
    setSuggestion: assign((_, { text }: { text: string }) => ({ suggestion: text.trim() })),
    drop: assign({ suggestion: null }),
    tellBusiness: tell('business', ({ context }) => ({
      type: 'description.replaced',
      description: context.suggestion ?? '',
    })),
  },
  guards: {
    isShort: (_, { description }: Wording) => {
      const words = description.trim().split(/\s+/u).length;
      return description.trim() !== '' && words < fewest;
    },
    isDescribed: (_, { description }: Wording) => description.trim() !== '',
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
  },
}).createMachine({
  id: 'enhancement',
  context: { asked: { name: '', description: '' }, answers: null, hasTried: false, suggestion: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'description.enhance': [
          {
            guard: { type: 'isShort', params: ({ event }) => event },
            target: 'asking',
            actions: [{ type: 'withdraw', params: 'description' }, 'beginAnew'],
          },
          {
            guard: { type: 'isDescribed', params: ({ event }) => event },
            target: 'enhancing',
            actions: ['forgetAnswers', { type: 'ask', params: ({ event }) => event }],
          },
        ],
      },
    },
    /** Three questions. Who writes more of the description instead may ask again. */
    asking: {
      on: {
        'answers.give': {
          guard: { type: 'isDescribed', params: ({ event }) => event },
          target: 'enhancing',
          actions: [
            { type: 'ask', params: ({ event }) => event },
            { type: 'setAnswers', params: ({ event }) => event },
          ],
        },
        'suggestion.reject': 'resting',
      },
    },
    enhancing: {
      entry: { type: 'withdraw', params: 'description' },
      invoke: {
        id: 'enhanceDescription',
        src: 'enhanceDescription',
        input: ({ context: { asked, answers } }) => ({ ...asked, answers }),
        onDone: [
          {
            guard: { type: 'hasText', params: ({ event }) => ({ text: event.output }) },
            target: 'suggesting',
            actions: { type: 'setSuggestion', params: ({ event }) => ({ text: event.output }) },
          },
          { target: 'asking', actions: 'noteTry' },
        ],
        onError: { target: 'failed', actions: { type: 'notify', params: () => failed } },
      },
    },
    /** Said beside the description until it is asked for again, or the customer goes on without. */
    failed: {
      on: {
        'description.enhance': {
          guard: { type: 'isDescribed', params: ({ event }) => event },
          target: 'enhancing',
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'suggestion.reject': { target: 'resting', actions: { type: 'withdraw', params: 'description' } },
      },
    },
    suggesting: {
      on: {
        'suggestion.accept': { target: 'resting', actions: ['tellBusiness', 'drop', 'forgetAnswers'] },
        'suggestion.reject': { target: 'resting', actions: 'drop' },
      },
    },
  },
});
export type EnhancementRef = ActorRefFrom<typeof enhancementMachine>;
export type EnhancementState = SnapshotFrom<typeof enhancementMachine>['value'];
