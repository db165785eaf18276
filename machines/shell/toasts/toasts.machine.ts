import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Notice, ToastWish } from '../../protocols/toast';

/** A toast in the queue. `id` grows, so that each is announced once. */
export interface Toast extends ToastWish {
  id: number;
  /** Milliseconds on the screen. */
  duration: number;
}

/** Milliseconds, of a toast that asks for no other time. */
export const defaultDuration = 5_000;
/** What even a short message may be read in, before it makes way for one that waits. */
const readable = 2_000;

const isSame = (one: Notice, other: Notice) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant;

/**
 * One visible at a time, the others wait their turn; hovered or focused it stays. What waits is
 * already late, so the visible one makes way for it after 2 s; an error keeps its whole time.
 */
export const toastsMachine = setup({
  types: {
    context: {} as { current: Toast | null; waiting: Toast[]; lastId: number },
    events: {} as
      | ({ type: 'toast.show' } & ToastWish)
      | { type: 'toast.dismiss' }
      | { type: 'toast.pause' }
      | { type: 'toast.resume' },
  },
  actions: {
    /**
     * Errors go before everything else, each kind in the order of its arrival. Words that are waiting
     * already are said once.
     */
    enqueue: assign(({ context: { waiting, lastId } }, notice: ToastWish) => {
      if (waiting.some((toast) => isSame(toast, notice))) return {};
      const toast: Toast = { ...notice, id: lastId + 1, duration: notice.duration ?? defaultDuration };
      const errors = waiting.filter(({ variant }) => variant === 'error');
      const others = waiting.filter(({ variant }) => variant !== 'error');
      const next = toast.variant === 'error' ? [...errors, toast, ...others] : [...waiting, toast];
      return { waiting: next, lastId: toast.id };
    }),
    showNext: assign(({ context: { waiting } }) => ({ current: waiting[0] ?? null, waiting: waiting.slice(1) })),
    clear: assign({ current: null }),
  },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 0,
    mayMakeWay: ({ context }) => context.waiting.length > 0 && context.current?.variant !== 'error',
  },
  delays: {
    readDelay: readable,
    restDelay: ({ context }) => Math.max(0, (context.current?.duration ?? defaultDuration) - readable),
  },
}).createMachine({
  id: 'toasts',
  context: { current: null, waiting: [], lastId: 0 },
  initial: 'empty',
  on: { 'toast.show': { actions: { type: 'enqueue', params: ({ event: { type: _, ...notice } }) => notice } } },
  states: {
    empty: { entry: 'clear', always: { guard: 'hasMore', target: 'showing' } },
    showing: {
      entry: 'showNext',
      initial: 'fresh',
      on: { 'toast.dismiss': 'next' },
      states: {
        fresh: { after: { readDelay: 'lingering' }, on: { 'toast.pause': 'paused' } },
        lingering: {
          always: { guard: 'mayMakeWay', target: '#toasts.next' },
          after: { restDelay: '#toasts.next' },
          on: { 'toast.pause': 'paused' },
        },
        paused: { on: { 'toast.resume': 'fresh' } },
      },
    },
    next: { always: [{ guard: 'hasMore', target: 'showing' }, { target: 'empty' }] },
  },
});
export type ToastsRef = ActorRefFrom<typeof toastsMachine>;
