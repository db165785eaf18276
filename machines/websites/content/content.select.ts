import type { Way } from '../../protocols/address';
import type { ContentSnapshot } from './content.machine';
import { type FieldName, isComplete, problemsIn } from './content.values';

/** Something is typed or chosen that is not published. */
export const isChanged = (at: ContentSnapshot) => at.matches({ open: 'changed' });

/** What a field is told: the server's word, else, as soon as anything is changed, what keeps it from being published. */
export const problemOf =
  (field: FieldName) =>
  (at: ContentSnapshot): string | undefined =>
    at.context.refusals[field] ?? (isChanged(at) ? problemsIn(at.context.values)[field] : undefined);

/** Publish may be pressed. */
export const canPublish = (at: ContentSnapshot) => isChanged(at) && isComplete(at.context.values);

export const isSending = (at: ContentSnapshot) =>
  at.matches({ open: { changed: 'sending' } }) || at.matches({ open: { changed: 'merging' } });

/** Where to, while it is asked what becomes of what is not published; null when it is not. */
export const askedWay = (at: ContentSnapshot): Way | null =>
  at.matches({ open: { changed: 'asking' } }) ? at.context.way : null;
