import { deleteCookie, getCookie } from 'hono/cookie';
import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import { findByEmail, findById, markVerified, profileOf } from '../domain/account/accounts';
import { challengeOf, consumeChallenge } from '../domain/account/codes/challenges';
import { issueCode, tryCode, wrongCode } from '../domain/account/codes/codes';
import type { Share } from '../domain/account/codes/guesses';
import { networkOf } from '../domain/limits/growingWait';
import { spend } from '../domain/limits/limits';
import { secondFactorCode, signUpCode } from '../domain/mail/letters';
import { post, postNothing } from '../domain/mail/mail';
import { trySecondFactor } from '../domain/account/secondFactor/secondFactor';
import { note } from '../domain/session/events';
import { rememberDevice } from '../domain/session/knownDevices';
import { openSession } from '../domain/session/sessions';
import { Problem, tooMany } from '../http/problem';
import { type App, route } from '../http/route';
import { challengeCookie, deviceOf } from './auth';
import { deviceSecretFor, knownDeviceOf, leaveDevice } from './device';

const limits = {
  generate: { name: 'code-address', points: 300, window: 3_600_000 },
  validate: { name: 'code-try-address', points: 600, window: 3_600_000 },
};

const notMailed = () =>
  new Problem(409, t('Enter the code that your authenticator app shows, or a recovery code.'), { code: 'not_mailed' });

export function codeRoutes(app: App): void {
  route(
    app,
    routes.generateCode,
    async ({ body, tx, db, services: { random }, user: caller, now, address, http, reply }) => {
      await spend(db, limits.generate, networkOf(address), now);
      const { email } = body;
      const isOwner = caller?.email === email || (await knownDeviceOf(http, db, email, now)) !== null;
      const retryAfter = await tx(async (work) => {
        const user = await findByEmail(work, email);
        const challenge = await challengeOf(work, getCookie(http, challengeCookie.name), email, now);
        // The password was given in this browser: that the code is not mailed is no secret here.
        if (challenge && user?.twoFactor === 'totp') throw notMailed();
        const purpose = challenge ? 'two-factor' : 'sign-up';
        const share: Share = isOwner ? 'owner' : challenge ? 'password' : 'stranger';
        const issued = await issueCode(work, { email, userId: user?.id ?? null, purpose, share }, { now, random });
        if ('retryAfter' in issued) return issued.retryAfter;
        const code = issued.code ?? '';
        const letter = () => (challenge ? secondFactorCode(code) : signUpCode(code));
        // A mailbox that nobody has, or that is proved already, is answered alike and gets nothing.
        if (user && issued.code !== null && (challenge || user.verifiedAt === null))
          await post(work, { to: email, userId: user.id }, letter, { now, random });
        else await postNothing(work, letter, { now, random });
        return null;
      });
      if (retryAfter !== null) throw tooMany(retryAfter);
      return reply(200, { message: `A new OTP has been sent to ${email}` });
    },
  );

  route(
    app,
    routes.validateCode,
    async ({ body, tx, db, services: { random }, user: caller, now, address, http, reply }) => {
      await spend(db, limits.validate, networkOf(address), now);
      const email = body.user_email;
      const isOwner = caller?.email === email || (await knownDeviceOf(http, db, email, now)) !== null;
      const share = isOwner ? 'owner' : 'stranger';
      const tried = await tryCode(db, { email, purpose: 'sign-up', code: body.otp_code, share }, { now, random });
      if (tried !== 'right') throw wrongCode();
      const user = await findByEmail(db, email);
      if (!user) throw wrongCode();
      await tx(async (work) => {
        await markVerified(work, user.id, now);
        await note(work, { userId: user.id, kind: 'mailbox-verified', ...deviceOf(http), at: now });
      });
      return reply(200, { verified: true });
    },
  );

  route(app, routes.validateSecondFactor, async ({ body, tx, db, services: { random }, now, address, http, reply }) => {
    await spend(db, limits.validate, networkOf(address), now);
    const email = body.user_email;
    const challenge = await challengeOf(db, getCookie(http, challengeCookie.name), email, now);
    const user = challenge && (await findById(db, challenge.userId));
    if (!challenge || !user) throw wrongCode();
    const device = deviceOf(http);
    const share = (await knownDeviceOf(http, db, email, now)) === null ? 'password' : 'owner';
    const attempt = { challengeId: challenge.id, user, code: body.otp_code, share } as const;
    const { tried, factor } = await trySecondFactor(db, attempt, { now, random });
    if (tried === 'wrong') await note(db, { userId: user.id, kind: 'second-factor-failed', ...device, at: now });
    if (tried !== 'right') throw wrongCode();
    const secret = deviceSecretFor(http, random);
    const tokens = await tx(async (work) => {
      if (!(await consumeChallenge(work, challenge.id, now))) throw wrongCode();
      if (factor === 'recovery') await note(work, { userId: user.id, kind: 'recovery-code-used', ...device, at: now });
      await rememberDevice(work, user.id, secret, { now, random });
      return openSession(work, user.id, device, { now, random });
    });
    leaveDevice(http, secret);
    deleteCookie(http, challengeCookie.name, challengeCookie);
    return reply(200, { ...profileOf(user), token: tokens.access_token, refresh_token: tokens.refresh_token });
  });
}
