import { deleteCookie, getCookie } from 'hono/cookie';
import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import type { Tx } from '../db/client';
import { findById, profileOf, type User } from '../domain/account/accounts';
import { challengeOf, consumeChallenge, countTry } from '../domain/account/codes/challenges';
import { openTicket, takeTicket } from '../domain/account/identities/tickets';
import { countSignedBy, relyingPartyOf, requestOf } from '../domain/account/passkeys/ceremony';
import { findPasskey, noteUse, passkeysOf, type StoredPasskey } from '../domain/account/passkeys/passkeys';
import { isUnchanged } from '../domain/account/passwords';
import { forgetTries, type GrowingWait, networkOf, waitYourTurn } from '../domain/limits/growingWait';
import { spend } from '../domain/limits/limits';
import { passkeySuspected } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { type Device, note } from '../domain/session/events';
import { rememberDevice } from '../domain/session/knownDevices';
import { openSession } from '../domain/session/sessions';
import { setSecretCookie } from '../http/cookies';
import { Problem } from '../http/problem';
import { type App, route } from '../http/route';
import { type RandomSource, secret } from '../random';
import { challengeCookie, deviceOf } from './auth';
import { deviceSecretFor, leaveDevice } from './device';
import { passkeyCookie, tookTooLong } from './passkeys';

const minutes = 60_000;
const limits = {
  /** A page of the sign-in asks once when it is opened. */
  ask: { name: 'passkey-ask-address', points: 600, window: 15 * minutes },
  signIn: { name: 'passkey-address', points: 300, window: 15 * minutes },
};
/** Of one network with one passkey, as with a password: ten at once, then after 1, 2, 4 ... 60 min. */
const tries: GrowingWait = {
  name: 'passkey',
  free: 10,
  first: minutes,
  longest: 60 * minutes,
  memory: 24 * 60 * minutes,
};

const unknown = () =>
  new Problem(409, t('This passkey opens no account here any more. Sign in another way.'), { code: 'passkey_unknown' });
const refused = () =>
  new Problem(409, t('This passkey could not be checked. Sign in another way.'), { code: 'passkey_refused' });

/** Signing in with a passkey: alone, or after the password in place of a code. */
export function passkeySignInRoutes(app: App): void {
  route(app, routes.askPasskey, async ({ body, db, services, now, address, http, reply }) => {
    const { random, settings } = services;
    await spend(db, limits.ask, networkOf(address), now);
    const email = body.user_email;
    const waiting = email ? await challengeOf(db, getCookie(http, challengeCookie.name), email, now) : null;
    if (email && !waiting) throw tookTooLong();
    const allowed = waiting ? await passkeysOf(db, waiting.userId) : [];
    if (waiting && allowed.length === 0) throw unknown();
    const challenge = secret(random);
    const about = { challenge, ...(waiting && { waiting: waiting.id }) };
    const ticket = { kind: 'passkey', userId: waiting?.userId ?? null, about } as const;
    setSecretCookie(http, passkeyCookie, await openTicket(db, ticket, { now, random }));
    return reply(200, await requestOf(relyingPartyOf(settings.origins.app), allowed, challenge));
  });

  route(app, routes.passkeySignIn, async ({ body: { credential }, tx, db, services, now, address, http, reply }) => {
    const { random, settings } = services;
    await spend(db, limits.signIn, networkOf(address), now);
    const ticket = await takeTicket(db, 'passkey', getCookie(http, passkeyCookie.name), now);
    const { challenge, waiting } = ticket?.about ?? {};
    if (!ticket || !challenge) throw tookTooLong();
    const passkey = await findPasskey(db, credential.id);
    const user = passkey && (await findById(db, passkey.userId));
    if (!passkey || !user) throw unknown();
    const pair = `${passkey.id} ${networkOf(address)}`;
    await waitYourTurn(db, tries, pair, now);
    const device = deviceOf(http);
    const isCounted = waiting === undefined || (await countTry(db, waiting, now));
    // After a password only a passkey of that account is its second factor.
    const isAsked = isCounted && (waiting === undefined || ticket.userId === user.id);
    const party = relyingPartyOf(settings.origins.app);
    const signed = isAsked ? await countSignedBy(party, credential, { passkey, challenge }) : null;
    if (signed === null) {
      await note(db, { userId: user.id, kind: 'passkey-refused', ...device, at: now });
      throw refused();
    }
    await forgetTries(db, tries, pair);
    const known = deviceSecretFor(http, random);
    const tokens = await tx(async (work) => {
      // What protects the account may have changed since; its row is held until the end.
      if (!(await isUnchanged(work, user))) throw tookTooLong();
      if (!(await admit(work, { user, passkey, signed, device }, { now, random }))) return null;
      if (waiting !== undefined && !(await consumeChallenge(work, waiting, now))) throw tookTooLong();
      await rememberDevice(work, user.id, known, { now, random });
      return openSession(work, user.id, device, { now, random });
    });
    if (!tokens) throw refused();
    leaveDevice(http, known);
    deleteCookie(http, passkeyCookie.name, passkeyCookie);
    deleteCookie(http, challengeCookie.name, challengeCookie);
    return reply(200, { ...profileOf(user), token: tokens.access_token, refresh_token: tokens.refresh_token });
  });
}

interface Shown {
  user: User;
  passkey: StoredPasskey;
  signed: number;
  device: Device;
}

/** Counts the use; its owner is told of one that may be a copy's, whether it is let in or not. */
async function admit(
  tx: Tx,
  { user, passkey: { id, name }, signed, device }: Shown,
  { now, random }: { now: number; random: RandomSource },
): Promise<boolean> {
  const { opens, isSuspected } = await noteUse(tx, id, signed, now);
  if (isSuspected) {
    const place = { ...device, at: now };
    await note(tx, { userId: user.id, kind: 'passkey-suspected', ...place });
    const letter = () => passkeySuspected({ name, isLetIn: opens }, place);
    await post(tx, { to: user.email, userId: user.id }, letter, { now, random });
  }
  return opens;
}
