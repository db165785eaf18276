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
  return isTimed
    ? `Too many requests. Please try again in ${inWords(retryAfter)}.`
    : sentence(context, status, message);
};

const units = [
  { name: 'hour', length: 3_600_000 },
  { name: 'minute', length: 60_000 },
  { name: 'second', length: 1_000 },
] as const;

/** A wait in ms as a person says it, never shorter than it is: '40 seconds', '2 minutes', '1 hour'. */
function inWords(wait: number): string {
  const unit = units.find(({ length }) => wait >= length) ?? units[2];
  const count = Math.ceil(wait / unit.length);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
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
