import type { FunctionComponent, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { Loaded } from '../../machines/shell/app/app.machine';

type Frame = FunctionComponent<{ description?: string | undefined; children: ReactNode }>;

/** What the chunk of a screen or an overlay brings. */
export interface Part extends Loaded {
  View: FunctionComponent<{ actor: AnyActorRef }>;
  /** Around the view; it stays mounted from one screen to the next that has the same one. */
  Frame: Frame | null;
  /** Below the title; left out where that says it all, and where the screen has words of its own above it. */
  description?: string | undefined;
}

interface LivePart<Logic extends AnyActorLogic> {
  /** The screen's machine with its ports filled. */
  logic: Logic;
  View: FunctionComponent<{ actor: ActorRefFrom<Logic> }>;
  Frame?: Frame;
  description?: string;
  /** Who must be there before it: `residents()` for whatever uses the shell or a cached resource. */
  residents?: Loaded['residents'];
}

interface StillPart {
  View: FunctionComponent;
  Frame?: Frame;
  residents?: Loaded['residents'];
}

/** A screen or an overlay that is driven by a machine: the view gets the machine's running actor. */
export const livePart = <Logic extends AnyActorLogic>({
  logic,
  View,
  Frame,
  description,
  residents = {},
}: LivePart<Logic>): Part => ({
  logic,
  description,
  residents,
  // The root gives a view the actor of the logic it came with.
  View: View as Part['View'],
  Frame: Frame ?? null,
});

/** A page that only says something. */
export const stillPart = ({ View, Frame, residents = {} }: StillPart): Part => ({
  logic: null,
  residents,
  View,
  Frame: Frame ?? null,
});
