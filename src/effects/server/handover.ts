import { failureOf } from '../../../contract/rules/failure';
import { call } from './call';

/** Refused or over for good. Where a mailbox is to be proved first, or no answer came, a page loaded again claims it again. */
function isUsed(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 409 || status === 410;
}

/** The screen stays as it is; only a page that is loaded again, or come back to, reads the address. */
function forgetHandover(): void {
  const { href } = window.location;
  window.history.replaceState(window.history.state, '', href.replace(/\?handover=1$|handover=1&/, ''));
}

/** Claims what Google or GitHub handed over, once: the address says nothing of it any more when it is used up. */
export async function claimHandover(signal: AbortSignal) {
  try {
    const reply = await call('claimHandover', { body: {} }, signal);
    forgetHandover();
    return reply;
  } catch (error) {
    if (isUsed(error)) forgetHandover();
    throw error;
  }
}
