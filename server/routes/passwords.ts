import { routes } from '../../contract/wire/routes';
import { findByEmail, hashPassword, markVerified } from '../domain/account/accounts';
import { reauthenticate, replacePassword, wrongPassword } from '../domain/account/passwords';
import { requireUncommon } from '../domain/account/easyPasswords';
import { issueCode, tryCode, wrongCode } from '../domain/account/codes/codes';
import { dropIdentities } from '../domain/account/identities/identities';
import { networkOf } from '../domain/limits/growingWait';
import { spend } from '../domain/limits/limits';
import { passwordChanged, passwordResetCode } from '../domain/mail/letters';
import { post, postNothing } from '../domain/mail/mail';
import { note } from '../domain/session/events';
import { rememberDevice } from '../domain/session/knownDevices';
import { tooMany } from '../http/problem';
import { type App, route } from '../http/route';
import { deviceOf } from './auth';
import { deviceSecretFor, deviceSecretOf, knownDeviceOf, leaveDevice } from './device';

const hour = 3_600_000;
const limits = {
  forgot: { name: 'forgot-address', points: 300, window: hour },
  reset: { name: 'reset-address', points: 600, window: hour },
};

/** A forgotten password by a mailed code, and a known one by another. */
export function passwordRoutes(app: App): void {
  route(app, routes.forgotPassword, async ({ body: { email }, tx, db, services, now, address, http, reply }) => {
    const { random } = services;
    await spend(db, limits.forgot, networkOf(address), now);
    const share = (await knownDeviceOf(http, db, email, now)) === null ? 'stranger' : 'owner';
    const retryAfter = await tx(async (work) => {
      const user = await findByEmail(work, email);
      const purpose = 'password-reset';
      const issued = await issueCode(work, { email, userId: user?.id ?? null, purpose, share }, { now, random });
      if ('retryAfter' in issued) return issued.retryAfter;
      const code = issued.code ?? '';
      const letter = () => passwordResetCode(code);
      if (user && issued.code !== null) await post(work, { to: email, userId: user.id }, letter, { now, random });
      else await postNothing(work, letter, { now, random });
      return null;
    });
    if (retryAfter !== null) throw tooMany(retryAfter);
    return reply(200, { message: 'If this address has an account, a code is on its way to it.' });
  });

  route(app, routes.resetPassword, async ({ body, tx, db, services, now, address, http, reply }) => {
    const { random, events } = services;
    await spend(db, limits.reset, networkOf(address), now);
    const { email } = body;
    // Before the code is taken: another password may follow with the same one.
    requireUncommon(body.new_password, { email, field: 'new_password' });
    const share = (await knownDeviceOf(http, db, email, now)) === null ? 'stranger' : 'owner';
    const entry = { email, purpose: 'password-reset', code: body.otp_code, share } as const;
    const tried = await tryCode(db, entry, { now, random });
    if (tried !== 'right' || !(await findByEmail(db, email))) throw wrongCode();
    const passwordHash = await hashPassword(body.new_password);
    const device = deviceSecretFor(http, random);
    const userId = await tx(async (work) => {
      const user = await findByEmail(work, email);
      const reason = 'password-reset';
      const change = { passwordHash, except: null, device: undefined, reason };
      if (!user || !(await replacePassword(work, user, change, now))) throw wrongCode();
      // Who chose the password is not to wait behind those who guess it.
      await rememberDevice(work, user.id, device, { now, random });
      // The code was in the mailbox: who did not prove it at the sign-up has done so now.
      if (user.verifiedAt === null) {
        await markVerified(work, user.id, now);
        // Whoever came with this mailbox unproved keeps no door of theirs.
        await dropIdentities(work, user.id);
      }
      const place = { ...deviceOf(http), at: now };
      await note(work, { userId: user.id, kind: reason, ...place });
      await post(work, { to: email, userId: user.id }, () => passwordChanged(place), { now, random });
      return user.id;
    });
    events.emit('sessions', { userId });
    leaveDevice(http, device);
    return reply(204);
  });

  route(app, routes.changePassword, async ({ body, tx, db, services, user, session, now, http, reply }) => {
    const { random, events } = services;
    requireUncommon(body.new_password, { email: user.email, field: 'new_password' });
    const known = await reauthenticate(db, { userId: user.id, password: body.current_password, now }, deviceOf(http));
    const passwordHash = await hashPassword(body.new_password);
    await tx(async (work) => {
      const reason = 'password-changed';
      const change = { passwordHash, except: session.id, device: deviceSecretOf(http), reason };
      if (!(await replacePassword(work, known, change, now))) throw wrongPassword();
      const place = { ...deviceOf(http), at: now };
      await note(work, { userId: user.id, sessionId: session.id, kind: reason, ...place });
      await post(work, { to: known.email, userId: user.id }, () => passwordChanged(place), { now, random });
    });
    events.emit('sessions', { userId: user.id });
    return reply(204);
  });
}
