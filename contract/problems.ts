export type ProblemContext = 'auth' | 'domain check' | 'default';

const unexpected = 'An unexpected error occurred. Please try again.';
const information =
  'There seems to be an issue with the information you provided. Please check your fields and try again.';
const credentials = 'Invalid credentials. Please check your email and password.';
const server = 'Server error. Please try again later.';

/** Specification 8, status mappings. */
const catalogue: Record<ProblemContext, { [status: number]: string; fallback: string }> = {
  'domain check': {
    400: 'Invalid domain format. Please enter a valid domain name (e.g., {host}).',
    401: 'Session expired. Please log in again.',
    402: 'Payment required. Please upgrade your plan to check more domains.',
    404: 'Domain service not available. Please contact support.',
    429: 'Too many requests. Please wait a moment before trying again.',
    500: 'Our domain check service is temporarily unavailable. Please try again later.',
    fallback: 'An unexpected error occurred while checking domain availability. Please try again.',
  },
  auth: {
    400: information,
    401: credentials,
    403: 'User not verified. Please check your email for verification.',
    429: 'Too many requests. Please wait a moment before trying again.',
    500: server,
    fallback: unexpected,
  },
  default: {
    400: information,
    401: credentials,
    405: 'The action you tried is not allowed. Please check your request method.',
    429: 'Too many requests. Please wait a moment before trying again.',
    500: server,
    fallback: unexpected,
  },
};

export const emailExists = 'Email already exists';
/** Answered with 401 to a wrong password; never retried with a refreshed token (specification 8, Session). */
export const wrongCredentials = 'Wrong email or password.';

/**
 * The sentence a person reads for a failed call: the catalogue's for that context and status, else the server's own,
 * else the context's fallback. Statuses from 500 on read like 500. `host` fills the domain check's example.
 */
export function sentence(
  context: ProblemContext,
  status: number | null,
  message?: string,
  host = 'example.com',
): string {
  const sentences = catalogue[context];
  if (context === 'auth' && status === 400 && message === emailExists)
    return 'Please log in or choose a different email';
  const known = status === null ? undefined : sentences[status >= 500 ? 500 : status];
  return (known ?? (message || sentences.fallback)).replace('{host}', host);
}
