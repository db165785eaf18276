import { getCookie } from 'hono/cookie';
import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import { findById, requireVerified } from '../domain/account/accounts';
import { openTicket, takeTicket } from '../domain/account/identities/tickets';
import { reauthenticate } from '../domain/account/passwords';
import { creationOf, madeOf, relyingPartyOf } from '../domain/account/passkeys/ceremony';
import {
  addPasskey,
  isFresh,
  listPasskeys,
  passkeysMost,
  passkeysOf,
  removePasskey,
} from '../domain/account/passkeys/passkeys';
import { spend } from '../domain/limits/limits';
import { passkeyChanged } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { note } from '../domain/session/events';
import { setSecretCookie } from '../http/cookies';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import { configuredProviders } from '../providers/oauth/settings';
import { secret } from '../random';
import { deviceOf } from './auth';

const limit = { name: 'passkey-add', points: 20, window: 3_600_000 };

/** The browser in which a passkey was asked for, or is being made. */
export const passkeyCookie = {
  name: 'sitewright_passkey',
  path: '/api/auth/passkeys',
  sameSite: 'Strict',
  maxAge: 600,
} as const;

/** An answer to what nobody asked any more. */
export const tookTooLong = () => new Problem(410, t('That took too long. Please try again.'), { code: 'over' });

const signInAgain = () =>
  new Problem(403, t('Your sign-in was a while ago. Log out and sign in again, then add the passkey.'), {
    code: 'sign_in_again',
  });
const tooManyPasskeys = () =>
  new Problem(409, t('You have {count} passkeys already. Remove one first.', { count: passkeysMost }), {
    code: 'too_many',
  });
const refusals = {
  known: () => new Problem(409, t('This device has a passkey of your account already.'), { code: 'known' }),
  too_many: tooManyPasskeys,
  over: tookTooLong,
};

/** A customer's passkeys: what they are, one more, one less. */
export function passkeyRoutes(app: App): void {
  route(app, routes.passkeys, async ({ db, user, reply }) => reply(200, await listPasskeys(db, user.id)));

  route(app, routes.beginPasskey, async ({ body, db, services, user, session, now, http, reply }) => {
    const { random, settings } = services;
    // An account that somebody made for another's mailbox must not keep a door of theirs once its owner proves it.
    requireVerified(user);
    await spend(db, limit, user.id, now);
    const existing = await passkeysOf(db, user.id);
    if (existing.length >= passkeysMost) throw tooManyPasskeys();
    // Somebody else at an open browser must not get a key to keep.
    if (!(await isFresh(db, session.id, now))) {
      const password = body.current_password;
      if ((await findById(db, user.id))?.passwordHash === null) throw signInAgain();
      if (password === undefined)
        throw new Problem(403, t('Enter your password to go on.'), { code: 'password_needed' });
      await reauthenticate(db, { userId: user.id, password, now }, deviceOf(http));
    }
    const challenge = secret(random);
    const about = { challenge, sessionId: session.id };
    const ticket = await openTicket(db, { kind: 'passkey-add', userId: user.id, about }, { now, random });
    setSecretCookie(http, passkeyCookie, ticket);
    const party = relyingPartyOf(settings.origins.app);
    return reply(200, await creationOf(party, { userId: user.id, email: user.email, existing }, challenge));
  });

  route(app, routes.addPasskey, async ({ body, tx, db, services, user, session, now, http, reply }) => {
    const { random, settings } = services;
    const { name, credential } = body;
    const ticket = await takeTicket(db, 'passkey-add', getCookie(http, passkeyCookie.name), now);
    const { challenge, sessionId } = ticket?.about ?? {};
    if (ticket?.userId !== user.id || sessionId !== session.id || !challenge) throw tookTooLong();
    const made = await madeOf(relyingPartyOf(settings.origins.app), credential, challenge);
    if (!made)
      throw new Problem(409, t('This device’s passkey could not be checked. Nothing was added.'), { code: 'refused' });
    const added = await tx(async (work) => {
      const asked = { userId: user.id, sessionId: session.id, name };
      const became = await addPasskey(work, asked, made, { now, random });
      if (typeof became === 'string') throw refusals[became]();
      const place = { ...deviceOf(http), at: now };
      await note(work, { userId: user.id, sessionId: session.id, kind: 'passkey-added', ...place });
      const letter = () => passkeyChanged({ name, isAdded: true }, place);
      await post(work, { to: user.email, userId: user.id }, letter, { now, random });
      return became;
    });
    return reply(201, added);
  });

  route(app, routes.removePasskey, async ({ params: { id }, tx, services, user, session, now, http, reply }) => {
    const { random, settings } = services;
    const usable = configuredProviders(settings.oauth);
    const { credentialId } = await tx(async (work) => {
      const became = await removePasskey(work, { userId: user.id, id }, usable);
      if (became === 'unknown') throw notFound();
      if (became === 'only_way_in') {
        const sentence = t(
          'This passkey is the only way into your account. Set a password with “Forgot password?” first.',
        );
        throw new Problem(409, sentence, { code: 'only_way_in' });
      }
      const place = { ...deviceOf(http), at: now };
      await note(work, { userId: user.id, sessionId: session.id, kind: 'passkey-removed', ...place });
      const letter = () => passkeyChanged({ name: became.name, isAdded: false }, place);
      await post(work, { to: user.email, userId: user.id }, letter, { now, random });
      return became;
    });
    return reply(200, { rp_id: relyingPartyOf(settings.origins.app).id, credential_id: credentialId });
  });
}
