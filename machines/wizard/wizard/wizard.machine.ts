import { type ActorRefFrom, assign, fromTransition, raise, sendTo, setup, stopChild } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftCopy, StepName } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import type { ScreenInput } from '../../protocols/address';
import { draftChoiceMachine } from '../draftChoice/draftChoice.machine';
import { listener, port } from '../../kit/port';
import {
  beginning,
  type DraftNews,
  type DraftOrder,
  placed,
  positionOf,
  said,
  shownStep,
  taken,
  type WizardContext,
  type WizardEvent,
  who,
} from './context';
import type { LoadedStep, Spawn } from '../step';
import type { StoredDraft } from '../../protocols/drafts';
import type { PendingFactor } from '../../protocols/session';
import type { PlanNews, StepSubmit } from '../../protocols/step';
import { go, tell } from '../../protocols/tell';
import {
  freshDraft,
  isBehind,
  marksOf,
  marksOfEdit,
  marksTaken,
  neighbour,
  onward,
  placeOf,
  planOf,
  upTo,
  visibleSteps,
  withStep,
} from './steps';

export const wizardMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    tags: {} as 'busy' | 'skeleton',
  },
  actors: {
    draftChoice: draftChoiceMachine,
    storeDraft: listener<DraftOrder>('storeDraft'),
    watchPlans: listener('watchPlans'),
    loadStep: port<LoadedStep, { step: StepName }>('loadStep'),
    scrollToTop: port<void>('scrollToTop'),
    /** Runs for a step that only says something. */
    still: fromTransition((state: object) => state, {}),
  },
  actions: {
    go,
    noteUser: assign(({ context }, { profile }: { profile: Profile | null }) => ({
      user: profile,
      pending: null,
      visited: marksOf(context, profile),
    })),
    /** The list of steps is another one: only the position moves, what the customer typed stays. */
    notePending: assign(({ context }, { pending }: { pending: PendingFactor | null }) => ({
      pending,
      ...placed({ ...context, pending }),
    })),
    startChoice: assign(({ context: { user, wanted, seeksAgain }, spawn }) => {
      const input = { user: user?.uuid ?? null, wanted, seeksAgain };
      (spawn as unknown as Spawn)('draftChoice', { id: 'draftChoice', systemId: 'draftChoice', input });
      return {};
    }),
    stopChoice: stopChild('draftChoice'),
    resume: assign(({ context }, { stored }: { stored: StoredDraft }) => {
      const { draft, position, trouble, copy } = stored;
      const { user } = context;
      const found = draft ?? freshDraft(user, null);
      const mine = { ...found, user: user?.uuid ?? null, plan: context.draft.plan ?? found.plan };
      const { step, visited } = placeOf(mine, position, context);
      return {
        draft: mine,
        step,
        visited: marksTaken(visited, context.visited),
        trouble,
        copy,
        seeksAgain: false,
        postponed: null,
      };
    }),
    /** Only the position: what the customer typed stays (docs/product.md, Steps). */
    reposition: assign(({ context }) => placed(context)),
    advance: assign(({ context }, { part: chosen }: { part?: Partial<Draft> }) => {
      const draft = { ...context.draft, ...chosen };
      const step = onward({ ...context, draft }) ?? context.step;
      return { draft, step, visited: withStep(context.step, context.visited), direction: 'forward' as const };
    }),
    goBack: assign(({ context }) => {
      const step = neighbour(context.step, -1, context) ?? context.step;
      return { step, visited: upTo(step, context.visited), direction: 'backward' as const };
    }),
    /** What was chosen earlier is changed: the steps in between stay done, and Next leads back here. */
    edit: assign(({ context }, { step }: { step: StepName }) => ({
      step,
      visited: marksOfEdit(context),
      direction: 'backward' as const,
    })),
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
    postpone: assign((_, news: DraftNews) => ({ postponed: news })),
    hearPostponed: raise(({ context }) => context.postponed as DraftNews),
    dropPostponed: assign({ postponed: null }),
    noteRefusal: assign((_, { message = '' }: { message?: string }) => ({ refusal: message })),
    notePlan: assign(({ context }, { plans }: { plans: Plan[] }) => ({
      draft: { ...context.draft, plan: planOf(plans) ?? context.draft.plan },
    })),
    noteBlocked: assign({ trouble: 'blocked' }),
    seekAgain: assign({ seeksAgain: true }),
    dismissNotice: assign({ trouble: null }),
    store: sendTo(
      'storeDraft',
      ({ context }): DraftOrder => ({
        type: 'draft.store',
        draft: context.draft,
        position: positionOf(context),
        copy: context.copy,
      }),
    ),
    /** Beside `store`: the copy on the server follows. */
    send: tell('draftChoice', ({ context }) => ({
      type: 'draft.changed',
      draft: context.draft,
      position: positionOf(context),
    })),
    leaveToasts: tell('toasts', { type: 'toast.leave' }),
    flush: tell('draftSync', { type: 'copy.flush' }),
    forgetDraft: sendTo('storeDraft', (): DraftOrder => ({ type: 'draft.forget', copy: null })),
    discard: sendTo('storeDraft', ({ context: { copy } }): DraftOrder => ({ type: 'draft.forget', copy })),
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
    hasTrouble: ({ context }) => context.trouble !== null,
    isUnsought: ({ context }) => context.trouble === 'unsought',
    isBound: ({ context }) => context.bound,
    isFree: ({ context }) => !context.bound,
    isOverdue: ({ context }) => !context.bound && context.postponed !== null,
    hasNext: ({ context }) => neighbour(context.step, 1, context) !== null,
    mayEdit: ({ context }, { step }: { step: StepName }) => !context.bound && isBehind(step, context),
    mayGoBack: ({ context }) => !context.bound && neighbour(context.step, -1, context) !== null,
  },
  delays: { scrollDelay: 100 },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => beginning(input),
  initial: 'opening',
  invoke: [
    { id: 'storeDraft', src: 'storeDraft', onError: { actions: 'noteBlocked' } },
    { id: 'watchPlans', src: 'watchPlans', onError: '.running.step.failed' },
  ],
  on: {
    'draft.refused': { actions: 'noteBlocked' },
    'xstate.error.actor.draftChoice': { actions: 'stopChoice' },
    'plans.changed': { actions: { type: 'notePlan', params: said } },
    'profile.changed': [
      { guard: { type: 'isOtherUser', params: who }, target: '.opening', actions: { type: 'noteUser', params: who } },
      { actions: { type: 'noteUser', params: who } },
    ],
  },
  states: {
    opening: {
      tags: 'skeleton',
      entry: ['stopChoice', 'startChoice'],
      on: {
        'draft.picked': { target: 'running', actions: [{ type: 'resume', params: said }, 'store', 'send'] },
        'draft.unread': 'unread',
        'xstate.error.actor.draftChoice': 'unread',
      },
    },
    unread: { entry: 'stopChoice', on: { 'step.retry': 'opening' } },
    running: {
      type: 'parallel',
      exit: ['stopStep', 'stopChoice'],
      states: {
        step: {
          initial: 'loading',
          on: {
            'profile.changed': {
              guard: { type: 'losesPlace', params: who },
              target: '.loading',
              actions: [{ type: 'noteUser', params: who }, 'reposition', 'store', 'send'],
            },
            'plans.changed': { actions: [{ type: 'notePlan', params: said }, 'store', 'send', 'tellPlan'] },
            'notice.dismiss': { guard: 'hasTrouble', actions: 'dismissNotice' },
            'drafts.seek': { guard: 'isUnsought', target: '#wizard.opening', actions: 'seekAgain' },
            'xstate.error.actor.step': '.failed',
            'order.finished': { target: '#finished', actions: 'forgetDraft' },
            'copy.saved': { actions: [{ type: 'noteCopy', params: said }, 'store'] },
            'copy.taken': { target: '.loading', actions: [{ type: 'resume', params: taken }, 'store'] },
            'draft.perished': { target: '.loading', actions: [{ type: 'replace', params: said }, 'store', 'send'] },
          },
          states: {
            loading: {
              id: 'load',
              tags: 'skeleton',
              entry: ['stopStep', 'unready', 'leaveToasts'],
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
                'step.changed': { actions: [{ type: 'noteChoice', params: said }, 'store', 'send'] },
                'step.submitted': {
                  guard: 'hasNext',
                  target: 'loading',
                  actions: [{ type: 'advance', params: said }, 'store', 'send'],
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
                        'draft.perished': { guard: 'isBound', actions: { type: 'postpone', params: said } },
                        'wizard.next': { guard: 'mayGoOn', target: 'submitting' },
                        'wizard.previous': {
                          guard: 'mayGoBack',
                          target: '#load',
                          actions: ['goBack', 'store', 'send'],
                        },
                        'step.edit': {
                          guard: { type: 'mayEdit', params: said },
                          target: '#load',
                          actions: [{ type: 'edit', params: said }, 'store', 'send'],
                        },
                        'step.bound': { actions: { type: 'noteBound', params: said } },
                        'order.completed': { target: 'completed', actions: ['bind', 'stopChoice'] },
                      },
                    },
                    submitting: {
                      tags: 'busy',
                      entry: 'submitStep',
                      on: {
                        'step.refused': { target: 'resting', actions: { type: 'noteRefusal', params: said } },
                        'draft.perished': { actions: [{ type: 'merge', params: said }, 'store', 'send'] },
                      },
                    },
                    completed: { on: { 'draft.perished': {} } },
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
        dialog: {
          initial: 'closed',
          states: {
            closed: { on: { 'wizard.cancel': { guard: 'isFree', target: 'asking', actions: 'flush' } } },
            asking: {
              always: { guard: 'isBound', target: 'closed' },
              on: {
                'wizard.continue': 'closed',
                'wizard.abandon': { target: '#finished', actions: ['discard', { type: 'go', params: { to: '/' } }] },
                'wizard.leave': { target: '#finished', actions: { type: 'go', params: { to: '/' } } },
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
