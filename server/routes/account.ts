import { routes } from '../../contract/wire/routes';
import { findById } from '../domain/account/accounts';
import { deleteAccount } from '../domain/settings/deleteAccount';
import { exportAccount } from '../domain/settings/dataExport';
import { reauthenticate, wrongPassword } from '../domain/account/passwords';
import { spend } from '../domain/limits/limits';
import { note } from '../domain/session/events';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';
import { deviceOf } from './auth';

const limit = { name: 'account-export', points: 10, window: 3_600_000 };

/** Taking one's data along, and leaving. */
export function accountRoutes(app: App): void {
  route(app, routes.exportAccount, async ({ db, user, session, now, services: { settings }, http, reply }) => {
    await spend(db, limit, user.id, now);
    const found = await findById(db, user.id);
    if (!found) throw notFound();
    await note(db, { userId: user.id, sessionId: session.id, kind: 'account-exported', ...deviceOf(http), at: now });
    return reply(200, await exportAccount(db, found, settings, now), {
      'content-disposition': 'attachment; filename="sitewright-account.json"',
    });
  });

  route(app, routes.deleteAccount, async ({ body, tx, db, services: { random, events }, user, now, http, reply }) => {
    const password = body.current_password;
    const found = await reauthenticate(db, { userId: user.id, password, now }, deviceOf(http));
    await tx(async (work) => {
      if (!(await deleteAccount(work, found, { now, random }))) throw wrongPassword();
    });
    events.emit('sessions', { userId: user.id });
    return reply(204);
  });
}
