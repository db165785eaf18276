import { deleteCookie, getCookie } from 'hono/cookie';
import type { ProviderName } from '../../contract/rules/account/providerNames';
import { type ProviderProblem, providerSentence, providerTitle } from '../../contract/rules/account/providers';
import { routes } from '../../contract/wire/routes';
import type { Tx } from '../db/client';
import { findByEmail, findById, profileOf, type User } from '../domain/account/accounts';
import { isUnchanged } from '../domain/account/passwords';
import { issueCode } from '../domain/account/codes/codes';
import { findTicket, extendTicket, takeTicket, type Ticket } from '../domain/account/identities/tickets';
import { hasPasskey } from '../domain/account/passkeys/passkeys';
import { networkOf } from '../domain/limits/growingWait';
import { spend } from '../domain/limits/limits';
import { alreadyMember, signUpCode } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { askSecondFactor } from '../domain/account/secondFactor/secondFactor';
import { rememberDevice } from '../domain/session/knownDevices';
import { openSession } from '../domain/session/sessions';
import { setSecretCookie } from '../http/cookies';
import { problem, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import type { RandomSource } from '../random';
import { challengeCookie, deviceOf } from './auth';
import { deviceSecretFor, knownDeviceOf, leaveDevice } from './device';

const limit = { name: 'handover-address', points: 300, window: 15 * 60_000 };

/** Milliseconds in which the mailbox is proved before the sign-in has to be begun again. */
const proofLifetime = 15 * 60_000;

/** What a provider's callback has left in this browser. */
export const handoverCookie = {
  name: 'sitewright_handover',
  path: '/api/auth/handover',
  sameSite: 'Strict',
  maxAge: proofLifetime / 1_000,
} as const;

const over = () => new Problem(410, providerSentence('over', 'google'), { code: 'over' });

/** Goes on after a provider's sign-in as after a right password: session, second factor, or the mailbox's code first. */
export function handoverRoutes(app: App): void {
  route(app, routes.claimHandover, async ({ tx, db, services: { random }, now, address, http, reply }) => {
    await spend(db, limit, networkOf(address), now);
    const token = getCookie(http, handoverCookie.name);
    const ticket = await findTicket(db, 'handover', token, now);
    if (!ticket) throw over();
    const refused = ticket.about['problem'] as ProviderProblem | undefined;
    if (refused) {
      await takeTicket(db, 'handover', token, now);
      throw new Problem(409, providerSentence(refused, ticket.about['provider'] as ProviderName), { code: refused });
    }
    const user = ticket.userId === null ? null : await findById(db, ticket.userId);
    const email = user?.email ?? ticket.about['email'];
    if (!email) throw over();
    if (user === null || user.verifiedAt === null) {
      await tx((work) => askForProof(work, ticket, { email, user }, { now, random }));
      throw problem('auth', 403, { code: 'not_verified', fields: { email } });
    }
    const share = (await knownDeviceOf(http, db, email, now)) === null ? 'password' : 'owner';
    const device = deviceSecretFor(http, random);
    const opened = await tx(async (work) => {
      // What was linked, and how it is protected, may have changed since; the account's row is held until the end.
      if (!(await isUnchanged(work, user))) throw over();
      if (!(await takeTicket(work, 'handover', token, now))) throw over();
      if (user.twoFactor !== 'none') return askSecondFactor(work, user, share, { now, random });
      await rememberDevice(work, user.id, device, { now, random });
      return openSession(work, user.id, deviceOf(http), { now, random });
    });
    deleteCookie(http, handoverCookie.name, handoverCookie);
    if (typeof opened !== 'string') {
      leaveDevice(http, device);
      return reply(200, { ...profileOf(user), token: opened.access_token, refresh_token: opened.refresh_token });
    }
    setSecretCookie(http, challengeCookie, opened);
    const method = user.twoFactor === 'totp' ? 'totp' : 'email';
    const has_passkey = await hasPasskey(db, user.id);
    return reply(202, { email, is_two_factor_enabled: true, two_factor_method: method, has_passkey });
  });
}

/**
 * Lets the handover wait for the mailbox's code. Where the mailbox belongs to an account of somebody's, its owner is told
 * by mail; whoever waits here is asked for a code as if there were none.
 */
async function askForProof(
  tx: Tx,
  ticket: Ticket,
  { email, user }: { email: string; user: User | null },
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  await extendTicket(tx, ticket, now + proofLifetime);
  const owner = user ?? (await findByEmail(tx, email));
  const share = user ? 'owner' : 'stranger';
  const issued = await issueCode(tx, { email, userId: owner?.id ?? null, purpose: 'sign-up', share }, { now, random });
  const code = 'code' in issued ? issued.code : null;
  if (code === null || !owner) return;
  const provider = ticket.about['provider'] as ProviderName;
  const letter = () => (user ? signUpCode(code) : alreadyMember(providerTitle(provider)));
  await post(tx, { to: email, userId: owner.id }, letter, { now, random });
}
