import { defineModels } from '../../paths/model';
import { resourceMachine } from './resource.machine';

export const resourceModels = defineModels(resourceMachine, {
  worlds: { unknown: undefined },
  cases: {
    'resource.known': [{ value: 1 }],
    'xstate.done.actor.load': [{ output: 0 }],
    'xstate.error.actor.load': [
      { error: { status: 500, message: '' } },
      { error: { status: 503, message: '', retryAfter: 5_000 } },
      { error: { status: 401, message: '' } },
      { error: { status: 403, message: '' } },
      { error: { status: null, message: '' } },
      { error: { status: null, message: '', code: 'no_answer' } },
    ],
  },
  told: ['resource.watch', 'resource.unwatch', 'resource.invalidate', 'resource.clear', 'resource.wake'],
  project: ({ value, watchers, tries }) => [value, Math.min(watchers, 2), tries],
});
