import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Notice } from '../kit/notify';

/** A toast in the queue (specification 3). `id` grows, so that each is announced once. */
export interface Toast extends Notice {
  id: number;
  /** Milliseconds on the screen. */
  duration: number;
}

/** Specification 9. */
export const defaultDuration = 5_000;

export const toastsMachine = setup({
  types: {
    context: {} as { current: Toast | null; waiting: Toast[]; lastId: number },
    events: {} as
      | ({ type: 'toast.show' } & Notice)
      | { type: 'toast.dismiss' }
      | { type: 'toast.pause' }
      | { type: 'toast.resume' },
  },
  actions: {
    /** Errors go before everything else, each kind in the order of its arrival (decision 12). */
    enqueue: assign(({ context }, notice: Notice) => {
      const toast: Toast = { ...notice, id: context.lastId + 1, duration: notice.duration ?? defaultDuration };
      const errors = context.waiting.filter(({ variant }) => variant === 'error');
      const others = context.waiting.filter(({ variant }) => variant !== 'error');
      const waiting = toast.variant === 'error' ? [...errors, toast, ...others] : [...errors, ...others, toast];
      return { waiting, lastId: toast.id };
    }),
    showNext: assign(({ context: { waiting } }) => ({ current: waiting[0] ?? null, waiting: waiting.slice(1) })),
    clear: assign({ current: null }),
  },
  guards: { hasMore: ({ context }) => context.waiting.length > 0 },
  delays: { showDelay: ({ context }) => context.current?.duration ?? defaultDuration },
}).createMachine({
  id: 'toasts',
  context: { current: null, waiting: [], lastId: 0 },
  initial: 'empty',
  on: { 'toast.show': { actions: { type: 'enqueue', params: ({ event: { type: _, ...notice } }) => notice } } },
  states: {
    empty: { entry: 'clear', always: { guard: 'hasMore', target: 'showing' } },
    showing: {
      entry: 'showNext',
      initial: 'counting',
      on: { 'toast.dismiss': 'next' },
      states: {
        counting: { after: { showDelay: '#toasts.next' }, on: { 'toast.pause': 'paused' } },
        paused: { on: { 'toast.resume': 'counting' } },
      },
    },
    next: { always: [{ guard: 'hasMore', target: 'showing' }, { target: 'empty' }] },
  },
});
export type ToastsRef = ActorRefFrom<typeof toastsMachine>;
