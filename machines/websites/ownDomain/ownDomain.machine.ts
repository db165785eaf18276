import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain } from '../../../contract/rules/failure';
import { namedDomain, notADomain } from '../../../contract/rules/websites/ownDomainName';
import { isFullDomain } from '../../../contract/rules/wizard/domain';
import type { OwnDomain } from '../../../contract/wire/websites/ownDomain';
import { listener, port } from '../../kit/port';
import { tell } from '../../protocols/tell';

export interface OwnDomainContext {
  /** Project's id. */
  id: string;
  /** Null while nothing is known of it. */
  known: OwnDomain | null;
  /** Why it could not be loaded, in the catalogue's words. */
  problem: string | null;
  typed: string;
  /** Which one the website shall have too. */
  wished: string;
  /** Why the last wish was not done. */
  refusal: string | null;
  isHidden: boolean;
}

export type OwnDomainEvent =
  | { type: 'domain.retry' }
  | { type: 'domain.type'; text: string }
  | { type: 'domain.bring' }
  /** Of one that was given up. */
  | { type: 'domain.again' }
  | { type: 'removal.ask' }
  | { type: 'removal.confirm' }
  | { type: 'removal.decline' }
  | { type: 'website.outdated' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

type Failing = { error: unknown };

/** One at a time. */
const mayBring = ({ known }: OwnDomainContext) => known !== null && known.is_offered && known.own === null;
const isAwaited = ({ known }: OwnDomainContext) => known?.own?.state === 'waiting';

const removed = (domain: string) =>
  ({
    type: 'toast.show',
    subject: 'website',
    title: t('{domain} was taken away', { domain }),
    variant: 'success',
  }) as const;

/** The domain that a customer has brought along for a website: said, looked at until its records stand, taken away again. */
export const ownDomainMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as OwnDomainContext,
    events: {} as OwnDomainEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadOwnDomain: port<OwnDomain, { id: string }>('loadOwnDomain'),
    bringOwnDomain: port<OwnDomain, { id: string; domain: string }>('bringOwnDomain'),
    removeOwnDomain: port<OwnDomain, { id: string }>('removeOwnDomain'),
    watchWebsite: listener('watchWebsite'),
    watchVisibility: listener('watchVisibility'),
  },
  actions: {
    sayRemoved: tell('toasts', ({ context }: { context: OwnDomainContext }) => removed(context.wished)),
    setKnown: assign((_, known: OwnDomain) => ({ known, problem: null })),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text, refusal: null })),
    setWish: assign(({ context: { typed } }) => ({ wished: namedDomain(typed), refusal: null })),
    setOwnWish: assign(({ context: { known } }) => ({ wished: known?.own?.domain ?? '', refusal: null })),
    forgetTyped: assign({ typed: '' }),
    noteMistyped: assign({ refusal: notADomain }),
    noteRefusal: assign((_, { error }: Failing) => ({ refusal: explain('default', error) })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
  },
  guards: {
    mayBring: ({ context }) => mayBring(context),
    isWish: ({ context }) => mayBring(context) && isFullDomain(namedDomain(context.typed)),
    isGivenUp: ({ context: { known } }) => known?.own?.state === 'failed',
    hasOwn: ({ context: { known } }) => known?.own != null,
    isAwaited: ({ context }) => isAwaited(context),
    isAwaitedHere: ({ context }) => isAwaited(context) && !context.isHidden,
  },
  // As often as the server looks at the records.
  delays: { lookDelay: 60_000 },
}).createMachine({
  id: 'ownDomain',
  context: ({ input: { id } }) => ({
    id,
    known: null,
    problem: null,
    typed: '',
    wished: '',
    refusal: null,
    isHidden: false,
  }),
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'watchWebsite', src: 'watchWebsite', onError: 'broken' },
        { id: 'watchVisibility', src: 'watchVisibility', onError: 'broken' },
      ],
      on: { 'page.hidden': { actions: 'hide' }, 'page.shown': { actions: 'show' } },
      initial: 'resting',
      states: {
        resting: {
          initial: 'looking',
          on: {
            'domain.type': { guard: 'mayBring', actions: { type: 'setTyped', params: ({ event }) => event } },
            'domain.bring': [
              { guard: 'isWish', target: 'bringing', actions: 'setWish' },
              { guard: 'mayBring', actions: 'noteMistyped' },
            ],
            'domain.again': { guard: 'isGivenUp', target: 'bringing', actions: 'setOwnWish' },
            'removal.ask': { guard: 'hasOwn', target: 'asking', actions: 'setOwnWish' },
          },
          states: {
            looking: {
              tags: 'busy',
              invoke: {
                id: 'loadOwnDomain',
                src: 'loadOwnDomain',
                input: ({ context: { id } }) => ({ id }),
                onDone: { target: 'shown', actions: { type: 'setKnown', params: ({ event }) => event.output } },
                onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
              },
            },
            shown: {
              after: { lookDelay: { guard: 'isAwaitedHere', target: 'looking' } },
              on: {
                'website.outdated': 'looking',
                'page.shown': { guard: 'isAwaited', target: 'looking', actions: 'show' },
              },
            },
            failed: {
              after: { lookDelay: { guard: 'isAwaitedHere', target: 'looking' } },
              on: {
                'domain.retry': 'looking',
                'website.outdated': 'looking',
                'page.shown': { target: 'looking', actions: 'show' },
              },
            },
          },
        },
        bringing: {
          invoke: {
            id: 'bringOwnDomain',
            src: 'bringOwnDomain',
            input: ({ context: { id, wished } }) => ({ id, domain: wished }),
            onDone: {
              target: 'resting.shown',
              actions: [{ type: 'setKnown', params: ({ event }) => event.output }, 'forgetTyped'],
            },
            // Looked at anew: its answer may have been lost behind what was done.
            onError: { target: 'resting', actions: { type: 'noteRefusal', params: ({ event }) => event } },
          },
        },
        asking: { on: { 'removal.confirm': 'removing', 'removal.decline': 'resting' } },
        removing: {
          invoke: {
            id: 'removeOwnDomain',
            src: 'removeOwnDomain',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: 'resting.shown',
              actions: [{ type: 'setKnown', params: ({ event }) => event.output }, 'sayRemoved'],
            },
            onError: { target: 'resting', actions: { type: 'noteRefusal', params: ({ event }) => event } },
          },
        },
      },
    },
    broken: { on: { 'domain.retry': 'open' } },
  },
});
export type OwnDomainRef = ActorRefFrom<typeof ownDomainMachine>;
export type OwnDomainSnapshot = SnapshotFrom<typeof ownDomainMachine>;
