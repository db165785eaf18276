import { routes } from '../../contract/wire/routes';
import { listPlans, listTemplates } from '../domain/money/plans/plans';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';

/** Plans and templates: the same for everyone, so no session is asked for. */
export function catalogueRoutes(app: App): void {
  route(app, routes.plans, async ({ db, reply }) => reply(200, await listPlans(db)));
  route(app, routes.plan, async ({ params, db, reply }) => {
    const plan = (await listPlans(db)).find(({ uuid }) => uuid === params.id);
    if (!plan) throw notFound();
    return reply(200, plan);
  });
  route(app, routes.templates, async ({ db, services: { settings }, reply }) =>
    reply(200, await listTemplates(db, settings.origins.content)),
  );
}
