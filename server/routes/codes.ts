import { deleteCookie, getCookie } from 'hono/cookie';
import { routes } from '../../contract/routes';
import { findByEmail, findById, markVerified, profileOf } from '../domain/accounts/accounts';
import { challengeOf, consumeChallenge } from '../domain/codes/challenges';
import { issueCode, tryCode, wrongCode } from '../domain/codes/codes';
import { spend } from '../domain/limits/limits';
import { secondFactorCode, signUpCode } from '../domain/mail/letters';
import { post, postNothing } from '../domain/mail/mail';
import { note } from '../domain/security/events';
import { openSession } from '../domain/sessions/sessions';
import { tooMany } from '../http/problem';
import { type App, route } from '../http/route';
import { challengeCookie, deviceOf } from './auth';

const limits = {
  generate: { name: 'code-address', points: 300, window: 3_600_000 },
  validate: { name: 'code-try-address', points: 600, window: 3_600_000 },
};

export function codeRoutes(app: App): void {
  route(app, routes.generateCode, async ({ body, tx, db, services: { random }, now, address, http, reply }) => {
    await spend(db, limits.generate, address, now);
    const { email } = body;
    const retryAfter = await tx(async (work) => {
      const user = await findByEmail(work, email);
      const challenge = await challengeOf(work, getCookie(http, challengeCookie), email, now);
      const purpose = challenge ? 'two-factor' : 'sign-up';
      const issued = await issueCode(work, { email, userId: user?.id ?? null, purpose }, { now, random });
      if ('retryAfter' in issued) return issued.retryAfter;
      const letter = challenge ? secondFactorCode(issued.code) : signUpCode(issued.code);
      // A mailbox that nobody has, or that is proved already, is answered alike and gets nothing.
      if (user && (challenge || user.verifiedAt === null))
        await post(work, { to: email, userId: user.id }, letter, { now, random });
      else await postNothing(work, letter, { now, random });
      return null;
    });
    if (retryAfter !== null) throw tooMany(retryAfter);
    return reply(200, { message: `A new OTP has been sent to ${email}` });
  });

  route(app, routes.validateCode, async ({ body, tx, db, now, address, http, reply }) => {
    await spend(db, limits.validate, address, now);
    const email = body.user_email;
    if (!(await tryCode(db, { email, purpose: 'sign-up', code: body.otp_code }, now))) throw wrongCode();
    const user = await findByEmail(db, email);
    if (!user) throw wrongCode();
    await tx(async (work) => {
      await markVerified(work, user.id, now);
      await note(work, { userId: user.id, kind: 'mailbox-verified', ...deviceOf(http), at: now });
    });
    return reply(200, { verified: true });
  });

  route(app, routes.validateSecondFactor, async ({ body, tx, db, services: { random }, now, address, http, reply }) => {
    await spend(db, limits.validate, address, now);
    const email = body.user_email;
    const challenge = await challengeOf(db, getCookie(http, challengeCookie), email, now);
    if (!challenge || !(await tryCode(db, { email, purpose: 'two-factor', code: body.otp_code }, now))) {
      throw wrongCode();
    }
    const user = await findById(db, challenge.userId);
    const tokens = await tx(async (work) => {
      if (!(await consumeChallenge(work, challenge.id, now))) throw wrongCode();
      return openSession(work, challenge.userId, deviceOf(http), { now, random });
    });
    if (!user) throw wrongCode();
    deleteCookie(http, challengeCookie, { path: '/api' });
    return reply(200, { ...profileOf(user), token: tokens.access_token, refresh_token: tokens.refresh_token });
  });
}
