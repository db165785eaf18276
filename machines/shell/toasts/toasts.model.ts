import { defineModels } from '../../paths/model';
import { toastsMachine } from './toasts.machine';

export const toastsModels = defineModels(toastsMachine, {
  worlds: { quiet: undefined },
  cases: {
    'toast.show': [
      { subject: 'profile', title: 'Saved', variant: 'success' },
      { subject: 'session', title: 'Session expired!', variant: 'error', duration: 4_000, goesAlong: true },
    ],
    'toast.withdraw': [{ subject: 'session' }],
    'xstate.error.actor.watchVisibility': [{ error: new Error('broken') }],
  },
  heard: { watchVisibility: ['page.hidden', 'page.shown'] },
  told: ['toast.show', 'toast.withdraw', 'toast.leave'],
  project: ({ current, waiting, isHidden }) => [current?.title ?? null, waiting.map(({ title }) => title), isHidden],
});
