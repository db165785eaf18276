import { fromPromise } from 'xstate';
import { call } from './call';

/** Has a code mailed, where the address has an account; the answer does not say whether it has. */
export const requestReset = fromPromise<void, { email: string }>(async ({ input, signal }) => {
  await call('forgotPassword', { body: input }, signal);
});

export const resetPassword = fromPromise<void, { email: string; code: string; password: string }>(
  async ({ input: { email, code, password }, signal }) => {
    await call('resetPassword', { body: { email, otp_code: code, new_password: password } }, signal);
  },
);
