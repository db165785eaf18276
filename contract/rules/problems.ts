import { t } from '../languages/t';

/** What a context says of a status, 500 of every one from 500 on; `fallback` of any other that comes without a message. */
export interface Sentences {
  readonly [status: number]: string;
  readonly fallback: string;
}

/**
 * The contexts of the catalogue (docs/product.md, Errors), or the sentences of one that lives with what it serves
 * (`domainProblems.ts`).
 */
export type ProblemContext = 'auth' | 'default' | Sentences;

const unexpected = t('An unexpected error occurred. Please try again.');
const information = t(
  'There seems to be an issue with the information you provided. Please check your fields and try again.',
);
const credentials = t('Invalid credentials. Please check your email and password.');
const server = t('Server error. Please try again later.');
export const tooManyRequests = t('Too many requests. Please wait a moment before trying again.');

/** By status; a status that is not here has the words of the server. */
const catalogue: Record<'auth' | 'default', Sentences> = {
  auth: {
    400: information,
    401: credentials,
    403: t('User not verified. Please check your email for verification.'),
    429: tooManyRequests,
    500: server,
    fallback: unexpected,
  },
  default: {
    400: information,
    401: credentials,
    405: t('The action you tried is not allowed. Please check your request method.'),
    429: tooManyRequests,
    500: server,
    fallback: unexpected,
  },
};

/** A reply is compared with it: the server answers in the language that it built the page in. */
export const emailExists = t('Email already exists');
/** Answered with 401 to a wrong password; never retried with a refreshed token. */
export const wrongCredentials = t('Wrong email or password.');

/**
 * The sentence a person reads for a failed call: the catalogue's for that context and status, else the server's own,
 * else the context's fallback. Statuses from 500 on read like 500.
 */
export function sentence(context: ProblemContext, status: number | null, message?: string): string {
  const sentences = typeof context === 'string' ? catalogue[context] : context;
  if (context === 'auth' && status === 400 && message === emailExists)
    return t('Please log in or choose a different email');
  const known = status === null ? undefined : sentences[status >= 500 ? 500 : status];
  return known ?? (message || sentences.fallback);
}
