import type { Way } from '../../protocols/address';
import { type FieldName, isComplete, problemsIn, valuesOf } from './profile.form';
import type { ProfileSnapshot } from './profile.machine';

/** Something is typed or chosen that is not saved. */
export const isChanged = (at: ProfileSnapshot) => at.matches({ working: { form: 'changed' } });

/** What a field is told: the server's word, else, as soon as anything is changed, what keeps it from being saved. */
export const problemOf =
  (field: FieldName) =>
  (at: ProfileSnapshot): string | undefined =>
    at.context.refusals[field] ?? (isChanged(at) ? problemsIn(at.context.values)[field] : undefined);

/** Which part of the number is the country's is about to be known, and nobody has typed any of it. */
export const awaitsSplit = (at: ProfileSnapshot) =>
  at.matches({ working: { countries: 'loading' } }) &&
  at.context.values.phone !== '' &&
  at.context.values.phone === valuesOf(at.context.profile, null).phone &&
  at.context.values.dialCode === '';

/** Save may be pressed. */
export const canSave = (at: ProfileSnapshot) =>
  isChanged(at) && !at.context.isPictureUnsent && isComplete(at.context.values);

/** The last save may be taken back. */
export const canUndo = (at: ProfileSnapshot) =>
  isUndoing(at) || (at.context.before !== null && at.matches({ working: { form: 'resting' } }));
export const isUndoing = (at: ProfileSnapshot) => at.matches({ working: { form: 'undoing' } });
export const isSaving = (at: ProfileSnapshot) => at.matches({ working: { form: { changed: 'saving' } } });

/** Where to, while it is asked what becomes of what is not saved; null when it is not. */
export const askedWay = (at: ProfileSnapshot): Way | null =>
  at.matches({ working: { form: { changed: 'asking' } } }) ? at.context.way : null;
