import type { PasskeyCredential, PasskeyRequest } from '../../../../contract/wire/account/passkeys';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { NewPasskey, StoredPasskey } from './passkeys';

/** Loaded with the first passkey: it reads certificates of every make, which no other request needs. */
const library = () => import('@simplewebauthn/server');

/** For whom a passkey is made: the app's own origin, whose host name is the name that authenticators remember. */
export interface RelyingParty {
  origin: string;
  id: string;
}
export const relyingPartyOf = (origin: string): RelyingParty => ({ origin, id: new URL(origin).hostname });

/** Who somebody is to an authenticator: nothing that says anything to whoever finds it there. */
const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const named = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** What the browser is told to make a passkey with: one that names its account by itself, and asks whose hand it is in. */
export async function creationOf(
  { id: rpID }: RelyingParty,
  { userId, email, existing }: { userId: string; email: string; existing: readonly StoredPasskey[] },
  challenge: string,
): Promise<PasskeyRequest> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Sitewright',
    rpID,
    userName: email,
    userDisplayName: email,
    userID: handleOf(userId),
    challenge: bytesOf(challenge),
    timeout: 120_000,
    attestationType: 'none',
    excludeCredentials: existing.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** What the browser is told to ask for a passkey with: any of ours, or one of these. */
export async function requestOf(
  { id: rpID }: RelyingParty,
  allowed: readonly StoredPasskey[],
  challenge: string,
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    timeout: 120_000,
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(named) }),
  });
  return { ...options };
}

/** The passkey that was made for this challenge and for us; null for anything else, however it is broken. */
export async function madeOf(
  { origin, id }: RelyingParty,
  credential: PasskeyCredential,
  challenge: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { credential: made, credentialDeviceType } = registrationInfo;
    return {
      credentialId: made.id,
      publicKey: textOf(made.publicKey),
      counter: made.counter,
      transports: transportsOf(credential),
      isSynced: credentialDeviceType === 'multiDevice',
    };
  } catch {
    return null;
  }
}

function transportsOf({ response }: PasskeyCredential): string[] {
  const told = response['transports'];
  return Array.isArray(told)
    ? told.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8)
    : [];
}

/**
 * What the passkey has counted when it signed this challenge, for us, in the hand of its owner; null for anything else.
 * One that names another account than the passkey's was made for that one.
 */
export async function countSignedBy(
  { origin, id }: RelyingParty,
  credential: PasskeyCredential,
  { passkey, challenge }: { passkey: StoredPasskey; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const handle = credential.response['userHandle'];
  if (typeof handle === 'string' && handle !== textOf(handleOf(passkey.userId))) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // Whether the count went back is ours to judge, in the transaction that writes it.
      credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
