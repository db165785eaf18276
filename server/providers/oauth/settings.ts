import * as v from 'valibot';
import type { ProviderName } from '../../../contract/rules/account/providerNames';

interface Client {
  id: string;
  secret: string;
}

/** Addresses without a slash at the end. */
export interface GoogleSettings extends Client {
  issuer: string;
}
export interface GithubSettings extends Client {
  /** With `/login/oauth/authorize` and `/login/oauth/access_token` below it. */
  address: string;
  /** With `/user` and `/user/emails` below it. */
  api: string;
}

/** Those that are set up; one that is not is shown nowhere. */
export interface OAuthSettings {
  google?: GoogleSettings;
  github?: GithubSettings;
}

/** In the order in which they are offered. */
export const configuredProviders = (oauth: OAuthSettings): ProviderName[] =>
  (['google', 'github'] as const).filter((name) => oauth[name] !== undefined);

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const address = v.pipe(text, v.url('must be an address'));

/** The part of the environment that is about them. */
export const oauthEnvironment = {
  OAUTH: v.pipe(text, v.picklist(['', 'sandbox'], "must be 'sandbox' or empty")),
  OAUTH_GOOGLE_ID: text,
  OAUTH_GOOGLE_SECRET: text,
  OAUTH_GOOGLE_ISSUER: address,
  OAUTH_GITHUB_ID: text,
  OAUTH_GITHUB_SECRET: text,
  OAUTH_GITHUB: address,
  OAUTH_GITHUB_API: address,
};
type Environment = { [Key in keyof typeof oauthEnvironment]: v.InferOutput<(typeof oauthEnvironment)[Key]> };

const trimmed = (origin: string) => origin.replace(/\/+$/, '');

/** Both at the sandbox, or each that has an id. */
export function oauthOf(env: Environment, sandbox: string): OAuthSettings {
  if (env.OAUTH === 'sandbox') {
    const here = `${sandbox}/oauth`;
    return {
      google: { id: 'sandbox-google', secret: 'sandbox-google-secret', issuer: `${here}/google` },
      github: {
        id: 'sandbox-github',
        secret: 'sandbox-github-secret',
        address: `${here}/github`,
        api: `${here}/github/api`,
      },
    };
  }
  const [google, github] = [env.OAUTH_GOOGLE_ID, env.OAUTH_GITHUB_ID];
  return {
    ...(google && {
      google: { id: google, secret: env.OAUTH_GOOGLE_SECRET, issuer: trimmed(env.OAUTH_GOOGLE_ISSUER) },
    }),
    ...(github && {
      github: {
        id: github,
        secret: env.OAUTH_GITHUB_SECRET,
        address: trimmed(env.OAUTH_GITHUB),
        api: trimmed(env.OAUTH_GITHUB_API),
      },
    }),
  };
}

/** An id without its secret: half a client would be offered and fail for everybody. */
export const oauthMissing = (env: Environment): string[] =>
  (['GOOGLE', 'GITHUB'] as const)
    .filter((name) => (env[`OAUTH_${name}_ID`] === '') !== (env[`OAUTH_${name}_SECRET`] === ''))
    .map((name) => (env[`OAUTH_${name}_ID`] === '' ? `OAUTH_${name}_ID` : `OAUTH_${name}_SECRET`));

/** What production refuses: the sandbox, and a provider whose answers anybody on the way may change. */
export const oauthRefusals = (env: Environment): string[] => [
  ...(env.OAUTH === 'sandbox' ? ['OAUTH'] : []),
  ...(['OAUTH_GOOGLE_ISSUER', 'OAUTH_GITHUB', 'OAUTH_GITHUB_API'] as const).filter((key) =>
    env[key].startsWith('http:'),
  ),
];

/** The secrets of those that have an id, by the name of their setting. */
export const oauthSecrets = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    (['OAUTH_GOOGLE', 'OAUTH_GITHUB'] as const)
      .filter((name) => env[`${name}_ID`] !== '')
      .map((name) => [`${name}_SECRET`, env[`${name}_SECRET`]]),
  );
