import { t } from '../../contract/languages/t';
import { sentence, type ProblemContext } from '../../contract/rules/problems';

export interface ProblemOptions {
  code?: string | undefined;
  /** Sentence by input. Never what was submitted. */
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  cause?: unknown;
}

/**
 * A refusal: throw it anywhere below a handler, and the answer is `status` with `{ message, code?, fields? }`.
 * A transaction that it leaves is rolled back.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, options: ProblemOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = options.code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}

/** The catalogue's refusal for a context and status. */
export const problem = (context: ProblemContext, status: number, options?: ProblemOptions) =>
  new Problem(status, sentence(context, status), options);

/** What is not there, or is not the caller's (both answer alike, so that ids cannot be tried out). */
export const notFound = () => new Problem(404, t('Content not found.'), { code: 'not_found' });

/** Nobody reads it: who sent the request has gone before it was here as a whole. */
export const brokenOff = (cause: unknown) =>
  new Problem(400, t('The request did not arrive as a whole. Please send it again.'), { code: 'broken_off', cause });

/** Too many: `retryAfter` in ms. */
export const tooMany = (retryAfter: number) =>
  problem('default', 429, {
    code: 'too_many',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter / 1000))) },
  });
