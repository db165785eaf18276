import { type ActorRefFrom, assign, setup } from 'xstate';
import { listener } from '../../kit/port';
import type { Notice, ToastOrder, ToastSubject, ToastWish } from '../../protocols/toast';

/** A toast in the queue. `id` grows, so that each is announced once. */
export interface Toast extends ToastWish {
  id: number;
  /** Milliseconds on the screen. */
  duration: number;
}

export interface ToastsContext {
  current: Toast | null;
  waiting: Toast[];
  lastId: number;
  /** The page lies behind another tab or window: nobody reads, so no time passes. */
  isHidden: boolean;
}

/** Milliseconds, of a toast that asks for no other time. */
export const defaultDuration = 5_000;
/** What even a short message may be read in, before it makes way for one that waits. */
const readable = 2_000;

const isSame = (one: Notice, other: Notice) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant;

/** What is left of the toasts without those that events have overtaken. */
const without = ({ current, waiting }: ToastsContext, isOvertaken: (toast: Toast) => boolean) => ({
  current: current && isOvertaken(current) ? null : current,
  waiting: waiting.filter((toast) => !isOvertaken(toast)),
});

/**
 * One visible at a time, the others wait their turn; hovered or focused it stays. What waits is already late, so the
 * visible one makes way for it after 2 s; an error keeps its whole time. What events have overtaken goes at once.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as
      | ToastOrder
      | { type: 'toast.dismiss' }
      | { type: 'toast.pause' }
      | { type: 'toast.resume' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' },
  },
  actors: { watchVisibility: listener('watchVisibility') },
  actions: {
    /**
     * Errors go before everything else, each kind in the order of its arrival. What was said of the same subject is
     * overtaken, unless it is the very words that are waiting.
     */
    enqueue: assign(({ context }, notice: ToastWish) => {
      if (context.waiting.some((toast) => isSame(toast, notice))) return {};
      const { current, waiting } = without(context, ({ subject }) => subject === notice.subject);
      const toast: Toast = { ...notice, id: context.lastId + 1, duration: notice.duration ?? defaultDuration };
      const errors = waiting.filter(({ variant }) => variant === 'error');
      const others = waiting.filter(({ variant }) => variant !== 'error');
      const next = toast.variant === 'error' ? [...errors, toast, ...others] : [...waiting, toast];
      return { current, waiting: next, lastId: toast.id };
    }),
    withdraw: assign(({ context }, { subject }: { subject: ToastSubject }) =>
      without(context, (toast) => toast.subject === subject),
    ),
    leave: assign(({ context }) => without(context, ({ goesAlong }) => !goesAlong)),
    showNext: assign(({ context: { waiting } }) => ({ current: waiting[0] ?? null, waiting: waiting.slice(1) })),
    clear: assign({ current: null }),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
  },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 0,
    isOvertaken: ({ context }) => context.current === null,
    mayMakeWay: ({ context }) => context.waiting.length > 0 && context.current?.variant !== 'error',
    isHidden: ({ context }) => context.isHidden,
  },
  delays: {
    readDelay: readable,
    restDelay: ({ context }) => Math.max(0, (context.current?.duration ?? defaultDuration) - readable),
  },
}).createMachine({
  id: 'toasts',
  context: { current: null, waiting: [], lastId: 0, isHidden: false },
  // Without it the time passes as it would on a page that is never hidden.
  invoke: { id: 'watchVisibility', src: 'watchVisibility', onError: { actions: 'noteShown' } },
  initial: 'empty',
  on: {
    'toast.show': { actions: { type: 'enqueue', params: ({ event: { type: _, ...notice } }) => notice } },
    'toast.withdraw': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'toast.leave': { actions: 'leave' },
    'page.hidden': { actions: 'noteHidden' },
    'page.shown': { actions: 'noteShown' },
  },
  states: {
    empty: { entry: 'clear', always: { guard: 'hasMore', target: 'showing' } },
    showing: {
      entry: 'showNext',
      initial: 'fresh',
      always: { guard: 'isOvertaken', target: 'next' },
      on: { 'toast.dismiss': 'next' },
      states: {
        fresh: {
          always: { guard: 'isHidden', target: 'paused' },
          after: { readDelay: 'lingering' },
          on: { 'toast.pause': 'paused' },
        },
        lingering: {
          always: [
            { guard: 'isHidden', target: 'paused' },
            { guard: 'mayMakeWay', target: '#toasts.next' },
          ],
          after: { restDelay: '#toasts.next' },
          on: { 'toast.pause': 'paused' },
        },
        paused: {
          on: { 'toast.resume': 'fresh', 'page.shown': { target: 'fresh', actions: 'noteShown' } },
        },
      },
    },
    next: { always: [{ guard: 'hasMore', target: 'showing' }, { target: 'empty' }] },
  },
});
export type ToastsRef = ActorRefFrom<typeof toastsMachine>;
