import { type HelpPage, placesOf } from '../../../contract/rules/support/help';
import { defineModels } from '../../paths/model';
import { helpMachine } from './help.machine';

const withPlaces = (page: Omit<HelpPage, 'places'>): HelpPage => ({ ...page, places: placesOf(page) });

export const helpOfMoney = withPlaces({
  name: 'top-up',
  topic: 'Money',
  title: 'Topping up',
  summary: 'How to fill your balance.',
  blocks: [
    { as: 'h2', lines: [['Step by step']] },
    { as: 'p', lines: [['Press ', { text: 'Top Up' }, ' in ', { text: 'Billing', to: '/billing' }, '.']] },
    { as: 'ol', lines: [['Choose a currency.'], ['Send it.']] },
  ],
});
export const helpOfNames = withPlaces({
  name: 'choose-a-name',
  topic: 'Your first website',
  title: 'Choosing a name',
  summary: 'A domain is the name of your website.',
  blocks: [{ as: 'ul', lines: [['Type a word.']] }],
});
export const helpPages = [helpOfNames, helpOfMoney];

const at = (path: string) => ({ path, search: {} });
const born = { returnTo: '/', profile: null };

export const helpDelays = {};
export const helpModels = defineModels(helpMachine, {
  worlds: {
    'the list': { ...at('/help'), ...born },
    'a page': { ...at('/help/top-up'), ...born },
  },
  cases: {
    'address.changed': [at('/help/'), at('/help/top-up'), at('/help/gone')],
    'search.type': [{ text: 'currency' }, { text: 'xyzzy' }, { text: '' }],
    'xstate.done.actor.loadHelp': [{ output: helpPages }],
    'xstate.error.actor.loadHelp': [{ error: { status: null, message: '' } }],
  },
  told: ['address.changed', 'profile.changed'],
  project: ({ name, text }) => [name, text],
});
