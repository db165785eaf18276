import { defineModels } from '../../paths/model';
import { enhancementMachine } from './enhancement.machine';

const answers = { offer: 'bread and cakes', audience: 'families in Lyon', difference: '' };

export const enhancementModels = defineModels(enhancementMachine, {
  worlds: { 'business step': undefined },
  cases: {
    'description.enhance': [
      { name: ' Blue Bakery ', description: ' we bake bread and cakes daily ' },
      { name: 'Blue Bakery', description: ' we bake bread  daily \n' },
      { name: 'Blue Bakery', description: ' \n' },
    ],
    'answers.give': [
      { name: ' Blue Bakery ', description: ' we bake bread ', answers },
      { name: 'Blue Bakery', description: ' \n', answers },
    ],
    'xstate.done.actor.enhanceDescription': [{ output: 'We bake bread. ' }, { output: ' ' }],
    'xstate.error.actor.enhanceDescription': [{ error: { status: 503, message: '' } }],
  },
  project: ({ suggestion, answers: given, hasTried }) => [suggestion, given, hasTried],
});
