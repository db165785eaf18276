import { t } from '../../../contract/languages/t';
import { type ProviderName, providerNames } from '../../../contract/rules/account/providerNames';
import {
  type ProviderProblem,
  providerProblems,
  providerSentence,
  providerTitle,
} from '../../../contract/rules/account/providers';
import type { Notice } from '../../protocols/toast';

/**
 * How the way to a provider and back ended, which the server writes into the address of the account settings:
 * `?linked=google`, or `?provider=google&link_problem=cancelled`. `problem` is null when the account was linked.
 */
export interface Arrival {
  provider: ProviderName;
  problem: ProviderProblem | null;
}

const oneOf = <Known extends string>(known: readonly Known[], text: string | undefined) =>
  known.find((name) => name === text);

/** The arrival that the address tells of. Anybody may write an address, so only known names and problems count. */
export function arrivalIn({ linked, provider, link_problem }: Readonly<Record<string, string>>): Arrival | null {
  const problem = oneOf(providerProblems, link_problem) ?? null;
  const name = oneOf(providerNames, problem ? provider : linked);
  return name ? { provider: name, problem } : null;
}

/** A toast, for the card with the linked accounts may be below what the screen shows. */
export const noticeOf = ({ provider, problem }: Arrival): Notice =>
  problem
    ? {
        subject: 'linked account',
        title: t('{service} not linked', { service: providerTitle(provider) }),
        description: providerSentence(problem, provider),
        variant: problem === 'cancelled' ? 'info' : 'error',
      }
    : {
        subject: 'linked account',
        title: t('{service} linked', { service: providerTitle(provider) }),
        variant: 'success',
      };
