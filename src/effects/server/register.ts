import { fromPromise } from 'xstate';
import type { Register, Tokens } from '../../../contract/wire/account/account';
import { call } from './call';

/** In a file of its own, which the sign-in does not load. */
export const register = fromPromise<Tokens, Register>(({ input, signal }) => call('register', { body: input }, signal));
