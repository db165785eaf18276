import { defineModels } from '../../paths/model';
import { paletteMachine } from './palette.machine';

export const paletteDelays = {};
export const paletteModels = defineModels(paletteMachine, {
  worlds: { opened: { profile: null } },
  cases: {
    'entry.choose': [{ to: '/website-setup' }],
    'theme.choose': [{ theme: 'dark' }, { theme: 'system' }],
  },
});
