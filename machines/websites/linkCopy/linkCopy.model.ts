import { defineModels } from '../../paths/model';
import { linkCopyMachine } from './linkCopy.machine';

export const linkCopyModels = defineModels(linkCopyMachine, {
  worlds: { 'a website': undefined },
  cases: {
    'link.copy': [{ address: 'https://blue-bakery.com/' }],
    'xstate.done.actor.copyLink': [{ output: undefined }],
    'xstate.error.actor.copyLink': [{ error: new Error('not allowed') }],
  },
  project: ({ address }) => address,
});
