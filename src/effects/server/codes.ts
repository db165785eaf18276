import { fromPromise } from 'xstate';
import type { SignedIn } from '../../../contract/wire/account/account';
import type { CodePurpose } from '../../../machines/account/oneTimeCode/oneTimeCode.machine';
import { call } from './call';

export const sendCode = fromPromise<void, { email: string }>(async ({ input, signal }) => {
  await call('generateCode', { body: input }, signal);
});

/** A second factor opens a session, a mailbox's code proves the mailbox. */
export const checkCode = fromPromise<SignedIn | null, { purpose: CodePurpose; email: string; code: string }>(
  async ({ input: { purpose, email, code }, signal }) => {
    const body = { user_email: email, otp_code: code };
    if (purpose === 'two-factor') return call('validateSecondFactor', { body }, signal);
    await call('validateCode', { body }, signal);
    return null;
  },
);
