import { defineModels } from '../../paths/model';
import { paletteMachine } from './palette.machine';

export const paletteDelays = {};
export const paletteModels = defineModels(paletteMachine, {
  worlds: { opened: { profile: null } },
  cases: {
    'entry.choose': [{ to: '/website-setup' }, { to: '/settings' }],
    'theme.choose': [{ theme: 'dark' }, { theme: 'system' }],
    'room.changed': [{ limit: 3 }, { limit: null }],
    'xstate.error.actor.watchRoom': [],
  },
  heard: { watchRoom: ['room.changed'] },
  project: ({ hasRoom }) => hasRoom,
});
