import { fromPromise } from 'xstate';
import type { SignedIn } from '../../contract/wire/account/account';
import { oneTimeCodeMachine } from '../../machines/account/oneTimeCode/oneTimeCode.machine';
import { checkCode, sendCode } from '../effects/server/codes';
import { chunk } from '../lib/chunk';

/** Few have one to show in place of a code. */
const passkeys = chunk(() => import('../effects/server/passkeys'));

const showPasskey = fromPromise<SignedIn, { email: string }>(async ({ input, signal }) =>
  (await passkeys.load()).showPasskey(input, signal),
);

/** The code machine with its ports filled: part of every screen that asks for one. */
export const oneTimeCode = oneTimeCodeMachine.provide({ actors: { checkCode, sendCode, showPasskey } });
