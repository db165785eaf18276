import { fromPromise } from 'xstate';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import { call } from './call';
import { saveFile } from '../browser/saveFile';
import type { AccountResources } from '../../../machines/protocols/resource';

export const loadDevices = async (signal: AbortSignal): Promise<AccountResources['devices']> => ({
  sessions: await call('listSessions', {}, signal),
  at: Date.now(),
});

export const loadAccountEvents = (signal: AbortSignal) => call('securityEvents', {}, signal);

/** The services that are set up, and what is linked there. */
export async function loadIdentities(signal: AbortSignal): Promise<AccountResources['identities']> {
  const [providers, identities] = await Promise.all([
    call('oauthProviders', {}, signal),
    call('identities', {}, signal),
  ]);
  return { providers, identities };
}

export const loadPasskeyList = (signal: AbortSignal): Promise<AccountResources['passkeyList']> =>
  call('passkeys', {}, signal);

export const changePassword = fromPromise<void, { currentPassword: string; password: string }>(
  async ({ input: { currentPassword, password }, signal }) => {
    await call('changePassword', { body: { current_password: currentPassword, new_password: password } }, signal);
  },
);

export const revokeDevice = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  await call('revokeSession', { params: input }, signal);
});

/** One after the other, of those that are open now. One that ended meanwhile has ended. */
export const revokeOthers = fromPromise<string[], undefined>(async ({ signal }) => {
  const sessions = await call('listSessions', {}, signal);
  const others = sessions.filter((session) => !session.is_current).map(({ id }) => id);
  for (const id of others) {
    await call('revokeSession', { params: { id } }, signal).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  return others;
});

const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Fetched with the session's header, and saved under the name that the server gives such a file. */
export const saveExport = fromPromise<{ size: number }, undefined>(async ({ signal }) => {
  const account = await call('exportAccount', {}, signal);
  const file = new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' });
  saveFile('sitewright-account.json', file);
  return { size: file.size };
});

export const deleteAccount = fromPromise<void, { currentPassword: string }>(async ({ input, signal }) => {
  await call('deleteAccount', { body: { current_password: input.currentPassword } }, signal);
});

interface At {
  provider: ProviderName;
}

/** The ticket stays in a cookie; what is answered is where the browser goes with it. */
export const beginLink = fromPromise<void, At>(async ({ input, signal }) => {
  const { address } = await call('linkIdentity', { params: input, body: {} }, signal);
  window.location.assign(address);
});

export const unlinkIdentity = fromPromise<void, At>(async ({ input, signal }) => {
  await call('unlinkIdentity', { params: input }, signal);
});
