import type { Queries } from '../../db/client';
import { securityEvents } from '../../db/schema/accounts';

export type SecurityEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'mailbox-verified'
  | 'token-replayed';

export interface SecurityEvent {
  userId: string;
  sessionId?: string;
  kind: SecurityEventKind;
  device: string;
  address: string;
  /** Milliseconds. */
  at: number;
}

/** Writes down what happened to an account's safety, for its owner to read. */
export async function note(tx: Queries, { sessionId, ...event }: SecurityEvent): Promise<void> {
  await tx.insert(securityEvents).values({ ...event, sessionId: sessionId ?? null });
}
