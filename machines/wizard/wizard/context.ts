import type { AnyActorRef } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftCopy, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import type { ScreenEvent, ScreenInput } from '../../shell/app/address';
import type { PendingFactor } from '../../account/oneTimeCode/oneTimeCode.machine';
import type { AccountReport, CopyReport, DraftTrouble, KeptOrder, OrderReport, StepReport } from '../step';
import { freshDraft, placeOf } from './steps';

/** What the browser's storage is told. */
export type DraftOrder =
  | { type: 'draft.keep'; draft: Draft; position: WizardPosition; copy: DraftCopy }
  /** The draft, its position and its pictures go; with `copy` those on the server too. */
  | { type: 'draft.forget'; copy: DraftCopy | null };

/** What the keeper of the copy says that changes the step. */
export type CopyNews = Exclude<CopyReport, { type: 'copy.saved' }>;

export interface WizardContext extends WizardPosition {
  user: Profile | null;
  pending: PendingFactor | null;
  source: string | null;
  draft: Draft;
  /** The way of the last move, for the eye. */
  direction: 'forward' | 'backward';
  /** Next may be pressed: the step has said so. */
  ready: boolean;
  /** What is under way in the step must not be left alone: the order. */
  bound: boolean;
  /** What the keeper of the copy has said meanwhile: it would take the step away. */
  postponed: CopyNews | null;
  /** Why the step did not end, in its words; '' without any, null when nothing was refused. */
  refusal: string | null;
  trouble: DraftTrouble | null;
  copy: DraftCopy;
  /** Id of a draft on the server that the address asks for. */
  wanted: string | null;
  /** The customer asks once more for the drafts that the server did not tell. */
  seeksAgain: boolean;
  /** The package as the draft was kept with it. */
  keptPlan: Draft['plan'];
}

export type WizardEvent =
  | { type: 'wizard.next' }
  | { type: 'wizard.previous' }
  | { type: 'wizard.cancel' }
  | { type: 'wizard.continue' }
  | { type: 'wizard.abandon' }
  | { type: 'wizard.keep' }
  | { type: 'step.retry' }
  | { type: 'notice.dismiss' }
  | { type: 'drafts.seek' }
  | { type: 'plans.changed'; plans: Plan[] }
  | { type: 'draft.refused' }
  | { type: 'xstate.error.actor.step'; error: unknown }
  | StepReport
  | AccountReport
  | OrderReport
  | CopyReport
  | { type: 'xstate.error.actor.keeping'; error: unknown }
  | Extract<ScreenEvent, { type: 'profile.changed' }>;

/** The machine of the step that shows. */
export const shownStep = ({ context, system }: { context: WizardContext; system: { get(id: string): AnyActorRef } }) =>
  system.get(context.step);

/** Who keeps the draft's copy on the server. */
export const keeper = ({ system }: { system: { get(id: string): AnyActorRef } }) => system.get('keeping');
export const who = ({ event }: { event: { profile: Profile | null } }) => ({ profile: event.profile });
export const kept = ({ event }: { event: { output: KeptOrder | null } }) => ({ kept: event.output });
/** A draft that another device has saved is taken as one that was kept here. */
export const taken = ({ event }: { event: Extract<CopyReport, { type: 'copy.taken' }> }) => ({
  kept: { ...event, trouble: null },
});
/** What an event says is what the action is told. */
export const said = <Event>({ event }: { event: Event }) => event;
/** Before anything that was kept is read. */
export const beginning = ({ profile, search }: ScreenInput): WizardContext => ({
  user: profile,
  pending: null,
  source: search['source'] ?? null,
  draft: freshDraft(profile, null),
  step: 'account',
  visited: [],
  direction: 'forward',
  ready: false,
  bound: false,
  postponed: null,
  refusal: null,
  trouble: null,
  copy: { id: '', revision: 0, pictures: [] },
  wanted: search['draft'] ?? null,
  seeksAgain: false,
  keptPlan: null,
});
export const positionOf = ({ step, visited }: WizardContext): WizardPosition => ({ step, visited });
/** The first step that wants something, among those that show now. */
export const placed = (context: WizardContext) => ({
  ...placeOf(context.draft, null, context),
  visited: context.visited,
  direction: 'forward' as const,
});
