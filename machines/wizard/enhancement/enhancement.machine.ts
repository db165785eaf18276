import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';
import { notify, tell, withdraw } from '../../protocols/tell';

interface Wording {
  name: string;
  description: string;
}

export type EnhancementEvent =
  | ({ type: 'description.enhance' } & Wording)
  | { type: 'suggestion.accept' }
  | { type: 'suggestion.reject' };

const failed = {
  subject: 'description',
  title: 'Error enhancing the description. Please try again.',
  variant: 'error',
} as const;

/** A better wording is shown first, and replaces the description only when it is accepted. */
export const enhancementMachine = setup({
  types: {
    context: {} as { asked: Wording; suggestion: string | null },
    events: {} as EnhancementEvent,
  },
  actors: { enhanceDescription: port<string, Wording>('enhanceDescription') },
  actions: {
    notify,
    withdraw,
    ask: assign((_, { name, description }: Wording) => ({
      asked: { name: name.trim(), description: description.trim() },
    })),
    setSuggestion: assign((_, { text }: { text: string }) => ({ suggestion: text.trim() })),
    drop: assign({ suggestion: null }),
    tellBusiness: tell('business', ({ context }) => ({
      type: 'description.replaced',
      description: context.suggestion ?? '',
    })),
  },
  guards: {
    isDescribed: (_, { description }: Wording) => description.trim() !== '',
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
  },
}).createMachine({
  id: 'enhancement',
  context: { asked: { name: '', description: '' }, suggestion: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'description.enhance': {
          guard: { type: 'isDescribed', params: ({ event }) => event },
          target: 'enhancing',
          actions: { type: 'ask', params: ({ event }) => event },
        },
      },
    },
    enhancing: {
      entry: { type: 'withdraw', params: 'description' },
      invoke: {
        id: 'enhanceDescription',
        src: 'enhanceDescription',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'hasText', params: ({ event }) => ({ text: event.output }) },
            target: 'suggesting',
            actions: { type: 'setSuggestion', params: ({ event }) => ({ text: event.output }) },
          },
          { target: 'failed', actions: { type: 'notify', params: () => failed } },
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
        'suggestion.accept': { target: 'resting', actions: ['tellBusiness', 'drop'] },
        'suggestion.reject': { target: 'resting', actions: 'drop' },
      },
    },
  },
});
export type EnhancementRef = ActorRefFrom<typeof enhancementMachine>;
export type EnhancementState = SnapshotFrom<typeof enhancementMachine>['value'];
