import { defineModels } from '../../paths/model';
import { homeMachine } from './home.machine';

const broken = [{ error: new Error('broken') }];

export const homeModels = defineModels(homeMachine, {
  worlds: { 'a customer': undefined },
  cases: {
    'xstate.done.actor.loadLater': [{ output: undefined }],
    'xstate.error.actor.loadLater': broken,
    'xstate.error.actor.watchMoney': broken,
    'xstate.error.actor.savedDrafts': broken,
    'xstate.error.actor.outlook': broken,
  },
  heard: { watchMoney: ['money.moved'] },
});
