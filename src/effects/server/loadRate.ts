import { fromPromise } from 'xstate';
import type { DisplayCurrency } from '../../../contract/rules/money/currency';
import type { Rate } from '../../../machines/money/displayCurrency/displayCurrency.machine';
import { chunk } from '../../lib/chunk';

const rates = chunk(() => import('./rates'));

/** What asks for a rate comes with the question: most customers see euros alone. */
export const loadRate = fromPromise<Rate, { currency: DisplayCurrency }>(async ({ input, signal }) => {
  const { latestRate } = await rates.load();
  return latestRate(input.currency, signal);
});
