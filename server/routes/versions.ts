import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { detailOf } from '../domain/websites/projects/detail';
import { exportSite } from '../domain/websites/versions/export';
import { filesOf } from '../domain/websites/versions/files';
import { contentOf, listVersions } from '../domain/websites/versions/list';
import { findOwn } from '../domain/websites/versions/own';
import { publishContent } from '../domain/websites/versions/publish';
import { restore } from '../domain/websites/versions/restore';
import { publishWords, requirePictures } from '../domain/wizard/orders/pictures';
import { showFiles } from '../domain/wizard/previews/shelf';
import { type App, route } from '../http/route';

const minute = 60_000;
/** What makes, copies or packs all files of a website. */
const limits = {
  publish: { name: 'publish', points: 30, window: 10 * minute },
  restore: { name: 'restore', points: 120, window: 10 * minute },
  preview: { name: 'version-preview', points: 40, window: 10 * minute },
  files: { name: 'website-export', points: 20, window: 10 * minute },
};

/** The life of a website after its order. */
export function versionRoutes(app: App): void {
  route(app, routes.project, async ({ params, db, user, services: { settings }, reply }) =>
    reply(200, await detailOf(db, { id: params.id, userId: user.id }, settings)),
  );

  route(app, routes.projectContent, async ({ params, db, user, reply }) =>
    reply(200, await contentOf(db, { id: params.id, userId: user.id })),
  );

  route(app, routes.publishContent, async ({ params, body, db, tx, user, now, services, reply }) => {
    const named = { id: params.id, userId: user.id };
    await findOwn(db, named);
    await spend(db, limits.publish, user.id, now);
    await requirePictures(services, body, user.id, publishWords);
    const { random, events } = services;
    const version = await tx((work) => publishContent(work, named, body, { now, random }));
    events.emit('project', { userId: user.id, projectId: params.id });
    return reply(202, { version });
  });

  route(app, routes.projectVersions, async ({ params, query, db, user, reply }) =>
    reply(
      200,
      await listVersions(db, { id: params.id, userId: user.id }, { before: query.before, limit: query.limit }),
    ),
  );

  route(app, routes.restoreVersion, async ({ params: { id, number }, db, user, now, services, reply }) => {
    await spend(db, limits.restore, user.id, now);
    const version = await restore(services, { id, userId: user.id, number }, now);
    services.events.emit('project', { userId: user.id, projectId: id });
    return reply(200, { version });
  });

  route(app, routes.versionPreview, async ({ params: { id, number }, db, tx, user, now, services, reply }) => {
    await spend(db, limits.preview, user.id, now);
    const { files } = await filesOf(services, { id, userId: user.id, number });
    const { url, expiresAt } = await showFiles(services, { files, now, transact: tx });
    return reply(200, { address: url, expires_at: new Date(expiresAt).toISOString() });
  });

  route(app, routes.exportProject, async ({ params, db, user, now, services }) => {
    await spend(db, limits.files, user.id, now);
    const { name, zip } = await exportSite(services, { id: params.id, userId: user.id });
    return new Response(new Uint8Array(zip), {
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-type': 'application/zip',
      },
    });
  });
}
