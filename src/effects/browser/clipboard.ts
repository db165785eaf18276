import { fromPromise } from 'xstate';

/** Rejects where the browser has no clipboard: without TLS, or when it was forbidden. */
export const copyLink = fromPromise<void, { address: string }>(({ input }) =>
  navigator.clipboard.writeText(input.address),
);

/** Rejects like `copyLink`. */
export const copyText = fromPromise<void, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text));
