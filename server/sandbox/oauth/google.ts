import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Hono } from 'hono';
import type { SandboxParts } from '../parts';
import { consentRoutes } from './consent';
import { createGrants } from './grants';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Made when first asked for: two thousand bits take their time. */
function createSigner() {
  let pair: { publicKey: KeyObject; privateKey: KeyObject; kid: string } | undefined;
  const keys = () => {
    if (pair) return pair;
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const kid = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex')
      .slice(0, 40);
    pair = { publicKey, privateKey, kid };
    return pair;
  };
  return {
    jwks: () => {
      const { publicKey, kid } = keys();
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] };
    },
    token: (claims: Record<string, unknown>) => {
      const { privateKey, kid } = keys();
      const signed = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

/** Google as far as a sign-in sees it: OpenID Connect with discovery, keys, a page, a code and a signed id_token. */
export function googleRoutes(app: Hono, parts: SandboxParts): void {
  const { settings, clock } = parts;
  const issuer = `${settings.origins.sandbox}/oauth/google`;
  const client = settings.oauth.google;
  const grants = createGrants(parts);
  const signer = createSigner();

  app.get('/google/.well-known/openid-configuration', (http) =>
    http.json({
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported: [
        'aud',
        'email',
        'email_verified',
        'exp',
        'family_name',
        'given_name',
        'iat',
        'iss',
        'name',
        'sub',
      ],
      code_challenge_methods_supported: ['plain', 'S256'],
      grant_types_supported: ['authorization_code'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  app.get('/google/oauth2/v3/certs', (http) => http.json(signer.jwks()));

  consentRoutes(app, grants, parts, {
    title: 'Google',
    path: '/google/o/oauth2/v2/auth',
    clientId: client?.id,
    redirectUri: `${settings.origins.app}/api/auth/login-google/callback`,
    digits: 21,
    always: { iss: issuer },
  });

  app.post('/google/token', async (http) => {
    const form = (await http.req.parseBody()) as Record<string, string>;
    const refuse = (error: string, description: string, status: 400 | 401 = 400) =>
      http.json({ error, error_description: description }, status, { 'cache-control': 'no-store' });
    if (!client || form['client_id'] !== client.id || form['client_secret'] !== client.secret)
      return refuse('invalid_client', 'The OAuth client was not found.', 401);
    if (form['grant_type'] !== 'authorization_code') return refuse('unsupported_grant_type', 'Invalid grant_type');
    const exchanged = grants.exchange({
      code: form['code'] ?? '',
      clientId: client.id,
      redirectUri: form['redirect_uri'] ?? '',
      verifier: form['code_verifier'] ?? '',
    });
    if (!exchanged) return refuse('invalid_grant', 'Malformed auth code.');
    const { token, grant } = exchanged;
    const { subject, email, isVerified, name } = grant.person;
    const [given = '', ...family] = name.split(/\s+/);
    const at = Math.floor(clock.now() / 1_000);
    const claims = {
      iss: issuer,
      azp: client.id,
      aud: client.id,
      sub: subject,
      ...(email && { email, email_verified: isVerified }),
      at_hash: createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url'),
      ...(grant.nonce && { nonce: grant.nonce }),
      ...(name && { name, given_name: given, family_name: family.join(' ') }),
      iat: at,
      exp: at + 3_600,
    };
    const body = { access_token: token, expires_in: 3_599, scope: grant.scope, token_type: 'Bearer' };
    return http.json({ ...body, id_token: signer.token(claims) }, 200, { 'cache-control': 'no-store' });
  });
}
