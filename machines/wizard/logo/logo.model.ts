import { logoMaximumSize } from '../../../contract/rules/wizard/picture';
import { defineModels } from '../../paths/model';
import { logoMachine } from './logo.machine';

const file = (type: string, size: number) => ({ file: { name: 'blue.png', type, size } });

export const logoModels = defineModels(logoMachine, {
  worlds: {
    'no logo': { logo: { kind: 'none' }, ai_logos: [] },
    'a generated one, sent already': {
      logo: { kind: 'uploaded', url: 'http://content.example/uploads/a.png', blob: 'a' },
      ai_logos: ['a', 'b'],
    },
  },
  cases: {
    'tab.select': [{ tab: 'generate' }, { tab: 'upload' }],
    'logo.generate': [
      { name: ' Blue Bakery ', description: 'Bread and cakes.' },
      { name: ' ', description: 'Bread and cakes.' },
    ],
    'logo.choose': [{ blob: 'b' }],
    'logo.refused': [{ problem: 'Error uploading image. Please try again.' }],
    'file.choose': [file('image/png', logoMaximumSize), file('image/gif', 10)],
    'pictures.shown': [
      { pictures: { a: 'blob:a', b: 'blob:b', f: 'blob:f' }, missing: [] },
      { pictures: {}, missing: ['a', 'f'] },
    ],
    'xstate.done.actor.generateLogos': [{ output: ['b', 'c'] }, { output: [] }],
    'xstate.error.actor.generateLogos': [{ error: { status: 503, message: '' } }],
    'xstate.done.actor.readLogo': [{ output: { blob: 'f', name: 'blue.png' } }],
    'xstate.error.actor.readLogo': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.showPictures': [{ error: new Error('blocked') }],
  },
  told: ['logo.refused'],
  heard: { showPictures: ['pictures.shown'] },
  // Tab, problem and addresses are for the eye: nothing that may happen depends on them; the journeys look at them.
  project: ({ logo, ai_logos }) => [logo.kind === 'none' ? 'none' : `${logo.kind} ${logo.blob}`, ai_logos.join()],
});
