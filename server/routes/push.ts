import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import { lockCustomer } from '../domain/account/lock';
import { spend } from '../domain/limits/limits';
import { endpointOf, turnPushOff, turnPushOn } from '../domain/notices/push';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';

const changes = { name: 'push', points: 30, window: 3_600_000 };

const unreachable = () => new Problem(422, t('Notices cannot be sent to this browser.'), { code: 'push_unreachable' });

/** Notices in a browser of which no page is open: of the session that asks. */
export function pushRoutes(app: App): void {
  route(app, routes.push, async ({ db, session, services: { providers }, reply }) =>
    reply(200, { key: providers.push?.key ?? null, endpoint: await endpointOf(db, session.id) }),
  );

  route(app, routes.turnPushOn, async ({ db, tx, user, session, body, now, services: { providers }, reply }) => {
    const { push } = providers;
    if (!push) throw notFound();
    if (!push.accepts(body.endpoint)) throw unreachable();
    await spend(db, changes, user.id, now);
    await tx(async (work) => {
      await lockCustomer(work, user.id);
      await turnPushOn(work, { userId: user.id, sessionId: session.id }, body, now);
    });
    return reply(200, { key: push.key, endpoint: body.endpoint });
  });

  route(app, routes.turnPushOff, async ({ tx, session, reply }) => {
    await tx((work) => turnPushOff(work, session.id));
    return reply(204);
  });
}
