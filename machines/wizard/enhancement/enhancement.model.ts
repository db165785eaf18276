import { defineModels } from '../../paths/model';
import { enhancementMachine } from './enhancement.machine';

export const enhancementModels = defineModels(enhancementMachine, {
  worlds: { 'business step': undefined },
  cases: {
    'description.enhance': [
      { name: ' Blue Bakery ', description: ' we bake bread ' },
      { name: 'Blue Bakery', description: ' \n' },
    ],
    'xstate.done.actor.enhanceDescription': [{ output: 'We bake bread. ' }, { output: ' ' }],
    'xstate.error.actor.enhanceDescription': [{ error: { status: 503, message: '' } }],
  },
  project: ({ suggestion }) => suggestion,
});
