import { routes } from '../../contract/wire/routes';
import { uploadMaximumLength } from '../../contract/wire/wizard/upload';
import { spend } from '../domain/limits/limits';
import { saveImage } from '../domain/wizard/uploads/images';
import { notFound } from '../http/problem';
import { type App, route, uploadsAtOnce } from '../http/route';

const limit = { name: 'upload', points: 60, window: 60 * 60_000 };

export function uploadRoutes(app: App): void {
  route(
    app,
    routes.uploadImage,
    async ({ params, body, db, services: { settings, random, pictures, providers }, user, now, http, reply }) => {
      if (params.user !== user.id) throw notFound();
      await spend(db, limit, user.id, now);
      const name = await saveImage(
        db,
        { userId: user.id, image: body.image, files: providers.uploads, signal: http.req.raw.signal },
        { pictures, now, random },
      );
      return reply(201, { url: `${settings.origins.content}/uploads/${name}` });
    },
    { bodyLimit: uploadMaximumLength + 1_024, atOnce: uploadsAtOnce },
  );
}
