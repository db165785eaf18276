import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import type { Tx } from '../db/client';
import { findById, requireVerified, type User } from '../domain/account/accounts';
import { reauthenticate } from '../domain/account/passwords';
import { wrongCode } from '../domain/account/codes/codes';
import { spend } from '../domain/limits/limits';
import { secondFactorChanged } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { beginAuthenticator, confirmAuthenticator } from '../domain/account/secondFactor/authenticator';
import { renewRecoveryCodes } from '../domain/account/secondFactor/recoveryCodes';
import { pairingTries, setSecondFactor } from '../domain/account/secondFactor/secondFactor';
import { type Device, note } from '../domain/session/events';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import type { RandomSource } from '../random';
import { deviceOf } from './auth';

const alreadyOn = () =>
  new Problem(409, t('An authenticator app is enabled already. Disable it first.'), { code: 'already_enabled' });
const notOn = () => new Problem(409, t('Enable a second factor first.'), { code: 'not_enabled' });

/** Turning the second factor on and off. */
export function secondFactorRoutes(app: App): void {
  route(app, routes.setUpSecondFactor, async ({ body, tx, db, services: { random }, user, now, http, reply }) => {
    const found = await findById(db, user.id);
    if (!found) throw notFound();
    // From the password alone to an app nothing is lost; whatever takes a second factor away asks for the password.
    if (body.method === 'email' || found.twoFactor !== 'none')
      await reauthenticate(db, { userId: user.id, password: body.current_password, now }, deviceOf(http));
    if (body.method === 'email') {
      // A code that is mailed to a mailbox of somebody else's would lock the account.
      requireVerified(user);
      await tx((work) => change(work, found, 'email', deviceOf(http), { now, random }));
      return reply(204);
    }
    const begun = await beginAuthenticator(db, { userId: user.id, email: user.email }, { now, random });
    if (!begun) throw alreadyOn();
    return reply(200, begun);
  });

  route(app, routes.verifySecondFactor, async ({ body, tx, db, services: { random }, user, now, http, reply }) => {
    await spend(db, pairingTries, user.id, now);
    const found = await findById(db, user.id);
    const recovery_codes = await tx(async (work) => {
      if (!found || !(await confirmAuthenticator(work, user.id, body.otp_code, now))) throw wrongCode();
      await change(work, found, 'totp', deviceOf(http), { now, random });
      return renewRecoveryCodes(work, user.id, { now, random });
    });
    return reply(200, { recovery_codes });
  });

  route(app, routes.disableSecondFactor, async ({ body, tx, db, services: { random }, user, now, http, reply }) => {
    const password = body.current_password;
    const found = await reauthenticate(db, { userId: user.id, password, now }, deviceOf(http));
    await tx((work) => change(work, found, 'none', deviceOf(http), { now, random }));
    return reply(204);
  });

  route(app, routes.renewRecoveryCodes, async ({ body, tx, db, services: { random }, user, now, http, reply }) => {
    const password = body.current_password;
    const found = await reauthenticate(db, { userId: user.id, password, now }, deviceOf(http));
    if (found.twoFactor === 'none') throw notOn();
    const recovery_codes = await tx(async (work) => {
      await note(work, { userId: user.id, kind: 'recovery-codes-renewed', ...deviceOf(http), at: now });
      return renewRecoveryCodes(work, user.id, { now, random });
    });
    return reply(200, { recovery_codes });
  });
}

/** Changes the second factor, writes it down and tells the owner; once, however often it is asked. */
async function change(
  tx: Tx,
  { id: userId, email }: User,
  method: User['twoFactor'],
  device: Device,
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  if (!(await setSecondFactor(tx, userId, method, now))) return;
  const kind = method === 'none' ? 'two-factor-disabled' : 'two-factor-enabled';
  await note(tx, { userId, kind, ...device, at: now });
  const letter = () => secondFactorChanged(method, { ...device, at: now });
  await post(tx, { to: email, userId }, letter, { now, random });
}
