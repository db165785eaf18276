import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import type { Country } from '../../account/signup/signup.form';
import { businessMachine } from './business.machine';

const country = (code: string, name: string, dialCode: string): Country => ({
  code,
  name,
  dialCode,
  flag: `http://flags.example/${code}.svg`,
});
export const countries = [
  country('BE', 'Belgium', '+32'),
  country('CA', 'Canada', '+1'),
  country('DO', 'Dominican Republic', '+1809'),
  country('US', 'United States', '+1'),
];

const description = 'Bread and cakes.';
export const describedDraft: Draft = {
  ...emptyDraft,
  business: {
    ...emptyDraft.business,
    business_name: 'Blue Bakery',
    contact_email: 'hello@blue-bakery.com',
    contact_dial_code: '+32',
    contact_phone: '470123456',
    business_description: description,
    business_address: '1 Mill Lane, Ghent',
    keywords: ['bread'],
    keywords_for: description,
  },
};
const none = { logo: { kind: 'none' as const }, ai_logos: [] };
const generated = { logo: { kind: 'generated' as const, blob: 'a' }, ai_logos: ['a', 'b'] };

export const businessModels = defineModels(businessMachine, {
  worlds: { 'all but a logo': { draft: describedDraft, user: ada } },
  cases: {
    'field.change': [{ field: 'business_description', value: 'Rye bread.' }],
    'field.leave': [{ field: 'business_description' }, { field: 'business_name' }],
    'country.choose': [{ code: 'US' }],
    'logo.changed': [none, generated],
    'keywords.changed': [
      { keywords: ['rye'], keywords_for: 'Rye bread.' },
      { keywords: [], keywords_for: '' },
    ],
    'description.replaced': [{ description: 'Rye bread.' }],
    'xstate.done.actor.loadCountries': [{ output: { countries, here: 'BE' } }],
    'xstate.error.actor.loadCountries': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.uploadLogo': [{ output: { url: 'http://content.example/uploads/a.png' } }],
    'xstate.error.actor.uploadLogo': [{ error: { status: 503, message: '' } }],
    'xstate.error.actor.logo': [{ error: new Error('broken') }],
    'xstate.error.actor.keywords': [{ error: new Error('broken') }],
    'xstate.error.actor.enhancement': [{ error: new Error('broken') }],
  },
  told: ['step.submit', 'logo.changed', 'keywords.changed', 'description.replaced'],
  project: ({ business: { logo, business_description: text, keywords_for: made } }) => [logo.kind, text, made],
});
