import { routes } from '../../contract/wire/routes';
import { dashboardOf } from '../domain/shell/dashboard';
import { depositOf, pendingDepositsOf } from '../domain/money/deposits/read';
import { listEvents, listProjects, retryProject } from '../domain/websites/projects/projects';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';

export function projectRoutes(app: App): void {
  route(app, routes.projects, async ({ params, db, user, now, services: { settings }, reply }) => {
    if (params.user !== user.id) throw notFound();
    return reply(200, await listProjects(db, user.id, { settings, now }));
  });
  route(app, routes.websites, async ({ params, db, user, now, services: { settings }, reply }) =>
    // An empty list, not a refusal, when the uuid is missing or wrong.
    reply(200, params.user === user.id ? await listProjects(db, user.id, { settings, now }) : []),
  );
  route(app, routes.projectEvents, async ({ params, db, user, reply }) =>
    reply(200, await listEvents(db, params.id, user.id)),
  );
  route(app, routes.retryProject, async ({ params, tx, user, now, services, reply }) => {
    const { random, settings, events } = services;
    const project = await tx((work) =>
      retryProject(work, { id: params.id, userId: user.id }, { now, random, settings }),
    );
    events.emit('project', { userId: user.id, projectId: project.id });
    return reply(202, project);
  });
  route(app, routes.dashboard, async ({ db, user, now, services: { settings }, reply }) => {
    const pending = await pendingDepositsOf(db, user.id, now);
    const deposits = pending.map((invoice) => depositOf(invoice, { now, settings }));
    return reply(200, await dashboardOf(db, user.id, { settings, now }, deposits));
  });
}
