import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem';

const tooLarge = () => new Problem(413, 'The request is too large.', { code: 'too_large' });

/** Refuses a body of more than so many bytes with 413, whether or not its length was said before. */
export const limitBody = (maxSize: number, problem = tooLarge): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw problem();
    },
  });

/**
 * Whether the client has gone before its request was here as a whole: what fails then is nobody's fault, and nobody reads
 * the answer. `env` is what the server gives each request.
 */
export function isBrokenOff(env: unknown): boolean {
  const incoming = (env as { incoming?: Pick<IncomingMessage, 'complete' | 'destroyed'> } | undefined)?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
