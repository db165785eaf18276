import type { SnapshotFrom } from 'xstate';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import type { draftChoiceMachine } from './draftChoice.machine';

type Snapshot = SnapshotFrom<typeof draftChoiceMachine>;

/** The drafts that are still there, newest first. */
export const offeredDrafts = ({ context: { drafts, discarded, gone } }: Snapshot): DraftSummary[] =>
  drafts.filter(({ id }) => id !== discarded && !gone.includes(id));

/** The one that was discarded and can be taken back. */
export const discardedDraft = ({ context: { drafts, discarded } }: Snapshot): DraftSummary | null =>
  drafts.find(({ id }) => id === discarded) ?? null;

/** The one that was to be deleted and could not be. */
export const undeletedDraft = ({ context: { drafts, undeleted } }: Snapshot): DraftSummary | null =>
  drafts.find(({ id }) => id === undeleted) ?? null;

export const sameDrafts = (one: readonly DraftSummary[], other: readonly DraftSummary[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
