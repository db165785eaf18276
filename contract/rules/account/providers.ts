import { t } from '../../languages/t';
import type { ProviderName } from './providerNames';

/**
 * Why a sign-in with a service, or linking it, came to nothing. A sign-in says so in words when its handover is claimed;
 * linking comes back to the account settings as `?link_problem=<code>`.
 */
export const providerProblems = [
  'cancelled',
  'failed',
  'over',
  'no_email',
  'email_taken',
  'linked_elsewhere',
  'other_linked',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

const names: Record<ProviderName, string> = { google: 'Google', github: 'GitHub' };

/** The name of a service as it writes itself. */
export const providerTitle = (provider: ProviderName) => names[provider];

/** What a person reads, and what to do about it. */
export function providerSentence(problem: ProviderProblem, provider: ProviderName): string {
  const name = names[provider];
  const sentences: Record<ProviderProblem, string> = {
    cancelled: t('You did not go on at {name}. Nothing was changed.', { name }),
    failed: t('{name} could not confirm who you are. Please try again later.', { name }),
    over: t('This sign-in is over, or was begun in another browser. Please start again.'),
    no_email: t('{name} does not tell us your email. Allow it there, or sign up with email and password.', { name }),
    email_taken: t(
      'There is an account with the email of your {name} account already. Sign in with your password, then link {name} in your settings.',
      { name },
    ),
    linked_elsewhere: t('This {name} account is linked to another account of ours. Unlink it there first.', { name }),
    other_linked: t('Another {name} account is linked already. Unlink it first.', { name }),
  };
  return sentences[problem];
}
