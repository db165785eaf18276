import { fromPromise } from 'xstate';
import { call } from './call';

/** Answers once the server does. */
export const askServer = fromPromise<void, undefined>(async ({ signal }) => {
  await call('health', {}, signal);
});
