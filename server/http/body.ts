import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem';

const tooLarge = () => new Problem(413, 'The request is too large.', { code: 'too_large' });

/** Methods of requests that only read, and whose body nobody reads. */
export const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a body of more than so many bytes with 413, whether or not its length was said before. */
export function limitBody(maxSize: number, problem = tooLarge): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw problem();
    },
  });
  // To look for the body of one that only reads makes a whole `Request` with a signal, which waits for its finalizer and so
  // for a collection of the whole heap: with some hundred a second the server pauses for one every few seconds.
  return (http, next) => (reading.has(http.req.method) ? next() : limit(http, next));
}

/**
 * Whether the client has gone before its request was here as a whole: what fails then is nobody's fault, and nobody reads
 * the answer. `env` is what the server gives each request.
 */
export function isBrokenOff(env: unknown): boolean {
  const incoming = (env as { incoming?: Pick<IncomingMessage, 'complete' | 'destroyed'> } | undefined)?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
