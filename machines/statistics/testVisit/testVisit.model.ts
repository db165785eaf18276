import { defineModels } from '../../paths/model';
import { testVisitMachine } from './testVisit.machine';

export const counted = { at: '2026-11-25T10:15:02.000Z', load: 41 };

export const testVisitModels = defineModels(testVisitMachine, {
  worlds: { 'the statistics': undefined },
  cases: {
    'visit.send': [{ domain: 'blue-bakery.com' }],
    'xstate.done.actor.sendTestVisit': [{ output: counted }],
    'xstate.error.actor.sendTestVisit': [{ error: { status: 500, message: '' } }],
  },
  project: ({ domain, counted: visit, problem }) => [domain, visit?.at, problem],
});
