import { plural, t } from '../../languages/t';

/** Attempts that may fail before a deployment has failed for good. */
export const mostAttempts = 3;

export const failureKinds = [
  /** Somebody else's: no attempt will have it. */
  'name_taken',
  /** The registrar understood, and said no. */
  'registrar_refused',
  /** Accepted, and nothing came of it. */
  'registration_lost',
  'picture_gone',
  /** A service did not answer, however often it was asked. */
  'service_away',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/**
 * What can be done about it, in the language of the moment; of what failed for good the way is another order, which its
 * draft holds.
 */
const remedies = (): Record<FailureKind, string> => ({
  name_taken: t('Choose another name: all else that you chose is saved.'),
  registrar_refused: t('Try again; if the answer is the same, write to us, and we speak with the registrar.'),
  registration_lost: t('Try again: the domain is then asked for once more.'),
  picture_gone: t('Try again in a while, in case it comes back, or write to us, and we put another one in its place.'),
  service_away: t('Try again in a few minutes: this is nothing that you did.'),
});

/** What a customer can do about a failure, and what becomes of it without them. `attempt` counts from 1. */
export function remedyOf(kind: FailureKind, attempt: number): string {
  const remedy = remedies()[kind];
  if (kind === 'name_taken') return remedy;
  const left = Math.max(1, mostAttempts - attempt);
  return `${remedy} ${plural(left, 'Nothing you ordered is lost: if the next attempt fails too, you get back all that you paid for it.', 'Nothing you ordered is lost: after {count} more attempts that fail, you get back all that you paid for it.')}`;
}
