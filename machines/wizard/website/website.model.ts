import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import type { Template } from '../../../contract/wire/money/plan';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { websiteMachine } from './website.machine';

const template = (last: number, name: string, category: Template['category']): Template => ({
  uuid: `5a4f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d2${last}`,
  template_name: name,
  template_url: `/templates/${name.toLowerCase()}.webp`,
  required_images_count: 6,
  category,
  description: `${name} for those who need it.`,
});
export const counter = template(1, 'Counter', 'ECOMMERCE');
export const masthead = template(2, 'Masthead', 'MEDIA');
export const picnic = template(3, 'Picnic', 'SOCIAL');
export const templates = [counter, masthead, picnic];

/** Milliseconds. */
export const websiteDelays = { loadingDelay: 30_000 };

const draft: Draft = { ...emptyDraft, domain: 'blue-bakery.com' };

/** What is chosen, and what is known of the templates. */
export const choiceModels = defineModels(websiteMachine, {
  worlds: {
    'nothing chosen': { draft, user: ada },
    'no domain': { draft: { ...draft, domain: null }, user: ada },
  },
  cases: {
    'name.type': [{ name: 'Blue Bakery' }],
    'category.choose': [{ category: 'E-commerce' }, { category: 'Media' }],
    'template.choose': [{ uuid: counter.uuid }],
    'preview.open': [{ uuid: counter.uuid }],
    'templates.changed': [
      { templates, problem: null },
      { templates: null, problem: null },
      { templates: null, problem: 'Server error. Please try again later.' },
    ],
    'xstate.error.actor.watchTemplates': [],
    'xstate.error.actor.preview': [{ error: new Error('broken') }],
  },
  heard: { watchTemplates: ['templates.changed'] },
  told: ['step.submit'],
  project: ({ category, template: chosen, templates: known }) => [category, chosen?.name ?? null, known !== null],
});

/** The one who tells the templates breaks. */
export const brokenModels = defineModels(websiteMachine, {
  worlds: { 'no word of the templates': { draft, user: ada } },
  cases: {
    'name.type': [],
    'category.choose': [],
    'template.choose': [],
    'preview.open': [],
    'templates.changed': [],
    'xstate.error.actor.watchTemplates': [{ error: new Error('broken') }],
    'xstate.error.actor.preview': [],
  },
  heard: { watchTemplates: ['templates.changed'] },
  told: ['step.submit'],
});

export const websiteModels = [...choiceModels, ...brokenModels];
