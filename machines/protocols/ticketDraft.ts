import type { AttachedFile } from './files';

/** Where what somebody writes is stored until it is sent: whose it is, and which of their messages. */
export interface DraftPlace {
  user: string;
  key: string;
}

export interface TicketDraft {
  /** The id that the message will have, so that sending it again changes nothing. */
  id: string;
  /** What was typed and chosen, by field. */
  texts: Record<string, string>;
  /** Those that the server has. */
  files: AttachedFile[];
}

/** What stores drafts is told. */
export type DraftOrder =
  | { type: 'draft.save'; place: DraftPlace; draft: TicketDraft }
  | { type: 'draft.forget'; place: DraftPlace };

/** `isAnew`: what was stored is over. */
export type DraftQuestion = DraftPlace & { isAnew: boolean };

/** What a message begins with. */
export interface OpenedDraft {
  /** For one that has no draft. */
  id: string;
  /** ISO 8601. */
  now: string;
  /** Of the server's last failure, when that was a moment ago; null for none. */
  request: string | null;
  draft: TicketDraft | null;
}
