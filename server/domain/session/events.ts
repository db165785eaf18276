import { and, desc, eq, sql } from 'drizzle-orm';
import type { SecurityEventKind } from '../../../contract/wire/account/security';
import type { Queries } from '../../db/client';
import { securityEvents } from '../../db/schema/accounts';

/** Where a request came from, as the security log shows it. */
export interface Device {
  device: string;
  address: string;
}

export interface SecurityEvent extends Device {
  userId: string;
  sessionId?: string;
  kind: SecurityEventKind;
  /** Milliseconds. */
  at: number;
}

/** Writes down what happened to an account's safety, for its owner to read. */
export async function note(tx: Queries, { sessionId, ...event }: SecurityEvent): Promise<void> {
  await tx.insert(securityEvents).values({ ...event, sessionId: sessionId ?? null });
}

/** The newest 50, newest first. */
export async function listEvents(db: Queries, userId: string) {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(50);
  return rows.map(({ id, kind, device, address, at }) => ({
    id: String(id),
    kind: kind as SecurityEventKind,
    device,
    address,
    at: new Date(at).toISOString(),
  }));
}

/** A browser that was updated is the same one. */
const nameOf = (device: unknown) => sql`regexp_replace(${device}, '[0-9._]+', '', 'g')`;

/**
 * Whether the customer has signed in from this device at this address before; null before the first sign-in, when
 * nothing is known to compare with.
 */
export async function isKnownPlace(db: Queries, userId: string, { device, address }: Device): Promise<boolean | null> {
  const same = sql`${nameOf(securityEvents.device)} = ${nameOf(sql`${device}::text`)} and ${securityEvents.address} = ${address}`;
  const [seen] = await db
    .select({ isKnown: sql<boolean | null>`bool_or(${same})` })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'signed-in')));
  return seen?.isKnown ?? null;
}
