import { defineModels } from '../../paths/model';
import { cancellationMachine } from './cancellation.machine';

export const bakery = { id: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a201', domain: 'blue-bakery.com' };

export const cancellationDelays = {};
export const cancellationModels = defineModels(cancellationMachine, {
  worlds: { 'a paid website': undefined },
  cases: {
    'cancellation.ask': [bakery],
    'cancellation.undo': [bakery],
    'xstate.done.actor.cancelSubscription': [{ output: undefined }],
    'xstate.error.actor.cancelSubscription': [{ error: { status: 500, message: '' } }],
    'xstate.done.actor.resumeSubscription': [{ output: undefined }],
    'xstate.error.actor.resumeSubscription': [{ error: { status: 409, message: 'It has ended.' } }],
  },
  project: ({ outcome, refusal }) => [outcome, refusal],
});
