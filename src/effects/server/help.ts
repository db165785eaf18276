import { fromPromise } from 'xstate';
import type { HelpPage } from '../../../contract/rules/support/help';
import { language } from '../../lib/language';

const address = language === 'en' ? '/help.json' : `/help.${language}.json`;

/** The help pages, a file of the build; the browser has it stored, and asks whether it is still the same. */
export const loadHelp = fromPromise<HelpPage[], undefined>(async ({ signal }) => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error('No help pages');
  return (await answer.json()) as HelpPage[];
});
