import type { Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxParts } from '../parts';
import { Choice, type Grants, personOf } from './grants';
import { consentPage, refusalPage } from './page';

const Asked = v.object({
  client_id: v.string(),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  scope: v.string(),
  state: v.optional(v.string(), ''),
  nonce: v.optional(v.string(), ''),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});

export interface ConsentOptions {
  /** As people write it. */
  title: string;
  /** Of the page, below the sandbox's folder, such as '/google/o/oauth2/v2/auth'. */
  path: string;
  /** Registered with the provider; undefined where the product has none. */
  clientId: string | undefined;
  redirectUri: string;
  /** Digits of an account's number. */
  digits: number;
  /** Sent back with every answer. */
  always?: Record<string, string>;
}

/** A provider's own page: who asks is checked against what is registered, and the tester says who signs in. */
export function consentRoutes(app: Hono, grants: Grants, parts: SandboxParts, options: ConsentOptions): void {
  const { title, path, clientId, redirectUri, digits, always = {} } = options;
  const headers = {
    'cache-control': 'no-store',
    // The answer to the form leads back to the product.
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${parts.settings.origins.app}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  const asked = (given: Record<string, unknown>) => {
    const parsed = v.safeParse(Asked, given);
    if (!parsed.success) return `Missing or wrong: ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')}.`;
    if (parsed.output.client_id !== clientId) return 'invalid_client: nobody has registered this client_id.';
    if (parsed.output.redirect_uri !== redirectUri) return 'redirect_uri_mismatch: it is not the registered one.';
    return parsed.output;
  };

  app.get(path, (http) => {
    const request = asked(http.req.query());
    if (typeof request === 'string') return http.html(refusalPage(title, request), 400, headers);
    return http.html(consentPage(title, `/oauth${path}`, { ...request }), 200, headers);
  });

  app.post(path, async (http) => {
    const form = await http.req.parseBody();
    const request = asked(form);
    if (typeof request === 'string') return http.html(refusalPage(title, request), 400, headers);
    const back = new URL(request.redirect_uri);
    const answer = (parameters: Record<string, string>) => {
      for (const [name, value] of Object.entries({ ...parameters, ...always, state: request.state }))
        back.searchParams.set(name, value);
      return http.redirect(back.href, 303);
    };
    if (form['answer'] === 'cancel')
      return answer({ error: 'access_denied', error_description: 'The person said no.' });
    if (form['answer'] === 'fail') return answer({ error: 'server_error' });
    const choice = v.safeParse(Choice, form);
    if (!choice.success) return http.html(refusalPage(title, 'An account number is digits.'), 400, headers);
    const person = personOf(choice.output, digits);
    const { client_id, redirect_uri, scope, nonce, code_challenge } = request;
    const grant = { clientId: client_id, redirectUri: redirect_uri, scope, nonce, challenge: code_challenge, person };
    return answer({ code: grants.issueCode(grant) });
  });
}
