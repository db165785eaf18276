import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { providerNames } from '../../contract/rules/account/providerNames';
import { sessions } from '../../server/db/schema/accounts';
import { attemptOf, OAuthRefused } from '../../server/providers/oauth/oauth';
import { onOneEngine } from './support/database';
import { openProviders, someone } from './support/oauth';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Keys of a provider, and what it says with them, whatever that is. */
function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = 'of the test';
  return {
    keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] },
    token(claims: Record<string, unknown>): string {
      const signed = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

onOneEngine('what a provider answers', (database) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const start = async () => {
    const providers = await openProviders(database());
    open.push(providers);
    return providers;
  };
  const google = signer();
  const opened = () => database().db.$count(sessions);

  type Claims = Record<string, unknown>;
  /** Signs in with an id_token whose signature and claims are right but for `change`. */
  const signInWith = async (change: (claims: Claims) => Claims, callbackOf = (callback: string) => callback) => {
    const { browser, between, services } = await start();
    const there = browser();
    const address = await there.begin('google');
    const { issuer = '', id = '' } = services.settings.oauth.google ?? {};
    const at = Math.floor(services.clock.now() / 1_000);
    const email = someone();
    const right = {
      iss: issuer,
      aud: id,
      sub: email.replace(/\D/g, ''),
      email,
      email_verified: true,
      nonce: new URL(address).searchParams.get('nonce'),
      iat: at,
      exp: at + 3_600,
    };
    const answer = { access_token: 'token', token_type: 'Bearer', id_token: google.token(change(right)) };
    between.answer = ({ url }) => {
      if (url.endsWith('/certs')) return Response.json(google.keys);
      return url.endsWith('/token') ? Response.json(answer) : null;
    };
    await there.finish(callbackOf(await there.choose(address, { email })));
    const claimed = await there.claim();
    const { code } = (await claimed.json()) as { code?: string };
    return code ? `${claimed.status} ${code}` : `${claimed.status}`;
  };

  test('is believed when it is as it should be', async () => {
    expect(await signInWith((claims) => claims)).toBe('200');
  });

  test.each<[string, (claims: Claims) => Claims]>([
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['for another product', (claims) => ({ ...claims, aud: 'another product' })],
    ['for several products, handed to another', (claims) => ({ ...claims, aud: [claims['aud'], 'x'], azp: 'x' })],
    ['of another sign-in', (claims) => ({ ...claims, nonce: 'of another' })],
    ['of no sign-in', ({ nonce: _, ...claims }) => claims],
    ['that is over', (claims) => ({ ...claims, exp: Number(claims['iat']) - 60 })],
    ['of nobody', ({ sub: _, ...claims }) => claims],
  ])('is not believed with an id_token %s', async (_, change) => {
    const before = await opened();
    expect(await signInWith(change)).toBe('409 failed');
    expect(await opened()).toBe(before);
  });

  test('is not believed when it names another issuer than was asked (mix-up)', async () => {
    const mixed = (callback: string) => {
      const to = new URL(callback, 'http://localhost');
      to.searchParams.set('iss', 'https://evil.example');
      return to.pathname + to.search;
    };
    expect(await signInWith((claims) => claims, mixed)).toBe('409 failed');
  });

  test('does not prove a mailbox unless it says so in so many words', async () => {
    for (const email_verified of [false, 'true', 1, null])
      expect(await signInWith((claims) => ({ ...claims, email_verified }))).toBe('403 not_verified');
  });

  describe.each(providerNames)('%s', (provider) => {
    test('answers this attempt and no other, whoever asks the provider', async () => {
      const { browser, services } = await start();
      const there = browser();
      const callback = await there.choose(await there.begin(provider), { email: someone() });
      const { searchParams } = new URL(callback, 'http://localhost');
      const redirectUri = `${services.settings.origins.app}/api/auth/login-${provider}/callback`;
      const attempt = attemptOf(there.jar.get('sitewright_oauth')?.value ?? '', redirectUri);
      const identify = (parameters: URLSearchParams) =>
        services.providers.oauth[provider]?.identify(parameters, attempt);
      const other = new URLSearchParams(searchParams);
      other.set('state', attemptOf('another secret', redirectUri).state);
      await expect(identify(other)).rejects.toThrow(OAuthRefused);
      other.delete('state');
      await expect(identify(other)).rejects.toThrow(OAuthRefused);
      expect(await identify(searchParams)).toMatchObject({ isEmailVerified: true });
    });
  });
});
