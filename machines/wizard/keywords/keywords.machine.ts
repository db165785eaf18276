import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { port } from '../../kit/port';
import type { KeywordsFor } from '../../protocols/stepParts';
import { notify, tell, withdraw } from '../../protocols/tell';
import { tidyKeyword, withKeyword } from '../../../contract/rules/wizard/keyword';

/** The description was left: this is what it says now. */
export interface DescriptionSettled {
  type: 'description.settle';
  description: string;
}
export interface KeywordsContext extends KeywordsFor {
  /** Trimmed. */
  description: string;
}

export type KeywordsEvent =
  | { type: 'keyword.add'; keyword: string }
  | { type: 'keyword.remove'; keyword: string }
  | { type: 'keywords.retry' }
  | DescriptionSettled;

const made = { subject: 'keywords', title: t('Keywords generated successfully!'), variant: 'success' } as const;
const failed = {
  subject: 'keywords',
  title: t('Error generating keywords. Please try again.'),
  variant: 'error',
} as const;

export const keywordsMachine = setup({
  types: {
    input: {} as KeywordsFor & { description: string },
    context: {} as KeywordsContext,
    events: {} as KeywordsEvent,
  },
  actors: { generateKeywords: port<string[], { description: string }>('generateKeywords') },
  actions: {
    notify,
    withdraw,
    tellBusiness: tell('business', ({ context: { keywords, keywords_for } }) => ({
      type: 'keywords.changed',
      keywords,
      keywords_for,
    })),
    setDescription: assign((_, { description }: { description: string }) => ({ description: description.trim() })),
    setKeywords: assign(({ context }, { keywords }: { keywords: string[] }) => ({
      keywords,
      keywords_for: context.description,
    })),
    add: assign(({ context }, { keyword }: { keyword: string }) => ({
      keywords: withKeyword(context.keywords, keyword),
    })),
    /** Where none could be made, the customer's own are as good. */
    settle: assign(({ context }) => ({ keywords_for: context.description })),
    remove: assign(({ context }, { keyword }: { keyword: string }) => ({
      keywords: context.keywords.filter((one) => one !== keyword),
    })),
    clear: assign({ keywords: [], keywords_for: '' }),
  },
  guards: {
    isCurrent: ({ context }) => context.description === context.keywords_for,
    isBlank: ({ context }) => context.description === '',
    isAnother: ({ context }, { description }: { description: string }) => description.trim() !== context.description,
    hasAny: (_, { keywords }: { keywords: string[] }) => keywords.length > 0,
    isWord: (_, { keyword }: { keyword: string }) => tidyKeyword(keyword) !== null,
  },
}).createMachine({
  id: 'keywords',
  context: ({ input }) => ({ ...input, description: input.description.trim() }),
  on: {
    'keyword.remove': { actions: [{ type: 'remove', params: ({ event }) => event }, 'tellBusiness'] },
    'description.settle': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.comparing',
      actions: { type: 'setDescription', params: ({ event }) => event },
    },
  },
  initial: 'comparing',
  states: {
    /** Also at birth: a draft may have been left between a description and its keywords. */
    comparing: {
      always: [
        { guard: 'isCurrent', target: 'resting' },
        { guard: 'isBlank', target: 'resting', actions: ['clear', 'tellBusiness'] },
        { target: 'generating' },
      ],
    },
    resting: {
      on: {
        'keyword.add': {
          guard: { type: 'isWord', params: ({ event }) => event },
          actions: [{ type: 'add', params: ({ event }) => event }, 'tellBusiness'],
        },
      },
    },
    generating: {
      invoke: {
        id: 'generateKeywords',
        src: 'generateKeywords',
        input: ({ context: { description } }) => ({ description }),
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ keywords: event.output }) },
            target: 'resting',
            actions: [
              { type: 'setKeywords', params: ({ event }) => ({ keywords: event.output }) },
              'tellBusiness',
              { type: 'notify', params: () => made },
            ],
          },
          { target: 'failed', actions: { type: 'notify', params: () => failed } },
        ],
        onError: { target: 'failed', actions: { type: 'notify', params: () => failed } },
      },
    },
    failed: {
      on: {
        'keywords.retry': 'generating',
        'keyword.add': {
          guard: { type: 'isWord', params: ({ event }) => event },
          target: 'resting',
          actions: [
            { type: 'add', params: ({ event }) => event },
            'settle',
            { type: 'withdraw', params: 'keywords' },
            'tellBusiness',
          ],
        },
      },
    },
  },
});
export type KeywordsRef = ActorRefFrom<typeof keywordsMachine>;
export type KeywordsState = SnapshotFrom<typeof keywordsMachine>['value'];
