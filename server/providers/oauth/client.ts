import * as oauth from 'oauth4webapi';
import type { Clock } from '../../clock';
import { type Attempt, OAuthRefused } from './oauth';

/** Milliseconds until a provider that says nothing is given up. */
const patience = 10_000;

/** What each call to a provider takes. Only our own stand-in is reached without TLS; production refuses it. */
export const callOptions = (address: string) => ({
  [oauth.allowInsecureRequests]: address.startsWith('http:'),
  signal: AbortSignal.timeout(patience),
});

/** The library reads the machine's clock: it is told how far ours is from that, in seconds. */
export const clientOf = (id: string, clock: Clock): oauth.Client => ({
  client_id: id,
  [oauth.clockSkew]: Math.round((clock.now() - (performance.timeOrigin + performance.now())) / 1_000),
  [oauth.clockTolerance]: 30,
});

/** The address of a provider's own page, for this attempt (PKCE S256, state). */
export async function authorizationAddress(
  endpoint: string,
  parameters: Record<string, string>,
  { state, verifier, redirectUri }: Attempt,
): Promise<string> {
  const address = new URL(endpoint);
  const all = {
    ...parameters,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}

/** Whatever a provider's answer breaks, as a refusal; the person's own No is told apart. */
export async function refusing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isNo = error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied';
    throw new OAuthRefused(isNo ? 'cancelled' : 'failed', error);
  }
}
