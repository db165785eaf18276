import { routes } from '../../contract/wire/routes';
import { listEvents, note } from '../domain/session/events';
import { listSessions, revokeOwn } from '../domain/session/sessions';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';
import { deviceOf } from './auth';

/** What a customer sees and ends of their own sessions, and the security log. */
export function sessionRoutes(app: App): void {
  route(app, routes.listSessions, async ({ db, user, session, now, reply }) =>
    reply(200, await listSessions(db, user.id, session.id, now)),
  );

  route(
    app,
    routes.revokeSession,
    async ({ params: { id }, tx, user, session, services: { events }, now, http, reply }) => {
      await tx(async (work) => {
        if (!(await revokeOwn(work, user.id, id, now))) throw notFound();
        const kind = id === session.id ? 'signed-out' : 'session-revoked';
        await note(work, { userId: user.id, sessionId: id, kind, ...deviceOf(http), at: now });
      });
      events.emit('sessions', { userId: user.id });
      return reply(204);
    },
  );

  route(app, routes.securityEvents, async ({ db, user, reply }) => reply(200, await listEvents(db, user.id)));
}
