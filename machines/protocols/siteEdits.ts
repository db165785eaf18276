import type { SavedEdits } from '../../contract/wire/websites/edits';

/** What waits to be published of a website; null for nothing. */
export type WaitingEdits = SavedEdits['edits'];

/** What the editor is told by what has its edits saved. */
export type EditsReport =
  /** The server has these now; `version` is of the newest content. */
  | { type: 'edits.saved'; edits: WaitingEdits; revision: number; version: number }
  /** Somebody else has saved or published meanwhile. */
  | { type: 'edits.clashed' }
  /** The page may be gone in a moment: what is typed is saved now. */
  | { type: 'edits.flush' };
