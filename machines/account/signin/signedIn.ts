import type { SignedIn } from '../../../contract/wire/account/account';
import type { SessionEvent } from '../../protocols/session';

/** What the session hears of an answer that opened one (the user is stored as no new one). */
export function sessionOf(
  answer: { opened: SignedIn | null } | { kind: 'signedIn'; signedIn: SignedIn } | { kind: 'secondFactor' },
): SessionEvent {
  const signedIn = 'opened' in answer ? answer.opened : answer.kind === 'signedIn' ? answer.signedIn : null;
  if (!signedIn) throw new Error('Nobody is signed in by this.');
  const { token, refresh_token, ...profile } = signedIn;
  return { type: 'session.signedIn', tokens: { access_token: token, refresh_token }, profile };
}
