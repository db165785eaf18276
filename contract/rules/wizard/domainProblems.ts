import { t } from '../../languages/t';
import { type Sentences, tooManyRequests } from '../problems';

/** What the domain check says by status, in a file of its own: the first load does without it. */
export const domainCheckSentences: Sentences = {
  400: t('Invalid domain format. Please enter a valid domain name (e.g., example.com).'),
  401: t('Session expired. Please log in again.'),
  402: t('Payment required. Please upgrade your plan to check more domains.'),
  404: t('Domain service not available. Please contact support.'),
  429: tooManyRequests,
  500: t('Our domain check service is temporarily unavailable. Please try again later.'),
  fallback: t('An unexpected error occurred while checking domain availability. Please try again.'),
};
