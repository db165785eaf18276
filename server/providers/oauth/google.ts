import * as oauth from 'oauth4webapi';
import type { Clock } from '../../clock';
import { authorizationAddress, callOptions, clientOf, refusing } from './client';
import type { OAuthProvider } from './oauth';
import type { GoogleSettings } from './settings';

/** Milliseconds for which what Google says of itself is believed. */
const freshFor = 60 * 60_000;

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** Google, or whoever speaks OpenID Connect like it: discovery, a code, an id_token whose signature is checked. */
export function googleSignIn({ issuer, id, secret }: GoogleSettings, clock: Clock): OAuthProvider {
  let known: { server: oauth.AuthorizationServer; at: number } | undefined;

  const discovered = async () => {
    if (known && clock.now() - known.at < freshFor) return known.server;
    const at = new URL(issuer);
    const server = await oauth.processDiscoveryResponse(at, await oauth.discoveryRequest(at, callOptions(issuer)));
    known = { server, at: clock.now() };
    return server;
  };

  return {
    authorization: (attempt) =>
      refusing(async () => {
        const { authorization_endpoint: endpoint } = await discovered();
        if (!endpoint) throw new Error('The discovery names no page to sign in');
        const about = { client_id: id, scope: 'openid email profile', nonce: attempt.nonce, prompt: 'select_account' };
        return authorizationAddress(endpoint, about, attempt);
      }),

    identify: (callback, { state, nonce, verifier, redirectUri }) =>
      refusing(async () => {
        const server = await discovered();
        const client = clientOf(id, clock);
        const answer = oauth.validateAuthResponse(server, client, callback, state);
        const authentication = oauth.ClientSecretPost(secret);
        const exchanged = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          answer,
          redirectUri,
          verifier,
          callOptions(issuer),
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, exchanged, callOptions(issuer));
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw new Error('The answer has no id_token');
        return {
          subject: claims.sub,
          email: textIn(claims['email']) || null,
          isEmailVerified: claims['email_verified'] === true,
          firstName: textIn(claims['given_name']) || textIn(claims['name']),
          lastName: textIn(claims['family_name']),
        };
      }),
  };
}
