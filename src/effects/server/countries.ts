import { fromPromise } from 'xstate';
import type { Country } from '../../../machines/account/signup/signup.form';

/** What asks for the list comes with the question: a form shows itself before it. */
export const loadCountries = fromPromise<{ countries: Country[]; here: string }, undefined>(async () => {
  const { askCountries } = await import('./countryList');
  return askCountries();
});
