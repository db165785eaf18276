import { routes } from '../../contract/wire/routes';
import { photoBytesMost } from '../../contract/wire/websites/photos';
import { spend } from '../domain/limits/limits';
import { changePhoto, deletePhoto, listPhotos, wirePhoto } from '../domain/websites/photos/own';
import { tooLarge } from '../domain/websites/photos/refusals';
import { savePhoto } from '../domain/websites/photos/save';
import { type App, type AtOnce, route } from '../http/route';

/** More than a browser sends that has three under way. */
const uploadsLimit = { name: 'photo', points: 120, window: 60_000 };
/** What is sent lies in memory until it is drawn. */
const atOnce: AtOnce = { most: 4, underWay: new Map() };

/** Own photographs. */
export function photoRoutes(app: App): void {
  route(
    app,
    routes.uploadPhoto,
    async ({ query, db, tx, user, now, services, http, reply }) => {
      await spend(db, uploadsLimit, user.id, now);
      const bytes = new Uint8Array(await http.req.arrayBuffer());
      const sent = { userId: user.id, name: query.name, bytes, signal: http.req.raw.signal };
      const photo = await savePhoto(sent, { ...services, transact: tx, now });
      return reply(201, wirePhoto(photo, services.settings.origins.content));
    },
    { bodyLimit: photoBytesMost, tooLarge, atOnce },
  );

  route(app, routes.photos, async ({ query, db, user, services: { settings }, reply }) =>
    reply(200, await listPhotos(db, { userId: user.id, content: settings.origins.content }, query)),
  );

  route(app, routes.changePhoto, async ({ params, body, tx, user, now, services: { settings, random }, reply }) => {
    const photo = await tx((work) => changePhoto(work, { id: params.id, userId: user.id }, body, { now, random }));
    return reply(200, wirePhoto(photo, settings.origins.content));
  });

  route(app, routes.deletePhoto, async ({ params, tx, user, now, services: { random }, reply }) => {
    await tx((work) => deletePhoto(work, { id: params.id, userId: user.id }, { now, random }));
    return reply(204);
  });
}
