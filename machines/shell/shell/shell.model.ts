import { defineModels } from '../../paths/model';
import { shellMachine } from './shell.machine';

export const shellModels = defineModels(shellMachine, {
  worlds: { 'sidebar open': { isOpen: true }, 'sidebar collapsed': { isOpen: false } },
  cases: { 'xstate.error.actor.watchShell': [{ error: new Error('no keys') }] },
  project: ({ hasKeys }) => hasKeys,
  heard: { watchShell: ['palette.open'] },
});
