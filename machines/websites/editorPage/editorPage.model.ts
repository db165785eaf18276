import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { bakery } from '../websiteDetail/websiteDetail.model';
import { editorPageMachine } from './editorPage.machine';

export const at = (id: string, search: Record<string, string> = {}) => ({ path: `/websites/${id}/edit`, search });
const broken = { error: new Error('broken') };

export const editorPageDelays = {};
export const editorPageModels = defineModels(editorPageMachine, {
  worlds: { 'a website': { ...at(bakery.id), returnTo: '/', profile: ada } },
  cases: {
    'address.changed': [at(bakery.id), at(bakery.id, { part: 'hours' }), at('other')],
    'xstate.done.actor.fetchEditor': [{ output: undefined }],
    'xstate.error.actor.fetchEditor': [broken],
    'xstate.error.actor.editor': [broken],
  },
  told: ['address.changed', 'profile.changed'],
  project: ({ screen: { path, search } }) => [path, search['part']],
});
