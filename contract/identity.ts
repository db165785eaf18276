import * as v from 'valibot';
import { SecondFactorNeeded, SignedIn } from './account';
import type { Route } from './route';

export const providerNames = ['google', 'github'] as const;
export type ProviderName = (typeof providerNames)[number];
const Provider = v.picklist(providerNames);
export const ProviderParams = v.object({ provider: Provider });

/** An account at another service that opens this one. */
export const Identity = v.object({
  provider: Provider,
  /** As the service says it; empty when it says none. */
  email: v.string(),
  linked_at: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;

/** Where the browser goes next: a navigation, of our own origin. */
export const LinkBegun = v.object({ address: v.string() });

/**
 * Why a sign-in with a service, or linking it, came to nothing. A sign-in says so in words when its handover is claimed;
 * linking comes back to the account settings as `?link_problem=<code>`.
 */
export const providerProblems = [
  'cancelled',
  'failed',
  'over',
  'no_email',
  'email_taken',
  'linked_elsewhere',
  'other_linked',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

const names: Record<ProviderName, string> = { google: 'Google', github: 'GitHub' };

/** The name of a service as it writes itself. */
export const providerTitle = (provider: ProviderName) => names[provider];

/** What a person reads, and what to do about it. */
export function providerSentence(problem: ProviderProblem, provider: ProviderName): string {
  const name = names[provider];
  const sentences: Record<ProviderProblem, string> = {
    cancelled: `You did not go on at ${name}. Nothing was changed.`,
    failed: `${name} could not confirm who you are. Please try again later.`,
    over: 'This sign-in is over, or was begun in another browser. Please start again.',
    no_email: `${name} does not tell us your email. Allow it there, or sign up with email and password.`,
    email_taken: `There is an account with the email of your ${name} account already. Sign in with your password, then link ${name} in your settings.`,
    linked_elsewhere: `This ${name} account is linked to another account of ours. Unlink it there first.`,
    other_linked: `Another ${name} account is linked already. Unlink it first.`,
  };
  return sentences[problem];
}

/** Signing in with Google and GitHub, and the accounts there that are linked (specification 7, Auth; product.md). */
export const identityRoutes = {
  /** Those that are set up. The page is told the same with its settings. */
  oauthProviders: {
    method: 'GET',
    base: '/api',
    path: '/auth/providers/',
    session: 'none',
    replies: { 200: v.array(Provider) },
  },
  /** What a service's callback has left for this browser: once, within 60 s. 403 asks for the mailbox's code first. */
  claimHandover: {
    method: 'POST',
    base: '/api',
    path: '/auth/handover/',
    session: 'none',
    body: v.object({}),
    replies: { 200: SignedIn, 202: SecondFactorNeeded },
  },
  identities: {
    method: 'GET',
    base: '/api',
    path: '/auth/identities/',
    session: 'required',
    replies: { 200: v.array(Identity) },
  },
  /** Leaves a ticket in this browser, for the navigation to `address`. */
  linkIdentity: {
    method: 'POST',
    base: '/api',
    path: '/auth/identities/:provider/link/',
    session: 'required',
    params: ProviderParams,
    body: v.object({}),
    replies: { 201: LinkBegun },
  },
  /** 409 `only_way_in` when nothing else opens the account. */
  unlinkIdentity: {
    method: 'DELETE',
    base: '/api',
    path: '/auth/identities/:provider/',
    session: 'required',
    params: ProviderParams,
    replies: { 204: null },
  },
} as const satisfies Record<string, Route>;
