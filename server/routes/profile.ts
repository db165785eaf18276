import { routes } from '../../contract/routes';
import { changeProfile, findById, profileOf } from '../domain/accounts/accounts';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';

export function profileRoutes(app: App): void {
  route(app, routes.profile, async ({ db, user, reply }) => {
    const found = await findById(db, user.id);
    if (!found) throw notFound();
    return reply(200, profileOf(found));
  });
  route(app, routes.changeProfile, async ({ body, tx, user, now, reply }) =>
    reply(200, profileOf(await tx((work) => changeProfile(work, user.id, body, now)))),
  );
}
