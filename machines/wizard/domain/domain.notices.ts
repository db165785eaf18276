import { t } from '../../../contract/languages/t';
import { unicodeOf } from '../../../contract/rules/wizard/domainNames';
import { failureOf } from '../../../contract/rules/failure';
import type { Notice } from '../../protocols/toast';
import type { Offer } from './domain.names';

/** What the domain step says in toasts. */
export const added = (name: string): Notice => ({
  subject: 'domain',
  title: t('Domain Added'),
  description: t('{domain} was added to your selection.', { domain: unicodeOf(name) }),
  variant: 'success',
});
/** Said beside the search too, which asked for the name. */
export const takenSentence = (name: string) =>
  t('{domain} is not available for registration.', { domain: unicodeOf(name) });
export const notAvailable = (name: string): Notice => ({
  subject: 'domain',
  title: t('Domain Not Available'),
  description: takenSentence(name),
  variant: 'error',
});
const empty: Notice = {
  subject: 'domain',
  title: t('Error'),
  description: t('The server response was empty or null.'),
  variant: 'error',
};
const gaps: Notice = {
  subject: 'suggestions',
  title: t('Domain check failed'),
  description: t('Some domains could not be checked.'),
  variant: 'warning',
};
const failed: Notice = {
  subject: 'domain',
  title: t('Error checking domain'),
  description: t('Failed to check domain availability.'),
  variant: 'error',
};

/** An answer that was nothing reads otherwise than none at all. */
export const isEmptyAnswer = (error: unknown) => failureOf(error).code === 'unexpected_reply';
export const ofFailure = (error: unknown) => (isEmptyAnswer(error) ? empty : failed);
/** The same of names that were suggested, not typed. */
export const ofSuggestions = (error: unknown): Notice => ({ ...ofFailure(error), subject: 'suggestions' });

interface Gaps {
  offers: readonly Offer[];
  isEmptyAnswer: boolean;
}
/** Some names without an answer are a warning; with none answered the check itself has failed. */
export function ofGaps({ offers, isEmptyAnswer: isEmpty }: Gaps): Notice {
  if (offers.some(({ state }) => state !== 'unanswered')) return gaps;
  return { ...(isEmpty ? empty : failed), subject: 'suggestions' };
}
