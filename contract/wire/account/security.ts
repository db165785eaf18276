import * as v from 'valibot';
import { t } from '../../languages/t';
import { Code, Mailbox, Password } from './account';
import type { Route } from '../route';

/** The password that re-authenticates: refused under this field when it is wrong. */
const CurrentPassword = v.pipe(
  v.string(t('Please enter your password')),
  v.nonEmpty(t('Please enter your password')),
  v.maxLength(200, t('Password is too long')),
);
export const CurrentPasswordGiven = v.object({ current_password: CurrentPassword });

export const ForgotPassword = v.object({ email: Mailbox });
export const ResetPassword = v.object({ email: Mailbox, otp_code: Code, new_password: Password });
export const ChangePassword = v.object({ current_password: CurrentPassword, new_password: Password });

/**
 * `{}` begins an authenticator app, which counts from its first code on; `{ method: 'email', current_password }` has the
 * code mailed, at once. Replacing the mailed code by an app needs the password too.
 */
export const SetUpSecondFactor = v.object({
  method: v.optional(v.picklist(['totp', 'email']), 'totp'),
  current_password: v.optional(CurrentPassword),
});
/** The dark modules of a QR code as the path of a drawing, a run of a line at a time, and modules a side. */
export const QrDrawing = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  path: v.pipe(v.string(), v.regex(/^(?:M\d+ \d+h\d+v1H\d+z)+$/)),
});
export type QrDrawing = v.InferOutput<typeof QrDrawing>;

/**
 * What is typed into the authenticator app (base32), opens it on the same device, or is read by its camera. Drawn by
 * the server: the browser needs no encoder, which is larger than the card it would be for.
 */
export const AuthenticatorSecret = v.object({ secret: v.string(), otpauth_url: v.string(), secret_qr: QrDrawing });
export type AuthenticatorSecret = v.InferOutput<typeof AuthenticatorSecret>;
export const AuthenticatorCode = v.object({ otp_code: Code });
/** Shown once; the server keeps hashes. */
export const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

export const Session = v.object({
  id: v.string(),
  /** As the browser names itself. */
  device: v.string(),
  address: v.string(),
  created_at: v.string(),
  last_seen_at: v.string(),
  is_current: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;
export const SessionParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const securityEventKinds = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'mailbox-verified',
  'token-replayed',
  'second-factor-failed',
  'reauthentication-failed',
  'password-changed',
  'password-reset',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-codes-renewed',
  'recovery-code-used',
  'account-exported',
  'identity-linked',
  'identity-unlinked',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'passkey-suspected',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
export const SecurityEvent = v.object({
  id: v.string(),
  kind: v.picklist(securityEventKinds),
  device: v.string(),
  address: v.string(),
  at: v.string(),
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

/** A document to keep, not to work with: what is in it is the server's to say. */
export const AccountExport = v.looseObject({ exported_at: v.string() });

/** Passwords, second factors, sessions and the account itself. */
export const securityRoutes = {
  forgotPassword: {
    method: 'POST',
    base: '/api',
    path: '/auth/forgot-password/',
    session: 'none',
    body: ForgotPassword,
    replies: { 200: v.object({ message: v.string() }) },
  },
  resetPassword: {
    method: 'POST',
    base: '/api',
    path: '/auth/reset-password/',
    session: 'none',
    body: ResetPassword,
    replies: { 204: null },
  },
  changePassword: {
    method: 'POST',
    base: '/api',
    path: '/auth/password-change/',
    session: 'required',
    body: ChangePassword,
    replies: { 204: null },
  },
  /** 200 for an app, which is not enabled yet; 204 for the mailed code, which is. */
  setUpSecondFactor: {
    method: 'POST',
    base: '/api',
    path: '/auth/2fa/setup',
    session: 'required',
    body: SetUpSecondFactor,
    replies: { 200: AuthenticatorSecret, 204: null },
  },
  verifySecondFactor: {
    method: 'POST',
    base: '/api',
    path: '/auth/2fa/setup/verify/',
    session: 'required',
    body: AuthenticatorCode,
    replies: { 200: RecoveryCodes },
  },
  disableSecondFactor: {
    method: 'POST',
    base: '/api',
    path: '/auth/2fa/setup/disable',
    session: 'required',
    body: CurrentPasswordGiven,
    replies: { 204: null },
  },
  renewRecoveryCodes: {
    method: 'POST',
    base: '/api',
    path: '/auth/2fa/recovery-codes/',
    session: 'required',
    body: CurrentPasswordGiven,
    replies: { 200: RecoveryCodes },
  },
  listSessions: {
    method: 'GET',
    base: '/api',
    path: '/auth/sessions/',
    session: 'required',
    replies: { 200: v.array(Session) },
  },
  revokeSession: {
    method: 'DELETE',
    base: '/api',
    path: '/auth/sessions/:id/',
    session: 'required',
    params: SessionParams,
    replies: { 204: null },
  },
  securityEvents: {
    method: 'GET',
    base: '/api',
    path: '/auth/events/',
    session: 'required',
    replies: { 200: v.array(SecurityEvent) },
  },
  exportAccount: {
    method: 'GET',
    base: '/api',
    path: '/account/export/',
    session: 'required',
    replies: { 200: AccountExport },
  },
  deleteAccount: {
    method: 'DELETE',
    base: '/api',
    path: '/account/',
    session: 'required',
    body: CurrentPasswordGiven,
    replies: { 204: null },
  },
} as const satisfies Record<string, Route>;
