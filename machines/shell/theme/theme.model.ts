import { defineModels } from '../../paths/model';
import { themeMachine } from './theme.machine';

export const themeModels = defineModels(themeMachine, {
  worlds: {
    'nothing chosen, a light device': { theme: 'system', device: 'light' },
    'light chosen, a dark device': { theme: 'light', device: 'dark' },
    'dark chosen, a light device': { theme: 'dark', device: 'light' },
  },
  cases: {
    'theme.choose': [{ theme: 'light' }, { theme: 'dark' }, { theme: 'system' }],
    'device.changed': [{ device: 'light' }, { device: 'dark' }],
    'xstate.error.actor.paintTheme': [{ error: new Error('blocked') }],
  },
  heard: { paintTheme: ['device.changed'] },
  project: ({ device, isPainted }) => [device, isPainted],
});
