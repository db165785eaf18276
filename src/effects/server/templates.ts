import { explain } from '../../../contract/rules/failure';
import type { Template } from '../../../contract/wire/money/plan';
import { watchResource } from './watchResource';

/** Tells the website step the templates, or why they could not be loaded. */
export const watchTemplates = watchResource('templates', ({ value, failure }) => ({
  type: 'templates.changed',
  templates: value as Template[] | null,
  problem: value === null && failure ? explain('default', failure) : null,
}));
