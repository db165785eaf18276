import { type Actor, createActor, fromCallback } from 'xstate';
import type { SignedIn } from '../../../contract/wire/account/account';
import { appMachine } from '../../../machines/shell/app/app.machine';
import { type SessionRef, sessionMachine } from '../../../machines/session/session/session.machine';
import { call, connect } from '../../../src/effects/server/call';
import {
  loadProfile,
  readSession,
  refreshTokens,
  revokeSession,
  watchStorage,
} from '../../../src/effects/storage/session';

/*
 * One browser tab: the real root with the real session, storage and calls. It is built as a script of its own and runs
 * in a context of its own (`browser.ts`), because a tab's modules have a state, and a window, that no other tab shares.
 */

const logic = appMachine.provide({
  actors: {
    session: sessionMachine.provide({ actors: { readSession, loadProfile, refreshTokens, revokeSession } }),
    storage: watchStorage,
    location: fromCallback(() => undefined),
  },
});
let root: Actor<typeof appMachine> | undefined;
let tellEntered: (token: string) => void = () => undefined;
const session = () => root?.system.get('session') as SessionRef;

/** The page is loaded. `onEntered` hears of every sign-in. */
export function open(fetch: typeof globalThis.fetch, onEntered: (token: string) => void): void {
  root?.stop();
  tellEntered = onEntered;
  root = createActor(logic, { systemId: 'app', input: { theme: 'light', device: 'light' } });
  connect({ addresses: { '/api': 'http://app.test/api', '/ai': 'http://app.test/ai' }, session, fetch });
  root.start();
}

export function close(): void {
  root?.stop();
  root = undefined;
}

export const isInside = () => session().getSnapshot().matches('inside');
/** All that the tab's memory has of a session, as text. */
export const memory = () => JSON.stringify(session().getSnapshot().context);

const enter = ({ token, refresh_token, ...profile }: SignedIn) => {
  // The sign-in screen is gone when somebody is in.
  if (!session().getSnapshot().matches('visitor')) return;
  tellEntered(token);
  session().send({
    type: 'session.signedIn',
    tokens: { access_token: token, refresh_token },
    profile,
    isAccountNew: false,
  });
};
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** What a person does in the tab; the answers are awaited by the product alone. */
export const deeds = {
  login: () =>
    quietly(
      call('login', { body: { email: 'ada@example.com', password: 'one' } }).then((reply) => {
        if (reply.status === 200) enter(reply.body);
      }),
    ),
  secondFactor: () =>
    quietly(
      call('login', { body: { email: 'ada@example.com', password: 'two' } })
        .then(() => call('validateSecondFactor', { body: { user_email: 'ada@example.com', otp_code: '123456' } }))
        .then(enter),
    ),
  logout: () => session().send({ type: 'session.signOut' }),
  readProfile: () => session().send({ type: 'profile.load' }),
  write: () => quietly(call('changePassword', { body: { current_password: 'one', new_password: 'two' } })),
  read: () => quietly(call('balance', {})),
};
