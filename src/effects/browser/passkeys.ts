import { t } from '../../../contract/languages/t';
import type { PasskeyCredential, PasskeyRequest } from '../../../contract/wire/account/passkeys';
import type { Failure } from '../../../contract/rules/failure';

/** The browser answers one request at a time, and what waits in a field is one: the next takes its place. */
let running: AbortController | undefined;

function signalOf(asking: AbortSignal): AbortSignal {
  running?.abort();
  const own = new AbortController();
  running = own;
  asking.addEventListener('abort', () => own.abort(), { once: true });
  return own.signal;
}

const tooLong = t('That took too long. Please try again.');
const unfit = t('This device has no screen lock or PIN that a passkey can use. Set one up, or try another device.');
const unused = t('No passkey was used. Try again whenever you like.');
/** By the name of what the browser throws: that somebody cancelled, and that nobody came, it calls alike. */
const sentences: Record<string, string> = {
  NotAllowedError: unused,
  AbortError: unused,
  TimeoutError: tooLong,
  InvalidStateError: t('This device has a passkey of your account already.'),
  NotSupportedError: unfit,
  ConstraintError: unfit,
  SecurityError: t('Passkeys do not work at this address.'),
};

/** What the browser's dialog gives, or why it came to nothing as a port rejects with it. */
async function answered(request: PasskeyRequest, open: () => Promise<Credential | null>): Promise<PasskeyCredential> {
  const begun = performance.now();
  try {
    const credential = (await open()) as PublicKeyCredential | null;
    if (credential) return credential.toJSON() as unknown as PasskeyCredential;
    throw new DOMException('', 'NotAllowedError');
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const hasRunOut = name === 'NotAllowedError' && performance.now() - begun >= Number(request['timeout']);
    throw { status: null, message: hasRunOut ? tooLong : (sentences[name] ?? '') } satisfies Failure;
  }
}

/** Has this device, or one that it reaches, make a passkey. */
export const makePasskey = (request: PasskeyRequest, asking: AbortSignal): Promise<PasskeyCredential> =>
  answered(request, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        request as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
      signal: signalOf(asking),
    }),
  );

/** Has a passkey chosen: in the browser's dialog, or, `inField`, among what it fills the field of the mailbox with. */
export const takePasskey = (
  request: PasskeyRequest,
  asking: AbortSignal,
  { inField = false } = {},
): Promise<PasskeyCredential> =>
  answered(request, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request),
      signal: signalOf(asking),
      ...(inField && { mediation: 'conditional' }),
    }),
  );

export const canOfferInField = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

type Signals = typeof PublicKeyCredential & {
  signalUnknownCredential?: (key: { rpId: string; credentialId: string }) => Promise<void>;
};

/** Tells the device that a passkey opens nothing any more, so that it is not offered again. Few browsers listen. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  await (PublicKeyCredential as Signals).signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}
