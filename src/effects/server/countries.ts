import { fromPromise } from 'xstate';
import type { Country } from '../../../machines/account/signup/signup.form';
import { chunk } from '../../lib/chunk';

const list = chunk(() => import('./countryList'));

/** What asks for the list comes with the question: a form shows itself before it. */
export const loadCountries = fromPromise<{ countries: Country[]; here: string }, undefined>(async () => {
  const { askCountries } = await list.load();
  return askCountries();
});
