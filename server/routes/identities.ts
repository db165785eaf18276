import { providerTitle } from '../../contract/rules/account/providers';
import { routes } from '../../contract/wire/routes';
import { requireVerified } from '../domain/account/accounts';
import { listIdentities, unlinkIdentity } from '../domain/account/identities/identities';
import { openTicket } from '../domain/account/identities/tickets';
import { spend } from '../domain/limits/limits';
import { identityChanged } from '../domain/mail/letters';
import { post } from '../domain/mail/mail';
import { note } from '../domain/session/events';
import { setSecretCookie } from '../http/cookies';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import { configuredProviders } from '../providers/oauth/settings';
import { deviceOf } from './auth';

const limit = { name: 'identity-link', points: 20, window: 3_600_000 };

/** The browser in which Link was pressed. */
export const linkCookie = { name: 'sitewright_link', path: '/api/auth', sameSite: 'Strict', maxAge: 60 } as const;

/** The accounts at Google and GitHub that open a customer's account. */
export function identityRoutes(app: App): void {
  route(app, routes.oauthProviders, async ({ services: { settings }, reply }) =>
    reply(200, configuredProviders(settings.oauth)),
  );

  route(app, routes.identities, async ({ db, user, reply }) => reply(200, await listIdentities(db, user.id)));

  route(app, routes.linkIdentity, async ({ params: { provider }, db, services, user, session, now, http, reply }) => {
    const { random, settings } = services;
    if (!settings.oauth[provider]) throw notFound();
    // An account that somebody made for another's mailbox must not keep a door of theirs once its owner proves it.
    requireVerified(user);
    await spend(db, limit, user.id, now);
    const about = { sessionId: session.id, provider };
    const ticket = await openTicket(db, { kind: 'link', userId: user.id, about }, { now, random });
    // In a cookie and not in the address: nobody can have another's browser link to their own account.
    setSecretCookie(http, linkCookie, ticket);
    return reply(201, { address: `/api/auth/login-${provider}?link=1` });
  });

  route(app, routes.unlinkIdentity, async ({ params: { provider }, tx, services, user, session, now, http, reply }) => {
    const { random, settings } = services;
    await tx(async (work) => {
      const became = await unlinkIdentity(work, user.id, provider, configuredProviders(settings.oauth));
      if (became === 'unknown') throw notFound();
      const title = providerTitle(provider);
      if (became === 'only_way_in') {
        const sentence = `${title} is the only way into your account. Set a password with “Forgot password?” first.`;
        throw new Problem(409, sentence, { code: 'only_way_in' });
      }
      const place = { ...deviceOf(http), at: now };
      await note(work, { userId: user.id, sessionId: session.id, kind: 'identity-unlinked', ...place });
      const letter = () => identityChanged({ provider: title, isLinked: false }, place);
      await post(work, { to: user.email, userId: user.id }, letter, { now, random });
    });
    return reply(204);
  });
}
