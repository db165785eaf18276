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

/** The catalogue's sentence for whatever a port rejected with. */
export const explain = (context: ProblemContext, error: unknown) => {
  const { status, message } = failureOf(error);
  return sentence(context, status, message);
};
