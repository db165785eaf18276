import type { FunctionComponent, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';

type Frame = FunctionComponent<{ children: ReactNode }>;

/** What the chunk of a screen or an overlay brings. */
export interface Part {
  /** The screen's machine with its ports filled; null for a page that only says something. */
  logic: AnyActorLogic | null;
  View: FunctionComponent<{ actor: AnyActorRef }>;
  /** Around the view; it stays mounted from one screen to the next that has the same one. */
  Frame: Frame | null;
}

interface LivePart<Logic extends AnyActorLogic> {
  logic: Logic;
  View: FunctionComponent<{ actor: ActorRefFrom<Logic> }>;
  Frame?: Frame;
}

interface StillPart {
  View: FunctionComponent;
  Frame?: Frame;
}

/** A screen or an overlay that is driven by a machine: the view gets the machine's running actor. */
export const livePart = <Logic extends AnyActorLogic>({ logic, View, Frame }: LivePart<Logic>): Part => ({
  logic,
  // The root gives a view the actor of the logic it came with.
  View: View as Part['View'],
  Frame: Frame ?? null,
});

/** A page that only says something. */
export const stillPart = ({ View, Frame }: StillPart): Part => ({ logic: null, View, Frame: Frame ?? null });
