import type { AnyActorLogic } from 'xstate';
import type { Profile } from '../../contract/wire/account/account';
import type { Draft } from '../../contract/wire/wizard/draft';
import type { PendingFactor } from '../protocols/session';

/** What each step's machine is born with, under its step's name as systemId. The wizard ends it on leaving the step. */
export interface StepInput {
  draft: Draft;
  /** Null on the account step, and on the code step while a second factor is asked for. */
  user: Profile | null;
  /** The second factor that is still asked for. */
  pending?: PendingFactor | null;
}

/** What a chunk brings: the logic of a step, or of the draft's sync. */
export interface LoadedStep {
  logic: AnyActorLogic | null;
}

/** xstate's `spawn` takes an id only for logic whose machine says so; a step's arrives with its chunk. */
export type Spawn = (
  logic: AnyActorLogic | 'still' | 'draftChoice',
  options: { id: string; systemId?: string; input: unknown },
) => unknown;
