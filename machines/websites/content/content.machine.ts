import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ChangeContent, ProjectContent } from '../../../contract/wire/websites/versions';
import { child, listener, port } from '../../kit/port';
import type { Way } from '../../protocols/address';
import { tell, withdraw } from '../../protocols/tell';
import type { photosPartMachine } from '../photosPart/photosPart.machine';
import { publicationMachine } from '../publication/publication.machine';
import {
  type Change,
  changed,
  changeOf,
  clashesOf,
  type ContentValues,
  contentWith,
  differs,
  type FieldName,
  isComplete,
  merged,
  type Problems,
  refusalsOf,
  valuesOf,
} from './content.values';

export interface ContentContext {
  /** Project's id. */
  id: string;
  /** As the server knows it: what is changed is changed of this. */
  content: ProjectContent | null;
  values: ContentValues;
  /** The server's sentences by field, until that field changes. */
  refusals: Problems;
  refusal: string | null;
  /** What was changed elsewhere too, once a publishing found that out; null when it did not. */
  clashes: FieldName[] | null;
  /** Why the content could not be loaded. */
  problem: string | null;
  /** Where the customer wants to go from unpublished changes. */
  way: Way | null;
}

export type ContentEvent =
  | { type: 'content.change'; change: Change }
  | { type: 'content.publish' }
  | { type: 'content.discard' }
  | { type: 'content.retry' }
  | { type: 'website.outdated' }
  | { type: 'leave.ask'; way: Way }
  | { type: 'leave.stay' }
  | { type: 'leave.discard' }
  | { type: 'leave.publish' };

type Failing = { error: unknown };

const nothing: ContentValues = {
  business_name: '',
  business_description: '',
  business_address: '',
  contact_email: '',
  contact_phone: '',
  keywords: [],
  logo: '',
  template_uuid: '',
  images: [],
};
const unopened: Omit<ContentContext, 'id'> = {
  content: null,
  values: nothing,
  refusals: {},
  refusal: null,
  clashes: null,
  problem: null,
  way: null,
};
const home: Way = { kind: 'go', to: '/', replace: false };
const unpublished = (description: string) =>
  ({ type: 'toast.show', subject: 'website', title: t('Not published'), description, variant: 'error' }) as const;

