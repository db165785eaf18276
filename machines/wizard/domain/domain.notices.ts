import { unicodeOf } from '../../../contract/rules/wizard/domainNames';
import { failureOf } from '../../../contract/rules/failure';
import type { Notice } from '../../protocols/toast';
import type { Offer } from './domain.names';

/** What the domain step says in toasts. */
export const added = (name: string): Notice => ({
  title: 'Domain Added',
  description: `${unicodeOf(name)} was added to your selection.`,
  variant: 'success',
});
export const notAvailable = (name: string): Notice => ({
  title: 'Domain Not Available',
  description: `${unicodeOf(name)} is not available for registration.`,
  variant: 'error',
});
const empty: Notice = {
  title: 'Error',
  description: 'The server response was empty or null.',
  variant: 'error',
};
const gaps: Notice = {
  title: 'Domain check failed',
  description: 'Some domains could not be checked.',
  variant: 'warning',
};
const failed: Notice = {
  title: 'Error checking domain',
  description: 'Failed to check domain availability.',
  variant: 'error',
};

/** An answer that was nothing reads otherwise than none at all. */
export const isEmptyAnswer = (error: unknown) => failureOf(error).code === 'unexpected_reply';
export const ofFailure = (error: unknown) => (isEmptyAnswer(error) ? empty : failed);

interface Gaps {
  offers: readonly Offer[];
  isEmptyAnswer: boolean;
}
/** Some names without an answer are a warning; with none answered the check itself has failed. */
export function ofGaps({ offers, isEmptyAnswer: isEmpty }: Gaps): Notice {
  if (offers.some(({ state }) => state !== 'unanswered')) return gaps;
  return isEmpty ? empty : failed;
}
