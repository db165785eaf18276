import type { SignedIn } from '../../../contract/wire/account/account';
import { failureOf } from '../../../contract/rules/failure';
import { canOfferInField, forgetPasskey, makePasskey, takePasskey } from '../browser/passkeys';
import { call } from './call';

/** The password only where one was asked for. */
export async function addPasskey({ name, password }: { name: string; password: string }, signal: AbortSignal) {
  const request = await call('beginPasskey', { body: password ? { current_password: password } : {} }, signal);
  const credential = await makePasskey(request, signal);
  await call('addPasskey', { body: { name, credential } }, signal);
}

/** Its device is told too, once the server has removed it. */
export async function removePasskey({ id }: { id: string }, signal: AbortSignal) {
  const { rp_id, credential_id } = await call('removePasskey', { params: { id } }, signal);
  await forgetPasskey(rp_id, credential_id);
}

/** Asks the server for a challenge, the browser for a passkey, and the server for a session. */
async function signIn(email: string | null, signal: AbortSignal, how: { inField?: boolean } = {}): Promise<SignedIn> {
  const request = await call('askPasskey', { body: email === null ? {} : { user_email: email } }, signal);
  const credential = await takePasskey(request, signal, how);
  try {
    return await call('passkeySignIn', { body: { credential } }, signal);
  } catch (error) {
    if (failureOf(error).code === 'passkey_unknown') await forgetPasskey(String(request['rpId']), credential.id);
    throw error;
  }
}

/** Waits in the field of the mailbox until one is picked. */
export async function offerPasskey(signal: AbortSignal): Promise<SignedIn> {
  if (!(await canOfferInField())) throw new Error('This browser offers no passkeys in a field.');
  return signIn(null, signal, { inField: true });
}

export const choosePasskey = (signal: AbortSignal): Promise<SignedIn> => signIn(null, signal);

/** As the second factor of the sign-in that was begun with the password of this mailbox. */
export const showPasskey = ({ email }: { email: string }, signal: AbortSignal): Promise<SignedIn> =>
  signIn(email, signal);
