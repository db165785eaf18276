import type { SnapshotFrom } from 'xstate';
import type { DomainHoldRef } from '../domainHold/domainHold.machine';
import type { domainMachine } from './domain.machine';
import { chargedPrice, isFull, type Offer } from './domain.names';

type Snapshot = SnapshotFrom<typeof domainMachine>;

/** How a suggestion reads. */
export type OfferFace = 'checking' | 'available' | 'taken' | 'added' | 'full';

/** What the button of a suggestion says and does. */
export function faceOf({ context: { domains, limit } }: Snapshot, { name, state }: Offer): OfferFace {
  if (domains.some((one) => one.name === name)) return 'added';
  if (state === 'unanswered') return 'taken';
  return state === 'available' && isFull(domains, limit) ? 'full' : state;
}

export const surcharge = ({ context: { domains, domain } }: Snapshot) => chargedPrice(domains, domain);
export const isAtLimit = ({ context: { domains, limit } }: Snapshot) => isFull(domains, limit);
export const pageCount = ({ context: { total, size } }: Snapshot) => Math.max(1, Math.ceil(total / size));

/** The child that holds the chosen name, while it works: choosing goes on without it. */
export function domainHoldOf({ children }: Snapshot): DomainHoldRef | undefined {
  const domainHold = children['domainHold'] as DomainHoldRef | undefined;
  return domainHold?.getSnapshot().status === 'active' ? domainHold : undefined;
}
