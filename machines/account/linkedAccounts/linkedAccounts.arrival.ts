import {
  type ProviderName,
  type ProviderProblem,
  providerNames,
  providerProblems,
  providerSentence,
  providerTitle,
} from '../../../contract/rules/account/providers';
import type { Notice } from '../../protocols/toast';

/** What the way to a service and back came to; `problem` is null when it is linked. */
export interface Arrival {
  provider: ProviderName;
  problem: ProviderProblem | null;
}

const oneOf = <Known extends string>(known: readonly Known[], text: string | undefined) =>
  known.find((name) => name === text);

/** What the address says of it, which may be written by anybody: only what is known counts. */
export function arrivalIn({ linked, provider, link_problem }: Readonly<Record<string, string>>): Arrival | null {
  const problem = oneOf(providerProblems, link_problem) ?? null;
  const name = oneOf(providerNames, problem ? provider : linked);
  return name ? { provider: name, problem } : null;
}

/** For the eyes at the head of the page: the card is further down. */
export const noticeOf = ({ provider, problem }: Arrival): Notice =>
  problem
    ? {
        title: `${providerTitle(provider)} not linked`,
        description: providerSentence(problem, provider),
        variant: problem === 'cancelled' ? 'info' : 'error',
      }
    : { title: `${providerTitle(provider)} linked`, variant: 'success' };
