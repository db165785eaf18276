import type { Profile, SecondFactorNeeded, Tokens } from '../../contract/wire/account/account';

/** What others tell the session. */
export type SessionEvent =
  | { type: 'session.signedIn'; tokens: Tokens; profile?: Profile; isAccountNew?: boolean }
  | { type: 'session.signOut'; to?: string }
  /** `how` it ended in another tab; left out, whoever ended it has said so, or another customer is in. */
  | { type: 'session.ended'; how?: 'left' | 'lost' }
  | { type: 'session.replaced'; tokens: Tokens }
  | { type: 'storage.refused' }
  | { type: 'token.refused'; token: string }
  | { type: 'profile.load' }
  | { type: 'profile.changed'; profile: Profile }
  /** Another tab has stored it. Not stored again: by then there may be a newer one, which that would overwrite. */
  | { type: 'profile.replaced'; profile: Profile };

/** What the root hears of the session. `to` is where the customer asked to be afterwards. */
export type SessionNews =
  | { type: 'session.unsettled' }
  | { type: 'session.entered'; profile: Profile }
  | { type: 'session.left'; to?: string }
  | { type: 'session.unreachable' };

/**
 * What the browser's storage, an actor of the root, is told to do: begin a session, save its profile, clear everything
 * at a sign-out, or forget a lost session and note where the customer was. Tokens are stored where they
 * are renewed: said here, they could be older by the time they are written.
 */
export type StorageOrder =
  | { type: 'session.begin'; tokens: Tokens | null; profile: Profile | null }
  | { type: 'session.save'; profile: Profile | null }
  | { type: 'session.clear' }
  | { type: 'session.forget' };

/** A second factor that is asked for: the password was right, nobody is signed in yet. */
export interface PendingFactor {
  email: string;
  method: SecondFactorNeeded['two_factor_method'];
  /** One may be shown in place of the code. */
  hasPasskey?: boolean;
}
