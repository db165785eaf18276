import { createActor, fromPromise, waitFor } from 'xstate';
import type { Profile, Tokens } from '../../contract/wire/account/account';
import { type StoredSession, sessionMachine } from '../../machines/session/session/session.machine';
import { ada } from '../../machines/session/session/session.model';

export const firstTokens: Tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };

/** Where the calls of a test go: nobody is there, its `fetch` answers. */
export const addresses = { '/api': 'http://app.test/api', '/ai': 'http://app.test/ai' };

/**
 * The real session machine, running, with the first tokens and the profile known; the test stops it.
 * @param more what else the test provides: how tokens are refreshed, how long a retry waits
 */
export async function signedIn(more: Parameters<typeof sessionMachine.provide>[0] = {}) {
  const session = createActor(
    sessionMachine
      .provide({
        actors: {
          readSession: fromPromise<StoredSession | null, undefined>(() =>
            Promise.resolve({ tokens: firstTokens, profile: ada, isConsistent: true }),
          ),
          loadProfile: fromPromise<Profile, undefined>(() => Promise.resolve(ada)),
        },
      })
      .provide(more),
  ).start();
  await waitFor(session, (at) => at.matches({ inside: { profile: 'known' } }));
  return session;
}
