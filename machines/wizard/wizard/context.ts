import type { AnyActorRef } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftCopy, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import type { ChoiceReport, DraftTrouble, SyncReport } from '../../protocols/drafts';
import type { PendingFactor } from '../../protocols/session';
import type { AccountReport, OrderReport, StepReport } from '../../protocols/step';
import { freshDraft, placeOf } from './steps';

/** What the browser's storage is told. */
export type DraftOrder =
  | { type: 'draft.store'; draft: Draft; position: WizardPosition; copy: DraftCopy }
  /** The draft, its position and its pictures go; with `copy` those on the server too. */
  | { type: 'draft.forget'; copy: DraftCopy | null };

/** What is said of the draft that takes the step away. */
export type DraftNews = Extract<ChoiceReport | SyncReport, { type: 'draft.perished' | 'copy.taken' }>;

export interface WizardContext extends WizardPosition {
  user: Profile | null;
  pending: PendingFactor | null;
  source: string | null;
  draft: Draft;
  /** The way of the last move, for the eye; null before the first one. */
  direction: 'forward' | 'backward' | null;
  /** Next may be pressed: the step has said so. */
  ready: boolean;
  /** What is under way in the step must not be left alone: the order. */
  bound: boolean;
  /** What was said of the draft meanwhile: it would take the step away. */
  postponed: DraftNews | null;
  /** Why the step did not end, in its words; '' without any, null when nothing was refused. */
  refusal: string | null;
  trouble: DraftTrouble | null;
  copy: DraftCopy;
  /** Id of a draft on the server that the address asks for. */
  wanted: string | null;
  /** The customer asks once more for the drafts that the server did not tell. */
  seeksAgain: boolean;
}

export type WizardEvent =
  | { type: 'wizard.next' }
  | { type: 'wizard.previous' }
  | { type: 'wizard.cancel' }
  | { type: 'wizard.continue' }
  | { type: 'wizard.abandon' }
  | { type: 'wizard.leave' }
  | { type: 'step.retry' }
  | { type: 'notice.dismiss' }
  | { type: 'drafts.seek' }
  | { type: 'plans.changed'; plans: Plan[] }
  | { type: 'draft.refused' }
  | { type: 'xstate.error.actor.step'; error: unknown }
  | StepReport
  | AccountReport
  | OrderReport
  | ChoiceReport
  | SyncReport
  | { type: 'xstate.error.actor.draftChoice'; error: unknown }
  | Extract<ScreenEvent, { type: 'profile.changed' }>;

/** The machine of the step that shows. */
export const shownStep = ({ context, system }: { context: WizardContext; system: { get(id: string): AnyActorRef } }) =>
  system.get(context.step);

export const who = ({ event }: { event: { profile: Profile | null } }) => ({ profile: event.profile });
/** A draft that another device has saved is begun with as one that was stored here. */
export const taken = ({ event }: { event: Extract<SyncReport, { type: 'copy.taken' }> }) => ({
  stored: { ...event, trouble: null },
});
/** What an event says is what the action is told. */
export const said = <Event>({ event }: { event: Event }) => event;
/** Before anything that was stored is read. */
export const beginning = ({ profile, search }: ScreenInput): WizardContext => ({
  user: profile,
  pending: null,
  source: search['source'] ?? null,
  draft: freshDraft(profile, null),
  step: 'account',
  visited: [],
  direction: null,
  ready: false,
  bound: false,
  postponed: null,
  refusal: null,
  trouble: null,
  copy: { id: '', revision: 0, pictures: [] },
  wanted: search['draft'] ?? null,
  seeksAgain: false,
});
export const positionOf = ({ step, visited }: WizardContext): WizardPosition => ({ step, visited });
/** The first step that wants something, among those that show now. */
export const placed = (context: WizardContext) => ({
  ...placeOf(context.draft, null, context),
  visited: context.visited,
  direction: 'forward' as const,
});
