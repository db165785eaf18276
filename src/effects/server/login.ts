import { fromPromise } from 'xstate';
import type { Credentials, LoginAnswer } from '../../../machines/account/signin/signin.machine';
import { chunk } from '../../lib/chunk';
import { call } from './call';

/** Few come back from there: its code is no part of the first load. */
const handover = chunk(() => import('./handover'));

/** With e-mail and password, or with what Google or GitHub handed over. */
export async function logIn({ isHandedOver, ...body }: Credentials, signal: AbortSignal): Promise<LoginAnswer> {
  const reply = isHandedOver
    ? await (await handover.load()).claimHandover(signal)
    : await call('login', { body }, signal);
  return reply.status === 202
    ? { kind: 'secondFactor', needed: reply.body }
    : { kind: 'signedIn', signedIn: reply.body };
}

export const login = fromPromise<LoginAnswer, Credentials>(({ input, signal }) => logIn(input, signal));