/** What a website says, changed and published anew. While something is unpublished nobody leaves without being asked. */
export const contentMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as ContentContext,
    events: {} as ContentEvent,
    children: {} as { publication: 'publication'; photos: 'photos' },
    tags: {} as 'busy',
  },
  actors: {
    loadContent: port<ProjectContent, { id: string }>('loadContent'),
    publishContent: port<{ version: number }, { id: string; change: ChangeContent | null }>('publishContent'),
    holdPage: listener('holdPage'),
    leavePage: port<void, Way>('leavePage'),
    watchWebsite: listener('watchWebsite'),
    photos: child<typeof photosPartMachine>('photos'),
    publication: publicationMachine,
  },
  actions: {
    withdraw,
    follow: sendTo(
      'publication',
      (_, { version }: { version: number }) => ({ type: 'publication.follow', number: version }) as const,
    ),
    lookAgain: sendTo('publication', { type: 'website.outdated' } as const),
    forgetOutcome: sendTo('publication', { type: 'publication.forget' } as const),
    setContent: assign((_, content: ProjectContent) => ({
      content,
      values: valuesOf(content),
      refusals: {},
      refusal: null,
      clashes: null,
      problem: null,
    })),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    /** What the server said of a field is of what stood there before. */
    change: assign(({ context }, { change }: { change: Change }) => ({
      values: changed(context.values, change),
      refusals: { ...context.refusals, [change.field]: undefined },
      refusal: null,
    })),
    restore: assign(({ context: { content } }) => ({
      values: content ? valuesOf(content) : nothing,
      refusals: {},
      refusal: null,
      clashes: null,
    })),
    /** What was sent is what the next change begins with; it is made meanwhile. */
    setPublishing: assign(({ context: { content, values } }, { version }: { version: number }) => ({
      content: content && { ...contentWith(content, values), version },
      refusals: {},
      refusal: null,
      clashes: null,
    })),
    /** Somebody else has published meanwhile: theirs, and over it what was changed here. */
    merge: assign(({ context: { content, values } }, newer: ProjectContent) => ({
      content: newer,
      values: content ? merged(content, values, newer) : valuesOf(newer),
      clashes: content ? clashesOf(content, values, newer) : [],
    })),
    noteRefusal: assign((_, { error }: Failing) => ({
      refusal: explain('default', error),
      refusals: refusalsOf(failureOf(error).fields),
      way: null,
    })),
    sayRefusal: tell('toasts', ({ context: { refusal } }: { context: ContentContext }) => unpublished(refusal ?? '')),
    setWay: assign((_, { way }: { way: Way }) => ({ way })),
    forgetWay: assign({ way: null }),
  },
  guards: {
    isChanged: ({ context: { content, values } }) => content !== null && differs(content, values),
    isUnchanged: ({ context: { content, values } }) => content === null || !differs(content, values),
    canPublish: ({ context: { values } }) => isComplete(values),
    hasWay: ({ context }) => context.way !== null,
    isNewer: (_, { error }: Failing) => failureOf(error).status === 409 && failureOf(error).code === 'newer-version',
  },
}).createMachine({
  id: 'content',
  context: ({ input: { id } }) => ({ ...unopened, id }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'open', actions: { type: 'setContent', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'content.retry': 'loading' } },
    open: {
      initial: 'resting',
      invoke: [
        { id: 'watchWebsite', src: 'watchWebsite', onError: 'broken' },
        {
          id: 'photos',
          src: 'photos',
          input: ({ context: { values } }) => ({ business: values.business_name }),
          onError: 'broken',
        },
        { id: 'publication', src: 'publication', input: ({ context: { id } }) => ({ id }), onError: 'broken' },
      ],
      on: { 'website.outdated': { actions: 'lookAgain' } },
      states: {
        resting: {
          always: [
            { guard: 'isChanged', target: 'changed' },
            { guard: 'hasWay', target: 'leaving' },
          ],
          on: {
            'content.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'forgetOutcome'] },
            'website.outdated': { target: 'following', actions: 'lookAgain' },
          },
        },
        /** Nothing is typed: what was published elsewhere is shown. */
        following: {
          on: { 'content.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'forgetOutcome'] } },
          always: { guard: 'isChanged', target: 'changed' },
          invoke: {
            id: 'loadContent',
            src: 'loadContent',
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: 'resting', actions: { type: 'setContent', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
        changed: {
          initial: 'editing',
          invoke: { id: 'holdPage', src: 'holdPage', onError: '#content.broken' },
          states: {
            editing: {
              always: { guard: 'isUnchanged', target: '#content.open.resting' },
              on: {
                'content.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'forgetOutcome'] },
                'content.publish': { guard: 'canPublish', target: 'sending' },
                'content.discard': { actions: 'restore' },
                'leave.ask': { target: 'asking', actions: { type: 'setWay', params: ({ event }) => event } },
              },
            },
            asking: {
              on: {
                'leave.stay': { target: 'editing', actions: 'forgetWay' },
                'leave.discard': { target: '#content.open.leaving', actions: 'restore' },
                'leave.publish': { guard: 'canPublish', target: 'sending' },
              },
            },
            sending: {
              tags: 'busy',
              entry: { type: 'withdraw', params: 'website' },
              on: { 'leave.ask': { actions: { type: 'setWay', params: ({ event }) => event } } },
              invoke: {
                id: 'publishContent',
                src: 'publishContent',
                input: ({ context: { id, content, values } }) => ({
                  id,
                  change: content && changeOf(content, values),
                }),
                onDone: {
                  target: '#content.open.resting',
                  actions: [
                    { type: 'setPublishing', params: ({ event }) => event.output },
                    { type: 'follow', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  { guard: { type: 'isNewer', params: ({ event }) => event }, target: 'merging' },
                  {
                    target: 'editing',
                    actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'sayRefusal'],
                  },
                ],
              },
            },
            merging: {
              tags: 'busy',
              exit: 'forgetWay',
              invoke: {
                id: 'loadContent',
                src: 'loadContent',
                input: ({ context: { id } }) => ({ id }),
                onDone: { target: 'editing', actions: { type: 'merge', params: ({ event }) => event.output } },
                onError: { target: 'editing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
              },
            },
          },
        },
        leaving: {
          tags: 'busy',
          exit: 'forgetWay',
          invoke: {
            id: 'leavePage',
            src: 'leavePage',
            input: ({ context }) => context.way ?? home,
            onDone: 'resting',
            onError: 'resting',
          },
        },
      },
    },
    broken: { on: { 'content.retry': 'loading' } },
  },
});
export type ContentRef = ActorRefFrom<typeof contentMachine>;
export type ContentSnapshot = SnapshotFrom<typeof contentMachine>;
