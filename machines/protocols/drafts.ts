import type { Draft, DraftCopy, WizardPosition } from '../../contract/wire/wizard/draft';

/**
 * What the customer is told of the drafts they left: what was stored here was none of ours; nothing can be stored here;
 * the server did not say whether it has any.
 */
export type DraftTrouble = 'broken' | 'blocked' | 'unsought';

/** A draft as the wizard begins with it, from the browser's storage or from the server. */
export interface StoredDraft {
  /** Null for a new website. */
  draft: Draft | null;
  position: WizardPosition | null;
  trouble: DraftTrouble | null;
  /** Of the server: of a draft that begins the one that it is going to have. */
  copy: DraftCopy;
}

/** What the wizard tells whenever something was chosen, and at first which draft it begins with. */
export interface DraftChange {
  type: 'draft.changed';
  draft: Draft;
  position: WizardPosition;
}

/** What the choice of the draft tells the wizard. */
export type ChoiceReport =
  | { type: 'draft.picked'; stored: StoredDraft }
  /** What is stored here could not even be read. */
  | { type: 'draft.unread' }
  /** What takes the place of what has perished since the draft was saved. */
  | { type: 'draft.perished'; part: Partial<Draft> };

/** What the sync tells the wizard. */
export type SyncReport =
  | { type: 'copy.saved'; copy: DraftCopy }
  /** The customer takes what another device has saved. */
  | { type: 'copy.taken'; draft: Draft; position: WizardPosition; copy: DraftCopy };

/** What the sync tells the choice of the draft: the server has this one now. */
export interface DraftSaved {
  type: 'draft.saved';
  draft: Draft;
}

/** What the wizard tells the sync: the customer may leave, what is due is saved now. */
export interface CopyFlush {
  type: 'copy.flush';
}

/** What the sync is born with. */
export interface SyncInput {
  draft: Draft;
  position: WizardPosition;
  copy: DraftCopy;
}
