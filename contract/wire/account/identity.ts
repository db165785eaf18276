import * as v from 'valibot';
import { SecondFactorNeeded, SignedIn } from './account';
import { providerNames } from '../../rules/account/providerNames';
import type { Route } from '../route';

const Provider = v.picklist(providerNames);
export const ProviderParams = v.object({ provider: Provider });

/** An account at a provider (Google, GitHub) that opens this one. */
export const Identity = v.object({
  provider: Provider,
  /** As the provider says it; empty when it says none. */
  email: v.string(),
  linked_at: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;

/** What the browser navigates to next: of our own origin, which redirects to the provider. */
export const LinkBegun = v.object({ address: v.pipe(v.string(), v.startsWith('/api/auth/')) });

/** Signing in with Google and GitHub, and the accounts there that are linked. */
export const identityRoutes = {
  /** Those that the operator has set up (`OAUTH`). */
  oauthProviders: {
    method: 'GET',
    base: '/api',
    path: '/auth/providers/',
    session: 'none',
    replies: { 200: v.array(Provider) },
  },
  /**
   * The end of a sign-in with a provider: its callback has left a one-time cookie in this browser, which this call trades
   * in within 60 s (docs/decisions/0009-google-and-github.md). 403 asks for the mailbox's code first, 409 and 410 say why
   * it came to nothing.
   */
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
  /** Leaves a one-time cookie in this browser, the ticket for the navigation to `address`; it is good for 60 s. */
  linkIdentity: {
    method: 'POST',
    base: '/api',
    path: '/auth/identities/:provider/link/',
    session: 'required',
    params: ProviderParams,
    body: v.object({}),
    replies: { 201: LinkBegun },
  },
  /** 409 `only_way_in` where neither a password nor another provider opens the account. */
  unlinkIdentity: {
    method: 'DELETE',
    base: '/api',
    path: '/auth/identities/:provider/',
    session: 'required',
    params: ProviderParams,
    replies: { 204: null },
  },
} as const satisfies Record<string, Route>;
