import { chunk } from '../../lib/chunk';
import type { Call, CallOptions } from './callTypes';

const http = chunk(() => import('./http'));
let options: CallOptions | undefined;
let ready: Call | undefined;

/** Says once, at the start, where the services are and who answers for the session. */
export function connect(given: CallOptions): void {
  options = given;
  ready = undefined;
}

/** Loads what calls need (ky, the contract's schemas), which the first screen does not. */
export async function prepareCalls(): Promise<Call> {
  if (!options) throw new Error('No call before connect().');
  const { createCall } = await http.load().catch(() => Promise.reject(unreachable));
  ready ??= createCall(options);
  return ready;
}
const unreachable = { status: null, message: '' };

/** The contract's calls, for every port: `call('validateCoupon', { params: { code } }, signal)`. See `Call`. */
export const call: Call = async (name, request, signal) => (await prepareCalls())(name, request, signal);
