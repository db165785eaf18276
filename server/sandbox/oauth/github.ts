import type { Context, Hono } from 'hono';
import type { SandboxParts } from '../parts';
import { consentRoutes } from './consent';
import { createGrants } from './grants';

const documentation = 'https://docs.github.com/rest';

/** GitHub as far as a sign-in sees it: OAuth 2 with PKCE, `/user` and `/user/emails`. */
export function githubRoutes(app: Hono, parts: SandboxParts): void {
  const { settings } = parts;
  const client = settings.oauth.github;
  const grants = createGrants(parts);

  consentRoutes(app, grants, parts, {
    title: 'GitHub',
    path: '/github/login/oauth/authorize',
    clientId: client?.id,
    redirectUri: `${settings.origins.app}/api/auth/login-github/callback`,
    digits: 9,
  });

  app.post('/github/login/oauth/access_token', async (http) => {
    const form = (await http.req.parseBody()) as Record<string, string>;
    // GitHub answers with form data unless JSON is asked for, and with 200 whatever became of it.
    const answer = (body: Record<string, string>) =>
      (http.req.header('accept') ?? '').includes('application/json')
        ? http.json(body)
        : http.text(new URLSearchParams(body).toString(), 200, { 'content-type': 'application/x-www-form-urlencoded' });
    if (!client || form['client_id'] !== client.id || form['client_secret'] !== client.secret)
      return answer({
        error: 'incorrect_client_credentials',
        error_description: 'The client_id and/or client_secret passed are incorrect.',
      });
    const exchanged = grants.exchange({
      code: form['code'] ?? '',
      clientId: client.id,
      redirectUri: form['redirect_uri'] ?? '',
      verifier: form['code_verifier'] ?? '',
    });
    if (!exchanged)
      return answer({
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      });
    const scope = exchanged.grant.scope.split(' ').join(',');
    return answer({ access_token: exchanged.token, scope, token_type: 'bearer' });
  });

  /** Who asks, as the API sees it: a token of ours, a name of the program, and the scope. */
  const grantOf = (http: Context, scope: string) => {
    const token = /^(?:Bearer|token) (\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1];
    const grant = grants.grantOf(token);
    if (!http.req.header('user-agent'))
      return { status: 403, message: 'Request forbidden by administrative rules.' } as const;
    if (!grant) return { status: 401, message: 'Bad credentials' } as const;
    if (!grant.scope.split(' ').includes(scope)) return { status: 404, message: 'Not Found' } as const;
    return { status: 200, grant } as const;
  };

  app.get('/github/api/user', (http) => {
    const found = grantOf(http, 'read:user');
    if (found.status !== 200)
      return http.json({ message: found.message, documentation_url: documentation }, found.status);
    const { subject, name } = found.grant.person;
    return http.json({
      login: `user-${subject}`,
      id: Number(subject),
      node_id: Buffer.from(`04:User${subject}`).toString('base64'),
      type: 'User',
      name: name || null,
      // Only a mailbox that its owner made public is here.
      email: null,
    });
  });

  app.get('/github/api/user/emails', (http) => {
    const found = grantOf(http, 'user:email');
    if (found.status !== 200)
      return http.json({ message: found.message, documentation_url: documentation }, found.status);
    const { subject, email, isVerified } = found.grant.person;
    const hidden = `${subject}+user-${subject}@users.noreply.github.invalid`;
    return http.json([
      { email: hidden, primary: false, verified: false, visibility: null },
      ...(email ? [{ email, primary: true, verified: isVerified, visibility: 'private' }] : []),
    ]);
  });
}
