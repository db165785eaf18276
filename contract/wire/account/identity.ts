import * as v from 'valibot';
import { SecondFactorNeeded, SignedIn } from './account';
import { providerNames } from '../../rules/account/providers';
import type { Route } from '../route';

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
export const LinkBegun = v.object({ address: v.pipe(v.string(), v.startsWith('/api/auth/')) });

/** Signing in with Google and GitHub, and the accounts there that are linked. */
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
