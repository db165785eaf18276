import { defineModels } from '../../paths/model';
import { keywordsMachine } from './keywords.machine';

const bread = 'Bread and cakes.';

export const keywordsModels = defineModels(keywordsMachine, {
  worlds: {
    'nothing described': { description: '', keywords: [], keywords_for: '' },
    'with keywords': { description: ` ${bread}`, keywords: ['bread'], keywords_for: bread },
    'left before the keywords came': { description: bread, keywords: [], keywords_for: '' },
  },
  cases: {
    'description.settle': [{ description: `${bread}\n` }, { description: ' ' }],
    'keyword.add': [{ keyword: ' Rye ' }, { keyword: ' , ' }],
    'keyword.remove': [{ keyword: 'bread' }],
    'xstate.done.actor.generateKeywords': [{ output: ['bread'] }, { output: [] }],
    'xstate.error.actor.generateKeywords': [{ error: { status: 503, message: '' } }],
  },
  told: ['description.settle'],
  project: ({ description, keywords, keywords_for }) => [description, keywords, keywords_for === description],
});
