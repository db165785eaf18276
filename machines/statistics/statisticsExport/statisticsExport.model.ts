import { defineModels } from '../../paths/model';
import { readQuery } from '../statistics/statistics.query';
import { statisticsExportMachine } from './statisticsExport.machine';

export const week = readQuery({ domain: 'blue-bakery.com', range: '7d' });

export const statisticsExportModels = defineModels(statisticsExportMachine, {
  worlds: { 'the statistics': undefined },
  cases: {
    'file.request': [{ query: week }],
    'xstate.done.actor.saveStatistics': [{ output: undefined }],
    'xstate.error.actor.saveStatistics': [{ error: { status: 500, message: '' } }],
  },
  project: ({ query, problem }) => [query?.domain, problem],
});
