import { type ActorRefFrom, assign, fromTransition, raise, sendTo, setup, stopChild } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftCopy, StepName } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import type { ScreenInput } from '../../shell/app/address';
import type { KeepingEvent } from '../keeping/keeping.machine';
import { go } from '../../kit/notify';
import { listener, port } from '../../kit/port';
import type { PendingFactor } from '../../account/oneTimeCode/oneTimeCode.machine';
import { resumptionMachine } from '../resumption/resumption.machine';
import {
  beginning,
  type CopyNews,
  type DraftOrder,
  keeper,
  kept,
  placed,
  positionOf,
  said,
  shownStep,
  taken,
  type WizardContext,
  type WizardEvent,
  who,
} from './context';
import type { KeptOrder, LoadedStep, PlanNews, Spawn, StepSubmit } from '../step';
import { freshDraft, neighbour, placeOf, planOf, upTo, visibleSteps, withStep } from './steps';

export const wizardMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    tags: {} as 'busy' | 'skeleton',
    children: {} as { resumption: 'resumption' },
  },
  actors: {
    resumption: resumptionMachine,
    loadKeeping: port<LoadedStep>('loadKeeping'),
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
    /** The list of steps is another one: only the position moves, what the customer typed stays. */
    notePending: assign(({ context }, { pending }: { pending: PendingFactor | null }) => ({
      pending,
      ...placed({ ...context, pending }),
    })),
    resume: assign(({ context }, { kept: order }: { kept: KeptOrder | null }) => {
      if (!order) return {};
      const { draft, position, trouble, copy } = order;
      const { user } = context;
      const found = draft ?? freshDraft(user, null);
      const mine = { ...found, user: user?.uuid ?? null, plan: context.draft.plan ?? found.plan };
      return {
        draft: mine,
        ...placeOf(mine, position, context),
        trouble,
        copy,
        keptPlan: found.plan,
        seeksAgain: false,
        postponed: null,
      };
    }),
    /** Only the position: what the customer typed stays (docs/product.md, Steps). */
    reposition: assign(({ context }) => placed(context)),
    advance: assign(({ context }, { part: chosen }: { part?: Partial<Draft> }) => {
      const step = neighbour(context.step, 1, context) ?? context.step;
      const draft = { ...context.draft, ...chosen };
      return { draft, step, visited: withStep(context.step, context.visited), direction: 'forward' as const };
    }),
    goBack: assign(({ context }) => {
      const step = neighbour(context.step, -1, context) ?? context.step;
      return { step, visited: upTo(step, context.visited), direction: 'backward' as const };
    }),
    merge: assign(({ context }, { part: chosen }: { part?: Partial<Draft> }) => ({
      draft: { ...context.draft, ...chosen },
    })),
    noteChoice: assign(({ context }, { part: chosen, ready }: { part: Partial<Draft>; ready: boolean }) => ({
      draft: { ...context.draft, ...chosen },
      ready,
      refusal: null,
    })),
    /** What perished takes the customer back to where it is chosen. */
    replace: assign(({ context }, { part }: { part: Partial<Draft> }) => {
      const draft = { ...context.draft, ...part };
      return { draft, ...placeOf(draft, positionOf(context), context) };
    }),
    noteCopy: assign((_, { copy }: { copy: DraftCopy }) => ({ copy })),
    unready: assign({ ready: false, bound: false, refusal: null }),
    bind: assign({ bound: true }),
    noteBound: assign((_, { isBound }: { isBound: boolean }) => ({ bound: isBound })),
    postpone: assign((_, news: CopyNews) => ({ postponed: news })),
    hearPostponed: raise(({ context }) => context.postponed as CopyNews),
    dropPostponed: assign({ postponed: null }),
    noteRefusal: assign((_, { message = '' }: { message?: string }) => ({ refusal: message })),
    keepPlan: assign(({ context }, { plans }: { plans: Plan[] }) => ({
      draft: { ...context.draft, plan: planOf(plans) ?? context.draft.plan },
    })),
    noteBlocked: assign({ trouble: 'blocked' }),
    seekAgain: assign({ seeksAgain: true }),
    dismissNotice: assign({ trouble: null }),
    keep: sendTo(
      'keepDraft',
      ({ context }): DraftOrder => ({
        type: 'draft.keep',
        draft: context.draft,
        position: positionOf(context),
        copy: context.copy,
      }),
    ),
    /** Beside `keep`: the copy on the server follows. */
    send: sendTo(
      keeper,
      ({ context }): KeepingEvent => ({
        type: 'draft.changed',
        draft: context.draft,
        position: positionOf(context),
      }),
    ),
    flush: sendTo(keeper, (): KeepingEvent => ({ type: 'copy.flush' })),
    forgetDraft: sendTo('keepDraft', (): DraftOrder => ({ type: 'draft.forget', copy: null })),
    discard: sendTo('keepDraft', ({ context: { copy } }): DraftOrder => ({ type: 'draft.forget', copy })),
    startKeeping: assign(({ context, spawn }, { logic }: LoadedStep) => {
      const { draft, copy, keptPlan: plan } = context;
      const input = { draft, position: positionOf(context), copy, plan };
      (spawn as unknown as Spawn)(logic ?? 'still', { id: 'keeping', systemId: 'keeping', input });
      return {};
    }),
    stopKeeping: stopChild('keeping'),
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
      if (profile?.uuid !== context.user?.uuid) return false;
      const after = { ...context, user: profile, pending: null };
      const isSame = visibleSteps(after).join() === visibleSteps(context).join();
      return !isSame && placeOf(context.draft, positionOf(context), after).step !== context.step;
    },
    mayGoOn: ({ context }) => context.ready && neighbour(context.step, 1, context) !== null,
    /** Of what the resumption ends with. */
    isRead: ({ event }) => 'output' in event && event.output !== null,
    isCustomer: ({ context }) => context.user !== null,
    hasTrouble: ({ context }) => context.trouble !== null,
    isUnsought: ({ context }) => context.trouble === 'unsought',
    isBound: ({ context }) => context.bound,
    isFree: ({ context }) => !context.bound,
    isOverdue: ({ context }) => !context.bound && context.postponed !== null,
    hasNext: ({ context }) => neighbour(context.step, 1, context) !== null,
    mayGoBack: ({ context }) => !context.bound && neighbour(context.step, -1, context) !== null,
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
  on: {
    'draft.refused': { actions: 'noteBlocked' },
    'plans.changed': { actions: { type: 'keepPlan', params: said } },
    'profile.changed': [
      { guard: { type: 'isOtherUser', params: who }, target: '.opening', actions: { type: 'keepUser', params: who } },
      { actions: { type: 'keepUser', params: who } },
    ],
  },
  states: {
    opening: {
      tags: 'skeleton',
      invoke: {
        id: 'resumption',
        src: 'resumption',
        systemId: 'resumption',
        input: ({ context: { user, wanted, seeksAgain } }) => ({ user: user?.uuid ?? null, wanted, seeksAgain }),
        onDone: [{ guard: 'isRead', target: 'running', actions: [{ type: 'resume', params: kept }, 'keep'] }, 'unread'],
        onError: 'unread',
      },
    },
    unread: { on: { 'step.retry': 'opening' } },
    running: {
      type: 'parallel',
      exit: 'stopStep',
      states: {
        step: {
          initial: 'loading',
          on: {
            'profile.changed': {
              guard: { type: 'losesPlace', params: who },
              target: '.loading',
              actions: [{ type: 'keepUser', params: who }, 'reposition', 'keep', 'send'],
            },
            'plans.changed': { actions: [{ type: 'keepPlan', params: said }, 'keep', 'send', 'tellPlan'] },
            'notice.dismiss': { guard: 'hasTrouble', actions: 'dismissNotice' },
            'drafts.seek': { guard: 'isUnsought', target: '#wizard.opening', actions: 'seekAgain' },
            'xstate.error.actor.step': '.failed',
            'order.finished': { target: '#finished', actions: 'forgetDraft' },
            'copy.taken': { target: '.loading', actions: [{ type: 'resume', params: taken }, 'keep'] },
            'copy.checked': { target: '.loading', actions: [{ type: 'replace', params: said }, 'keep', 'send'] },
          },
          states: {
            loading: {
              id: 'load',
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
                'step.changed': { actions: [{ type: 'noteChoice', params: said }, 'keep', 'send'] },
                'step.submitted': {
                  guard: 'hasNext',
                  target: 'loading',
                  actions: [{ type: 'advance', params: said }, 'keep', 'send'],
                },
                'account.pending': { target: 'loading', actions: { type: 'notePending', params: said } },
              },
              states: {
                form: {
                  initial: 'resting',
                  states: {
                    resting: {
                      always: { guard: 'isOverdue', actions: ['hearPostponed', 'dropPostponed'] },
                      on: {
                        'copy.taken': { guard: 'isBound', actions: { type: 'postpone', params: said } },
                        'copy.checked': { guard: 'isBound', actions: { type: 'postpone', params: said } },
                        'wizard.next': { guard: 'mayGoOn', target: 'submitting' },
                        'wizard.previous': { guard: 'mayGoBack', target: '#load', actions: ['goBack', 'keep', 'send'] },
                        'step.bound': { actions: { type: 'noteBound', params: said } },
                        'order.completed': { target: 'completed', actions: 'bind' },
                      },
                    },
                    submitting: {
                      tags: 'busy',
                      entry: 'submitStep',
                      on: {
                        'step.refused': { target: 'resting', actions: { type: 'noteRefusal', params: said } },
                        'copy.checked': { actions: [{ type: 'merge', params: said }, 'keep', 'send'] },
                      },
                    },
                    completed: { on: { 'copy.checked': {} } },
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
            failed: { entry: ['stopStep', 'unready'], on: { 'step.retry': 'loading' } },
          },
        },
        copy: {
          initial: 'deciding',
          exit: 'stopKeeping',
          on: { 'order.completed': '.local', 'xstate.error.actor.keeping': '.local' },
          states: {
            deciding: { always: [{ guard: 'isCustomer', target: 'loading' }, 'local'] },
            loading: {
              invoke: {
                id: 'loadKeeping',
                src: 'loadKeeping',
                onDone: { target: 'kept', actions: { type: 'startKeeping', params: ({ event }) => event.output } },
                onError: 'local',
              },
            },
            kept: { on: { 'copy.saved': { actions: [{ type: 'noteCopy', params: said }, 'keep'] } } },
            local: { entry: 'stopKeeping' },
          },
        },
        dialog: {
          initial: 'closed',
          states: {
            closed: { on: { 'wizard.cancel': { guard: 'isFree', target: 'asking', actions: 'flush' } } },
            asking: {
              always: { guard: 'isBound', target: 'closed' },
              on: {
                'wizard.continue': 'closed',
                'wizard.abandon': { target: '#finished', actions: ['discard', { type: 'go', params: { to: '/' } }] },
                'wizard.keep': { target: '#finished', actions: { type: 'go', params: { to: '/' } } },
              },
            },
          },
        },
      },
    },
    finished: { id: 'finished', tags: 'skeleton', on: { 'profile.changed': {} } },
  },
});
export type WizardRef = ActorRefFrom<typeof wizardMachine>;
