import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import type { Clock } from '../../clock';
import { authorizationAddress, callOptions, clientOf, refusing } from './client';
import type { OAuthProvider } from './oauth';
import type { GithubSettings } from './settings';

const User = v.object({ id: v.pipe(v.number(), v.integer()), login: v.string(), name: v.nullish(v.string()) });
const Emails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** GitHub: OAuth 2 without an id_token, so that who it is and their mailboxes are asked of its API. */
export function githubSignIn({ address, api, id, secret }: GithubSettings, clock: Clock): OAuthProvider {
  // GitHub has no discovery.
  const server: oauth.AuthorizationServer = {
    issuer: address,
    authorization_endpoint: `${address}/login/oauth/authorize`,
    token_endpoint: `${address}/login/oauth/access_token`,
  };

  const read = async <Schema extends v.GenericSchema>(token: string, path: string, schema: Schema) => {
    const headers = new Headers({
      accept: 'application/vnd.github+json',
      'user-agent': 'Sitewright',
      'x-github-api-version': '2022-11-28',
    });
    const options = callOptions(api);
    const response = await oauth.protectedResourceRequest(
      token,
      'GET',
      new URL(`${api}${path}`),
      headers,
      null,
      options,
    );
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return v.parse(schema, await response.json());
  };

  return {
    authorization: (attempt) =>
      refusing(() =>
        authorizationAddress(
          `${address}/login/oauth/authorize`,
          { client_id: id, scope: 'read:user user:email', prompt: 'select_account' },
          attempt,
        ),
      ),

    identify: (callback, { state, verifier, redirectUri }) =>
      refusing(async () => {
        const client = clientOf(id, clock);
        const answer = oauth.validateAuthResponse(server, client, callback, state);
        const exchanged = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretPost(secret),
          answer,
          redirectUri,
          verifier,
          callOptions(address),
        );
        const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, exchanged);
        const [user, emails] = await Promise.all([read(token, '/user', User), read(token, '/user/emails', Emails)]);
        // The primary one is where GitHub itself writes to; a proved one is worth more than an unproved one.
        const email = [...emails].sort((a, b) => rank(b) - rank(a))[0];
        const [firstName = '', ...rest] = (user.name ?? '').trim().split(/\s+/);
        return {
          subject: String(user.id),
          email: email?.email ?? null,
          isEmailVerified: email?.verified ?? false,
          firstName: firstName || user.login,
          lastName: rest.join(' '),
        };
      }),
  };
}

const rank = ({ primary, verified }: { primary: boolean; verified: boolean }) => (verified ? 2 : 0) + (primary ? 1 : 0);
