import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromTransition,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import type { Profile } from '../../contract/account';
import type { Draft, StepName, WizardPosition } from '../../contract/draft';
import type { Plan } from '../../contract/plan';
import type { ScreenEvent, ScreenInput } from '../app/address';
import { go } from '../kit/notify';
import { listener, port } from '../kit/port';
import type { PendingFactor } from '../otp/otp.machine';
import type { AccountReport, OrderReport, PlanNews, StepInput, StepReport, StepSubmit } from './step';
import { freshDraft, neighbour, placeOf, planOf, upTo, visibleSteps, withStep } from './steps';

/** Why a kept draft could not be used: what was there was no draft of ours; nothing can be kept here (decision S14). */
export type DraftTrouble = 'broken' | 'blocked';

/** What the browser keeps of an order. */
export interface KeptOrder {
  draft: Draft | null;
  position: WizardPosition | null;
  trouble: DraftTrouble | null;
}

export type DraftOrder =
  | { type: 'draft.keep'; draft: Draft; position: WizardPosition }
  /** The draft, its position and its pictures go. */
  | { type: 'draft.forget' };

export interface WizardContext extends WizardPosition {
  user: Profile | null;
  pending: PendingFactor | null;
  source: string | null;
  draft: Draft;
  /** The way of the last move, for the eye. */
  direction: 'forward' | 'backward';
  /** Next may be pressed: the step has said so. */
  ready: boolean;
  trouble: DraftTrouble | null;
}

export type WizardEvent =
  | { type: 'wizard.next' }
  | { type: 'wizard.previous' }
  | { type: 'wizard.cancel' }
  | { type: 'wizard.continue' }
  | { type: 'wizard.abandon' }
  | { type: 'step.retry' }
  | { type: 'notice.dismiss' }
  | { type: 'plans.changed'; plans: Plan[] }
  | { type: 'draft.refused' }
  | { type: 'xstate.error.actor.step'; error: unknown }
  | StepReport
  | AccountReport
  | OrderReport
  | Extract<ScreenEvent, { type: 'profile.changed' }>;

/** What a step's chunk brings. */
export interface LoadedStep {
  logic: AnyActorLogic | null;
}

/** xstate's `spawn` takes an id only for logic that the machine names; a step's logic arrives with its chunk. */
type Spawn = (logic: AnyActorLogic | 'still', options: { id: string; systemId: string; input: StepInput }) => unknown;

const shownStep = ({ context, system }: { context: WizardContext; system: { get(id: string): AnyActorRef } }) =>
  system.get(context.step);

const profileIn = ({ event }: { event: { profile: Profile | null } }) => ({ profile: event.profile });
const beginning = ({ profile, search }: ScreenInput): WizardContext => ({
  user: profile,
  pending: null,
  source: search['source'] ?? null,
  draft: freshDraft(profile, null),
  step: 'account',
  visited: [],
  direction: 'forward',
  ready: false,
  trouble: null,
});
const positionOf = ({ step, visited }: WizardContext): WizardPosition => ({ step, visited });

