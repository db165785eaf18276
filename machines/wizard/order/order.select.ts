import type { SnapshotFrom } from 'xstate';
import type { orderMachine } from './order.machine';
import { isComplete } from '../../../contract/wire/wizard/draftOrder';
import { covers, isTotalChanged, isUnknown, totalsOf } from './placement';

type At = SnapshotFrom<typeof orderMachine>;

/** The parts of the order's states that a customer can tell apart. */
export function faceOf(at: At): 'ordering' | 'awaitingFunds' | 'broken' | 'completed' {
  if (at.matches({ ordering: 'awaitingFunds' })) return 'awaitingFunds';
  if (at.matches('ordering')) return 'ordering';
  return at.matches('broken') ? 'broken' : 'completed';
}

/** What the final button says. */
export function finishOf(at: At): 'loading' | 'complete' | 'addFunds' {
  if (at.context.balance === null || at.matches({ ordering: 'looking' })) return 'loading';
  return at.hasTag('busy') || isCovered(at) ? 'complete' : 'addFunds';
}

const isCovered = ({ context: { draft, balance } }: At) => covers(draft, balance);

/** It is being ordered: here, or by the server once the money that it waited for is there. */
export const isBeingPlaced = (at: At) =>
  at.hasTag('busy') || (at.matches({ ordering: 'awaitingFunds' }) && isCovered(at));

/** Whether everything is there that an order needs, its id as well, and it stands still. */
export const isFinishable = (at: At) => isEditable(at) && isComplete(at.context.draft);

/** Whether a choice may be gone back to: nobody leaves while it is being ordered or looked for. */
export const isEditable = (at: At) => at.matches({ ordering: 'ready' }) || at.matches({ ordering: 'awaitingFunds' });

/** What the last refusal means for the customer; null while there is none. */
export function refusalOf({
  context: { failure },
}: At): 'domain' | 'pictures' | 'logo' | 'total' | 'unknown' | 'plain' | null {
  if (failure === null) return null;
  if (['pictures-number', 'foreign-picture', 'picture-gone'].includes(failure.code ?? '')) return 'pictures';
  if (['foreign-logo', 'logo-gone'].includes(failure.code ?? '')) return 'logo';
  if (failure.code === 'domain-taken') return 'domain';
  if (isTotalChanged(failure)) return 'total';
  return isUnknown(failure) ? 'unknown' : 'plain';
}

/** What the order comes to, minor units; null while the plan or the domain is missing. */
export const totalsAt = ({ context }: At) => totalsOf(context.draft);

export const sameTotals = (one: ReturnType<typeof totalsAt>, other: ReturnType<typeof totalsAt>) =>
  one?.total === other?.total && one?.subtotal === other?.subtotal;
