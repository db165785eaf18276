import { defineModels } from '../../paths/model';
import { toastsMachine } from './toasts.machine';

export const toastsModels = defineModels(toastsMachine, {
  worlds: { quiet: undefined },
  cases: {
    'toast.show': [
      { title: 'Saved', variant: 'success' },
      { title: 'Session expired!', variant: 'error', duration: 4_000 },
    ],
  },
  told: ['toast.show'],
  project: ({ current, waiting }) => [current?.title ?? null, waiting.map(({ title }) => title)],
});
