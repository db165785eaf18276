import type { HelpPage } from '../../../contract/rules/support/help';
import { defineModels } from '../../paths/model';
import { paletteMachine } from './palette.machine';

const helpPage: HelpPage = {
  name: 'top-up',
  topic: 'Money',
  title: 'Topping up',
  summary: 'How to fill your balance.',
  blocks: [],
  places: [' topping up', '', '', ' with a currency of your own'],
};

export const paletteDelays = {};
export const paletteModels = defineModels(paletteMachine, {
  worlds: { opened: { profile: null } },
  cases: {
    'entry.choose': [{ to: '/website-setup' }, { to: '/settings' }, { to: '/help/top-up' }],
    'theme.choose': [{ theme: 'dark' }, { theme: 'system' }],
    'room.changed': [{ limit: 3 }, { limit: null }],
    'xstate.error.actor.watchRoom': [],
    'xstate.done.actor.loadHelp': [{ output: [helpPage] }],
    'xstate.error.actor.loadHelp': [{ error: { status: null, message: '' } }],
  },
  heard: { watchRoom: ['room.changed'] },
  project: ({ hasRoom, help }) => [hasRoom, help.length],
});
