import { deleteCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { t } from '../../contract/languages/t';
import { wrongCredentials } from '../../contract/rules/problems';
import { routes } from '../../contract/wire/routes';
import type { Tx } from '../db/client';
import { isUnchanged } from '../domain/account/passwords';
import { createAccount, findByEmail, hashPassword, isPasswordOf, profileOf } from '../domain/account/accounts';
import { issueCode } from '../domain/account/codes/codes';
import { hasPasskey } from '../domain/account/passkeys/passkeys';
import { admitSignIn } from '../domain/account/signInTries';
import { admitSignUp } from '../domain/account/signUps';
import { requireUncommon } from '../domain/account/easyPasswords';
import { networkOf } from '../domain/limits/growingWait';
import { spend } from '../domain/limits/limits';
import { signUpCode } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { askSecondFactor } from '../domain/account/secondFactor/secondFactor';
import { note } from '../domain/session/events';
import { rememberDevice } from '../domain/session/knownDevices';
import { openSession, ownerOf, rotate, signOut } from '../domain/session/sessions';
import { setSecretCookie } from '../http/cookies';
import { languageToKeep } from '../http/language';
import { problem, Problem } from '../http/problem';
import { type App, type AppEnv, route } from '../http/route';
import { deviceSecretFor, knownDeviceOf, leaveDevice } from './device';

const minutes = 60_000;
/** Generous to a person who forgot, dear to a machine that guesses. */
const limits = {
  loginAddress: { name: 'login-address', points: 300, window: 15 * minutes },
  registerAddress: { name: 'register-address', points: 300, window: 60 * minutes },
  refresh: { name: 'refresh-address', points: 3_000, window: 15 * minutes },
};

/** The browser that gave the right password, until it gives the second factor (docs/product.md, Sign-in). */
export const challengeCookie = { name: 'sitewright_challenge', path: '/api', sameSite: 'Strict' } as const;

export const deviceOf = (http: Context<AppEnv>) => ({
  device: (http.req.header('user-agent') ?? '').slice(0, 200),
  address: http.get('address'),
});

export function authRoutes(app: App): void {
  for (const registration of [routes.register, routes.registerRequest])
    route(app, registration, async ({ body, tx, db, services: { random }, now, address, http, reply }) => {
      await spend(db, limits.registerAddress, networkOf(address), now);
      requireUncommon(body.password, { email: body.email, field: 'password' });
      const passwordHash = await hashPassword(body.password);
      const device = deviceSecretFor(http, random);
      const opened = await tx(async (work) => {
        const refusal = await admitSignUp(work, { email: body.email, address }, now);
        if (refusal) return refusal;
        const language = languageToKeep(http.req.raw.headers);
        const user = await createAccount(work, { ...body, passwordHash, language }, { now, random });
        await note(work, { userId: user.id, kind: 'signed-up', ...deviceOf(http), at: now });
        await rememberDevice(work, user.id, device, { now, random });
        return openSession(work, user.id, deviceOf(http), { now, random });
      });
      if (opened instanceof Problem) throw opened;
      leaveDevice(http, device);
      return reply(201, opened);
    });

  route(app, routes.login, async ({ body, tx, db, services: { random }, now, log, address, http, reply }) => {
    await spend(db, limits.loginAddress, networkOf(address), now);
    const known = await knownDeviceOf(http, db, body.email, now);
    const forgetTries = await admitSignIn(db, { email: body.email, known, address }, now);
    const user = await findByEmail(db, body.email);
    if (!(await isPasswordOf(user, body.password)) || !user) {
      // The answer does not wait for it: an unknown mailbox, which has no log, is refused as late.
      if (user) {
        note(db, { userId: user.id, kind: 'sign-in-failed', ...deviceOf(http), at: now }).catch((error: unknown) =>
          log.error({ err: error }, 'failed sign-in not written down'),
        );
      }
      throw new Problem(401, wrongCredentials, { code: 'wrong_credentials' });
    }
    await forgetTries();
    const share = known === null ? 'password' : 'owner';
    const device = deviceSecretFor(http, random);
    // A password that was changed while it was being checked is a wrong one.
    const requireUnchanged = async (work: Tx) => {
      if (!(await isUnchanged(work, user))) throw new Problem(401, wrongCredentials, { code: 'wrong_credentials' });
    };
    if (user.verifiedAt === null) {
      await tx(async (work) => {
        const issued = await issueCode(
          work,
          { email: user.email, userId: user.id, purpose: 'sign-up', share: 'owner' },
          { now, random },
        );
        const code = 'code' in issued ? issued.code : null;
        if (code !== null)
          await post(work, { to: user.email, userId: user.id }, () => signUpCode(code), { now, random });
        // Whoever knows the password of a mailbox that nobody has proved yet may prove it.
        await rememberDevice(work, user.id, device, { now, random });
      });
      leaveDevice(http, device);
      throw problem('auth', 403, { code: 'not_verified' });
    }
    if (user.twoFactor !== 'none') {
      const challenge = await tx(async (work) => {
        await requireUnchanged(work);
        return askSecondFactor(work, user, share, { now, random });
      });
      setSecretCookie(http, challengeCookie, challenge);
      return reply(202, {
        email: user.email,
        is_two_factor_enabled: true,
        two_factor_method: user.twoFactor,
        has_passkey: await hasPasskey(db, user.id),
      });
    }
    const tokens = await tx(async (work) => {
      await requireUnchanged(work);
      await rememberDevice(work, user.id, device, { now, random });
      return openSession(work, user.id, deviceOf(http), { now, random });
    });
    leaveDevice(http, device);
    return reply(200, { ...profileOf(user), token: tokens.access_token, refresh_token: tokens.refresh_token });
  });

  route(app, routes.refresh, async ({ body, tx, db, services: { random, events }, now, address, reply }) => {
    await spend(db, limits.refresh, networkOf(address), now);
    const tokens = await tx((work) => rotate(work, body.refresh_token, { now, random }));
    if (tokens) return reply(200, tokens);
    // An old token may have ended its session.
    const userId = await ownerOf(db, body.refresh_token);
    if (userId !== null) events.emit('sessions', { userId });
    throw new Problem(401, t('Session expired. Please log in again.'), { code: 'session_ended' });
  });

  route(app, routes.logout, async ({ body, tx, session, services: { events }, now, http, reply }) => {
    const known = { sessionId: session?.id, refreshToken: body.refresh_token };
    const left = await tx((work) => signOut(work, known, deviceOf(http), now));
    for (const userId of left) events.emit('sessions', { userId });
    deleteCookie(http, challengeCookie.name, challengeCookie);
    return reply(204);
  });
}
