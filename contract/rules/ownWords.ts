import { explain, failureOf } from './failure';
import type { ProblemContext } from './problems';

/**
 * What our server says of a refusal in its own words, which it marks with a code; of anything else the catalogue's
 * sentence, so that nobody reads what a proxy or a library said.
 */
export function ownWords(context: ProblemContext, error: unknown): string {
  const { code, message } = failureOf(error);
  return (code && message) || explain(context, error);
}
