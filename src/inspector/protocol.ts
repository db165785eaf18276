import type { StatelyActorEvent, StatelyEventEvent, StatelySnapshotEvent } from '@statelyai/inspect';

/*
 * What the pages of the product tell the inspector: the events of `@statelyai/inspect`, so that Stately's own page
 * reads them too, with what that protocol leaves out beside them in `more`.
 */

/** An actor was born, or is met for the first time. `more.input` is what it was given. */
export type ActorSeen = StatelyActorEvent & {
  more: { systemId?: string | undefined; src?: string | undefined; input?: unknown };
};

/** An event reached an actor. What came of it follows as a snapshot. */
export type EventSeen = StatelyEventEvent;

/**
 * An actor took an event and is now as `snapshot` says. `more.accepts` are the events that its states listen to now,
 * `more.refuses` those of them that a guard would refuse if they came without a payload.
 */
export type SnapshotSeen = StatelySnapshotEvent & { more: { accepts: string[]; refuses: string[] } };

/** `id` counts up from 1 over everything that a page saw. */
export type Seen = ActorSeen | EventSeen | SnapshotSeen;

/** One loaded page of the product. */
export interface Page {
  id: string;
  /** Version of the product. */
  app: string;
  /** Path and query, redacted. */
  address: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** From a page of the product: here it is, with all it remembers; it saw something; it goes. */
export type FromPage =
  | { type: 'page.here'; page: Page; seen: readonly Seen[] }
  | { type: 'page.saw'; page: string; seen: Seen }
  | { type: 'page.left'; page: string };

/** From the inspector: who is there; and an event for an actor of a page. */
export type FromInspector =
  | { type: 'inspector.asks' }
  | { type: 'inspector.sends'; page: string; sessionId: string; event: { type: string } };

/** Both sides meet here, in the pages of one browser and one origin; whoever comes first. */
export const channelName = 'sitewright-machines';
