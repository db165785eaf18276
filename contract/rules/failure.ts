import { plural, t } from '../languages/t';
import { sentence, type ProblemContext } from './problems';

/** What a port rejects with: plain, so that it survives in a machine's event and in a trace. */
export interface Failure {
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  code?: string | undefined;
  fields?: Record<string, string> | undefined;
  /** Milliseconds to wait, from Retry-After. */
  retryAfter?: number | undefined;
}

/** Code of a call that was given up because its answer did not come in time. */
export const noAnswer = 'no_answer';

/** A port's rejection as a Failure, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'status' in error && 'message' in error) {
    const known = error as Failure;
    return {
      status: typeof known.status === 'number' ? known.status : null,
      message: String(known.message),
      code: known.code,
      fields: known.fields,
      retryAfter: known.retryAfter,
    };
  }
  return { status: null, message: '' };
}

/** The catalogue's sentence for whatever a port rejected with; of too many requests also when to come back. */
export const explain = (context: ProblemContext, error: unknown) => {
  const { status, message, retryAfter } = failureOf(error);
  const isTimed = status === 429 && typeof context === 'string' && retryAfter !== undefined && retryAfter > 0;
  return isTimed ? comeBackIn(retryAfter) : sentence(context, status, message);
};

const hour = 3_600_000;
const minute = 60_000;

/** After a wait in ms as a person says it, never shorter than it is: 40 seconds, 2 minutes, 1 hour. */
function comeBackIn(wait: number): string {
  const hours = Math.ceil(wait / hour);
  const minutes = Math.ceil(wait / minute);
  const seconds = Math.ceil(wait / 1_000);
  const shortly =
    wait < minute ? plural(seconds, '1 second', '{count} seconds') : plural(minutes, '1 minute', '{count} minutes');
  const time = wait < hour ? shortly : plural(hours, '1 hour', '{count} hours');
  return t('Too many requests. Please try again in {time}.', { time });
}

/** Whole seconds until the server sends another code; 0 when it did not say. */
export const secondsToWait = (error: unknown): number => Math.ceil((failureOf(error).retryAfter ?? 0) / 1_000);

/**
 * Another code was asked for while the last one is still on its way, as by a page that was loaded again: no failure,
 * that one is good. `coolDown` in seconds.
 */
export const isTooSoon = (error: unknown, coolDown: number): boolean => {
  const wait = secondsToWait(error);
  return failureOf(error).status === 429 && wait > 0 && wait <= coolDown;
};
