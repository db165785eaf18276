import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile } from '../../../contract/wire/account/account';
import type { AuthenticatorInput, RecoveryCodes } from '../../../machines/account/authenticator/authenticator.machine';
import type { RecoveryCodesInput } from '../../../machines/account/recoveryCodes/recoveryCodes.machine';
import { call } from './call';

interface Confirmed {
  password: string;
}

/** A secret for an app; the password only where one is asked for, which is where a second factor is replaced. */
export const beginApp = fromPromise<AuthenticatorInput, Confirmed>(async ({ input: { password }, signal }) => {
  const { body } = await call('setUpSecondFactor', { body: password ? { current_password: password } : {} }, signal);
  if (!body) throw unanswered;
  return body;
});
const unanswered = { status: null, message: '' };

export const verifyApp = fromPromise<RecoveryCodes, { code: string }>(({ input: { code }, signal }) =>
  call('verifySecondFactor', { body: { otp_code: code } }, signal),
);

export const enableMail = fromPromise<void, Confirmed>(async ({ input: { password }, signal }) => {
  await call('setUpSecondFactor', { body: { method: 'email', current_password: password } }, signal);
});

export const renewCodes = fromPromise<RecoveryCodes, Confirmed>(({ input: { password }, signal }) =>
  call('renewRecoveryCodes', { body: { current_password: password } }, signal),
);

export const disableFactor = fromPromise<void, Confirmed>(async ({ input: { password }, signal }) => {
  await call('disableSecondFactor', { body: { current_password: password } }, signal);
});

export const readProfile = fromPromise<Profile, undefined>(({ signal }) => call('profile', {}, signal));

/** Rejects where the browser has no clipboard: without TLS, or when it was forbidden. */
export const copySecret = fromPromise<void, { secret: string }>(({ input }) =>
  navigator.clipboard.writeText(input.secret),
);
export const copyCodes = fromPromise<void, { codes: string[] }>(({ input }) =>
  navigator.clipboard.writeText(input.codes.join('\n')),
);

/** A text file of the codes, made here: they go to no server again. */
export const saveCodes = fromPromise<void, RecoveryCodesInput>(({ input: { codes, email } }) => {
  const words = [
    t('Sitewright recovery codes for {email}', { email }),
    t('Each opens the account once.'),
    '',
    ...codes,
    '',
  ];
  const address = URL.createObjectURL(new Blob([words.join('\n')], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'sitewright-recovery-codes.txt';
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return Promise.resolve();
});
