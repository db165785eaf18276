import type { SecurityEventKind } from '../../../contract/wire/account/security';

/** The security log in plain words. */
export const eventWords: Record<SecurityEventKind, string> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in refused: wrong password',
  'signed-out': 'Logged out',
  'session-revoked': 'Another session logged out',
  'mailbox-verified': 'Email verified',
  'token-replayed': 'Session ended: its key was used twice',
  'second-factor-failed': 'Sign-in refused: wrong code',
  'reauthentication-failed': 'Change refused: wrong password',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by a mailed code',
  'two-factor-enabled': 'Two-factor authentication turned on',
  'two-factor-disabled': 'Two-factor authentication turned off',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'recovery-code-used': 'Recovery code used',
  'account-exported': 'Account data downloaded',
  'identity-linked': 'Account at Google or GitHub linked',
  'identity-unlinked': 'Account at Google or GitHub unlinked',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'Sign-in refused: passkey not accepted',
  'passkey-suspected': 'Sign-in with a passkey that may have been copied',
};

/** The server ends a session at once; nothing is pushed to its pages, whose next request is refused. */
export const foundOut = 'A page still open there shows it as soon as it is used.';
