import * as v from 'valibot';
import { t } from '../../languages/t';
import { Mailbox, SignedIn } from './account';
import type { Route } from '../route';

/** A key of a customer's device or password manager that opens the account. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  /** Null as long as nobody has signed in with it. */
  last_used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** What the browser's own dialog is opened with, in the form that the browser reads (WebAuthn Level 3). */
const Request = v.looseObject({ challenge: v.string() });
export type PasskeyRequest = v.InferOutput<typeof Request>;

/** What the browser's dialog gave, as it writes itself; whether it is any good is the server's to say. */
const Credential = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
  response: v.record(v.string(), v.unknown()),
});
export type PasskeyCredential = v.InferOutput<typeof Credential>;

export const passkeyNameLength = 60;
const name = v.pipe(
  v.string(t('Please enter a name')),
  v.trim(),
  v.nonEmpty(t('Please enter a name')),
  v.maxLength(passkeyNameLength, t('Name is too long')),
  // A line break in a name would begin a line of its own in a mail.
  v.regex(/^[^\u0000-\u001f\u007f]+$/, t('Name has a character that cannot be used')),
);

/**
 * The keys that open an account, and signing in with one. Both begin with a request, whose challenge is good once, for a
 * few minutes, in the browser that asked: a cookie says which that is.
 */
export const passkeyRoutes = {
  passkeys: {
    method: 'GET',
    base: '/api',
    path: '/auth/passkeys/',
    session: 'required',
    replies: { 200: v.array(Passkey) },
  },
  /** 403 `password_needed` where the sign-in is a while ago; `sign_in_again` where there is no password to ask for. */
  beginPasskey: {
    method: 'POST',
    base: '/api',
    path: '/auth/passkeys/begin/',
    session: 'required',
    body: v.object({ current_password: v.optional(v.pipe(v.string(), v.maxLength(200, t('Password is too long')))) }),
    replies: { 200: Request },
  },
  addPasskey: {
    method: 'POST',
    base: '/api',
    path: '/auth/passkeys/',
    session: 'required',
    body: v.object({ name, credential: Credential }),
    replies: { 201: Passkey },
  },
  /** 409 `only_way_in` where nothing else opens the account. What is answered lets the device forget the key too. */
  removePasskey: {
    method: 'DELETE',
    base: '/api',
    path: '/auth/passkeys/:id/',
    session: 'required',
    params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    replies: { 200: v.object({ rp_id: v.string(), credential_id: v.string() }) },
  },
  /** `user_email`: as the second factor of the sign-in that this browser has begun; without it, alone. */
  askPasskey: {
    method: 'POST',
    base: '/api',
    path: '/auth/passkeys/ask/',
    session: 'none',
    body: v.object({ user_email: v.optional(Mailbox) }),
    replies: { 200: Request },
  },
  passkeySignIn: {
    method: 'POST',
    base: '/api',
    path: '/auth/passkeys/sign-in/',
    session: 'none',
    body: v.object({ credential: Credential }),
    replies: { 200: SignedIn },
  },
} as const satisfies Record<string, Route>;
