import { routes } from '../../contract/wire/routes';
import { csvStream } from '../domain/money/csv';
import { spend } from '../domain/limits/limits';
import { dashboardOf } from '../domain/shell/dashboard';
import { eachWebsite, listWebsites, type WebsiteBody } from '../domain/websites/projects/list';
import { historyOfOwn, listProjects, retryProject } from '../domain/websites/projects/projects';
import { notFound } from '../http/problem';
import { type App, route } from '../http/route';

/** Files that read all there is of a customer. */
const downloads = { name: 'websites-csv', points: 30, window: 600_000 };

export function projectRoutes(app: App): void {
  route(app, routes.projects, async ({ params, db, user, now, services: { settings }, reply }) => {
    if (params.user !== user.id) throw notFound();
    return reply(200, await listProjects(db, user.id, { settings, now }));
  });
  route(app, routes.websites, async ({ params, db, user, now, services: { settings }, reply }) =>
    // An empty list, not a refusal, when the uuid is missing or wrong.
    reply(200, params.user === user.id ? await listProjects(db, user.id, { settings, now }) : []),
  );
  route(app, routes.websiteList, async ({ query, db, user, now, services: { settings }, reply }) => {
    const { page, limit } = query;
    return reply(200, { page, limit, ...(await listWebsites(db, user.id, query, { page, limit, settings, now })) });
  });
  route(app, routes.websitesCsv, async ({ query, db, user, now, services: { settings } }) => {
    await spend(db, downloads, user.id, now);
    return new Response(csvStream(websiteColumns, eachWebsite(db, user.id, query, { settings, now })), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="websites.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  route(app, routes.projectEvents, async ({ params, db, user, now, services: { settings }, reply }) =>
    reply(200, await historyOfOwn(db, { id: params.id, userId: user.id }, { settings, now })),
  );
  route(app, routes.retryProject, async ({ params, tx, user, now, services, reply }) => {
    const { random, settings, events } = services;
    const project = await tx((work) =>
      retryProject(work, { id: params.id, userId: user.id }, { now, random, settings }),
    );
    events.emit('project', { userId: user.id, projectId: project.id });
    return reply(202, project);
  });
  route(app, routes.dashboard, async ({ db, user, now, services: { settings }, reply }) =>
    reply(200, await dashboardOf(db, user.id, { settings, now })),
  );
}

const websiteColumns: Record<string, (website: WebsiteBody) => string | null> = {
  Domain: ({ domain }) => domain,
  Business: ({ business_name }) => business_name,
  Status: ({ project_status }) => project_status,
  Template: ({ template_name }) => template_name,
  Created: ({ created_at }) => created_at,
  'Monthly fee EUR': ({ monthly_fee }) => monthly_fee,
  'Next billing': ({ next_billing_date }) => next_billing_date,
  Ends: ({ ends_at, ended_at }) => ended_at ?? ends_at,
  Address: ({ site_url }) => site_url,
  Id: ({ id }) => id,
};
