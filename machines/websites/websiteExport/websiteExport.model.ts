import { defineModels } from '../../paths/model';
import { everything } from '../websiteList/websiteList.query';
import { websiteExportMachine } from './websiteExport.machine';

export const websiteExportModels = defineModels(websiteExportMachine, {
  worlds: { 'the list of websites': undefined },
  cases: {
    'file.request': [{ query: { ...everything, group: 'live' } }],
    'xstate.done.actor.saveWebsites': [{ output: undefined }],
    'xstate.error.actor.saveWebsites': [{ error: { status: 500, message: '' } }],
  },
  project: ({ query, problem }) => [query?.group, problem],
});