export const wizardMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    tags: {} as 'busy' | 'skeleton',
  },
  actors: {
    readDraft: port<KeptOrder, { user: string | null }>('readDraft'),
    keepDraft: listener<DraftOrder>('keepDraft'),
    watchPlans: listener('watchPlans'),
    loadStep: port<LoadedStep, { step: StepName }>('loadStep'),
    scrollToTop: port<void>('scrollToTop'),
    /** Runs for a step that only says something. */
    still: fromTransition((state: object) => state, {}),
  },
  actions: {
    go,
    keepUser: assign((_, { profile }: { profile: Profile | null }) => ({ user: profile, pending: null })),
    notePending: assign((_, { pending }: { pending: PendingFactor | null }) => ({ pending })),
    restore: assign(({ context }, { draft, position, trouble }: KeptOrder) => {
      const { user } = context;
      const kept = draft ?? freshDraft(user, null);
      const taken = { ...kept, user: user?.uuid ?? null, plan: context.draft.plan ?? kept.plan };
      return { draft: taken, ...placeOf(taken, position, context), trouble };
    }),
    /** Decision 5: only the position, what the customer typed stays. */
    reposition: assign(({ context }) => ({
      ...placeOf(context.draft, null, context),
      visited: context.visited,
      direction: 'forward' as const,
    })),
    advance: assign(({ context }) => {
      const step = neighbour(context.step, 1, context) ?? context.step;
      return { step, visited: withStep(context.step, context.visited), direction: 'forward' as const };
    }),
    retreat: assign(({ context }) => {
      const step = neighbour(context.step, -1, context) ?? context.step;
      return { step, visited: upTo(step, context.visited), direction: 'backward' as const };
    }),
    merge: assign(({ context }, part: Partial<Draft> | undefined) => ({ draft: { ...context.draft, ...part } })),
    noteReady: assign((_, { ready }: { ready: boolean }) => ({ ready })),
    unready: assign({ ready: false }),
    keepPlan: assign(({ context }, { plans }: { plans: Plan[] }) => ({
      draft: { ...context.draft, plan: planOf(plans) ?? context.draft.plan },
    })),
    noteBlocked: assign({ trouble: 'blocked' }),
    dismissNotice: assign({ trouble: null }),
    store: sendTo(
      'keepDraft',
      ({ context }): DraftOrder => ({ type: 'draft.keep', draft: context.draft, position: positionOf(context) }),
    ),
    forgetDraft: sendTo('keepDraft', (): DraftOrder => ({ type: 'draft.forget' })),
    startStep: assign(({ context: { step, draft, user, pending }, spawn }, { logic }: LoadedStep) => {
      const options = { id: 'step', systemId: step, input: { draft, user, pending } };
      (spawn as unknown as Spawn)(logic ?? 'still', options);
      return {};
    }),
    stopStep: stopChild('step'),
    submitStep: sendTo(shownStep, (): StepSubmit => ({ type: 'step.submit' })),
    tellPlan: sendTo(shownStep, ({ context }): PlanNews => ({ type: 'plan.changed', plan: context.draft.plan })),
  },
  guards: {
    isOtherUser: ({ context }, { profile }: { profile: Profile | null }) => profile?.uuid !== context.user?.uuid,
    /** Another list of steps, and where the customer is now is no place on it; else they stay, and what they type. */
    losesPlace: ({ context }, { profile }: { profile: Profile | null }) => {
      const after = { ...context, user: profile, pending: null };
      const isSame = visibleSteps(after).join() === visibleSteps(context).join();
      return !isSame && placeOf(context.draft, positionOf(context), after).step !== context.step;
    },
    mayGoOn: ({ context }) => context.ready && neighbour(context.step, 1, context) !== null,
    hasTrouble: ({ context }) => context.trouble !== null,
    hasNext: ({ context }) => neighbour(context.step, 1, context) !== null,
    hasPrevious: ({ context }) => neighbour(context.step, -1, context) !== null,
  },
  delays: { scrollDelay: 100 },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => beginning(input),
  initial: 'opening',
  invoke: [
    { id: 'keepDraft', src: 'keepDraft', onError: { actions: 'noteBlocked' } },
    { id: 'watchPlans', src: 'watchPlans', onError: '.running.step.failed' },
  ],
  on: { 'draft.refused': { actions: 'noteBlocked' } },
  states: {
    opening: {
      tags: 'skeleton',
      on: {
        'profile.changed': { target: 'opening', reenter: true, actions: { type: 'keepUser', params: profileIn } },
        'plans.changed': { actions: { type: 'keepPlan', params: ({ event }) => event } },
      },
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { user } }) => ({ user: user?.uuid ?? null }),
        onDone: { target: 'running', actions: { type: 'restore', params: ({ event }) => event.output } },
        onError: 'unread',
      },
    },
    unread: {
      on: {
        'step.retry': 'opening',
        'profile.changed': { target: 'opening', actions: { type: 'keepUser', params: profileIn } },
      },
    },
    running: {
      type: 'parallel',
      exit: 'stopStep',
      on: {
        'profile.changed': [
          {
            guard: { type: 'isOtherUser', params: profileIn },
            target: 'opening',
            actions: { type: 'keepUser', params: profileIn },
          },
          {
            guard: { type: 'losesPlace', params: profileIn },
            target: '.step.loading',
            actions: [{ type: 'keepUser', params: profileIn }, 'reposition', 'store'],
          },
          { actions: { type: 'keepUser', params: profileIn } },
        ],
        'plans.changed': { actions: [{ type: 'keepPlan', params: ({ event }) => event }, 'store', 'tellPlan'] },
        'notice.dismiss': { guard: 'hasTrouble', actions: 'dismissNotice' },
        'xstate.error.actor.step': '.step.failed',
        'order.finished': { target: 'finished', actions: 'forgetDraft' },
      },
      states: {
        step: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'skeleton',
              entry: ['stopStep', 'unready'],
              invoke: {
                id: 'loadStep',
                src: 'loadStep',
                input: ({ context }) => ({ step: context.step }),
                onDone: { target: 'showing', actions: { type: 'startStep', params: ({ event }) => event.output } },
                onError: 'failed',
              },
            },
            showing: {
              type: 'parallel',
              on: {
                'step.changed': {
                  actions: [
                    { type: 'merge', params: ({ event }) => event.part },
                    { type: 'noteReady', params: ({ event }) => event },
                    'store',
                  ],
                },
                'step.submitted': {
                  guard: 'hasNext',
                  target: 'loading',
                  actions: [{ type: 'merge', params: ({ event }) => event.part }, 'advance', 'store'],
                },
                'account.pending': {
                  target: 'loading',
                  actions: [{ type: 'notePending', params: ({ event }) => event }, 'reposition'],
                },
              },
              states: {
                form: {
                  initial: 'resting',
                  states: {
                    resting: {
                      on: {
                        'wizard.next': { guard: 'mayGoOn', target: 'submitting' },
                        'wizard.previous': {
                          guard: 'hasPrevious',
                          target: '#wizard.running.step.loading',
                          actions: ['retreat', 'store'],
                        },
                        'order.completed': 'completed',
                      },
                    },
                    submitting: { tags: 'busy', entry: 'submitStep', on: { 'step.refused': 'resting' } },
                    completed: {},
                  },
                },
                scroll: {
                  initial: 'due',
                  states: {
                    due: { after: { scrollDelay: 'scrolling' } },
                    scrolling: { invoke: { id: 'scrollToTop', src: 'scrollToTop', onDone: 'still', onError: 'still' } },
                    still: {},
                  },
                },
              },
            },
            failed: { entry: 'stopStep', on: { 'step.retry': 'loading' } },
          },
        },
        dialog: {
          initial: 'closed',
          states: {
            closed: { on: { 'wizard.cancel': 'asking', 'order.completed': 'barred' } },
            asking: {
              on: {
                'wizard.continue': 'closed',
                'order.completed': 'barred',
                'wizard.abandon': {
                  target: '#wizard.finished',
                  actions: ['forgetDraft', { type: 'go', params: { to: '/' } }],
                },
              },
            },
            barred: {},
          },
        },
      },
    },
    finished: { tags: 'skeleton' },
  },
});
export type WizardRef = ActorRefFrom<typeof wizardMachine>;
