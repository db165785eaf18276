import { defineModels } from '../../paths/model';
import { shellMachine } from './shell.machine';

export const shellModels = defineModels(shellMachine, {
  worlds: { 'sidebar open': { isOpen: true }, 'sidebar collapsed': { isOpen: false } },
  cases: {
    'unread.changed': [{ unread: 0 }, { unread: 3 }],
    'xstate.error.actor.watchShell': [{ error: new Error('no keys') }],
  },
  project: ({ hasKeys, unread }) => [hasKeys, unread],
  told: ['unread.changed'],
  heard: { watchShell: ['palette.open'] },
});
