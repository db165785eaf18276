import { t } from '../../../contract/languages/t';
import type { SecurityEventKind } from '../../../contract/wire/account/security';

/** The security log in plain words. */
export const eventWords: Record<SecurityEventKind, string> = {
  'signed-up': t('Account created'),
  'signed-in': t('Signed in'),
  'sign-in-failed': t('Sign-in refused: wrong password'),
  'signed-out': t('Logged out'),
  'session-revoked': t('Another session logged out'),
  'mailbox-verified': t('Email verified'),
  'token-replayed': t('Session ended: its key was used twice'),
  'second-factor-failed': t('Sign-in refused: wrong code'),
  'reauthentication-failed': t('Change refused: wrong password'),
  'password-changed': t('Password changed'),
  'password-reset': t('Password reset by a mailed code'),
  'two-factor-enabled': t('Two-factor authentication turned on'),
  'two-factor-disabled': t('Two-factor authentication turned off'),
  'recovery-codes-renewed': t('Recovery codes renewed'),
  'recovery-code-used': t('Recovery code used'),
  'account-exported': t('Account data downloaded'),
  'identity-linked': t('Account at Google or GitHub linked'),
  'identity-unlinked': t('Account at Google or GitHub unlinked'),
  'passkey-added': t('Passkey added'),
  'passkey-removed': t('Passkey removed'),
  'passkey-refused': t('Sign-in refused: passkey not accepted'),
  'passkey-suspected': t('Sign-in with a passkey that may have been copied'),
};

/** The server ends a session at once; nothing is pushed to its pages, whose next request is refused. */
export const foundOut = t('A page still open there shows it as soon as it is used.');
