import type { Profile, Tokens } from '../../../contract/wire/account/account';
import type { StoredSession } from '../../../machines/session/session/session.machine';

/**
 * The only module that touches the session's keys: several copies that are written by several hands would differ one
 * day. Everything is written together and carries the epoch of the sign-in it belongs to, so that
 * an answer that comes after a sign-out finds another epoch and leaves no trace.
 */
const userKey = 'auth-storage';
const lastPathKey = 'lastPath';
const tokenKeys = ['token', 'access_token', 'refresh_token'] as const;

interface StoredUser {
  epoch: string;
  user: Partial<Profile> & { token: string; refresh_token: string };
}

/** What a session's storage is, so that a test may give its own. */
export interface Shelves {
  local: Storage;
  session: Storage;
}

export interface SessionStore {
  /** The epoch that is stored; null when nobody is signed in. */
  epoch(): string | null;
  read(): StoredSession | null;
  /** A new sign-in. False when the browser refuses to store. */
  begin(tokens: Tokens, profile: Profile | null, epoch: string): boolean;
  /** Renewed tokens, if that epoch's session is still the stored one; false when it is not. */
  saveTokens(epoch: string, tokens: Tokens): boolean;
  /** A profile, under the same condition, beside whichever tokens are stored: they may be newer than the writer's. */
  saveProfile(epoch: string, profile: Profile): void;
  /** A session that was lost: its keys go, unless they are another's by now, and the customer's place, if any, stays. */
  forget(epoch: string | null, lastPath?: string): void;
  lastPath(): string | null;
  /** A sign-out: all that this origin stored. */
  clear(): void;
}

/**
 * A blocked or full storage throws on any access; the app goes on in memory then (docs/product.md, What the browser
 * stores).
 */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function sessionStore(shelves: () => Shelves): SessionStore {
  const storedUser = (): StoredUser | null => {
    const stored: unknown = attempt((): unknown => JSON.parse(shelves().local.getItem(userKey) ?? 'null'));
    return isStoredUser(stored) ? stored : null;
  };

  /** For all tabs, and in this one's own storage. */
  const saveUser = (stored: StoredUser) => {
    const { local, session } = shelves();
    const text = JSON.stringify(stored);
    session.setItem(userKey, text);
    local.setItem(userKey, text);
  };

  const write = (epoch: string, tokens: Tokens, profile: Partial<Profile> | null) => {
    const { local, session } = shelves();
    const { access_token: token, refresh_token } = tokens;
    session.setItem('token', token);
    local.removeItem(lastPathKey);
    local.setItem('token', token);
    local.setItem('access_token', token);
    local.setItem('refresh_token', refresh_token);
    // Last: other tabs take it for the sign that all the others are written.
    saveUser({ epoch, user: { ...profile, token, refresh_token } });
    return true;
  };

  return {
    epoch: () => storedUser()?.epoch ?? null,
    read() {
      const stored = storedUser();
      const token = attempt(() => shelves().local.getItem('token'));
      // This tab's own copy follows what all tabs share: another one may have signed out, or somebody else in.
      attempt(() => {
        const { session } = shelves();
        if (!stored || !token) return dropOwn(session);
        session.setItem('token', stored.user.token);
        session.setItem(userKey, JSON.stringify(stored));
      });
      if (!stored || !token) return null;
      const { token: access_token, refresh_token, ...profile } = stored.user;
      const copies = { token: access_token, access_token, refresh_token };
      const isConsistent = tokenKeys.every((key) => attempt(() => shelves().local.getItem(key)) === copies[key]);
      return { tokens: { access_token, refresh_token }, profile: isProfile(profile) ? profile : null, isConsistent };
    },
    begin: (tokens, profile, newEpoch) => attempt(() => write(newEpoch, tokens, profile)) ?? false,
    saveTokens: (current, tokens) => {
      const stored = storedUser();
      if (stored?.epoch !== current) return false;
      attempt(() => write(current, tokens, stored.user));
      return true;
    },
    saveProfile: (current, profile) => {
      const stored = storedUser();
      if (stored?.epoch !== current) return;
      const { token, refresh_token } = stored.user;
      attempt(() => saveUser({ epoch: current, user: { ...profile, token, refresh_token } }));
    },
    forget: (lost, lastPath) => {
      attempt(() => {
        const { local, session } = shelves();
        dropOwn(session);
        if ((storedUser()?.epoch ?? lost) !== lost) return;
        // First: other tabs tell a lost session from a sign-out by it.
        if (lastPath) local.setItem(lastPathKey, lastPath);
        for (const key of tokenKeys) local.removeItem(key);
        local.removeItem(userKey);
      });
    },
    lastPath: () => attempt(() => shelves().local.getItem(lastPathKey)) ?? null,
    clear: () => {
      attempt(() => shelves().session.clear());
      attempt(() => shelves().local.clear());
    },
  };
}

/** What only this tab stores of the session. */
function dropOwn(session: Storage): void {
  session.removeItem('token');
  session.removeItem(userKey);
}

/** What somebody else wrote under our key is no session. */
const isStoredUser = (stored: unknown): stored is StoredUser =>
  isRecord(stored) &&
  typeof stored['epoch'] === 'string' &&
  isRecord(stored['user']) &&
  typeof stored['user']['token'] === 'string' &&
  typeof stored['user']['refresh_token'] === 'string';

const isProfile = (profile: Partial<Profile>): profile is Profile =>
  typeof profile.uuid === 'string' && typeof profile.email === 'string' && typeof profile.first_name === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
