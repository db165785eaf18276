import { routes } from '../../contract/wire/routes';
import { uploadMaximumLength } from '../../contract/wire/wizard/upload';
import { spend } from '../domain/limits/limits';
import { renderPreview } from '../domain/wizard/previews/render';
import { type App, route, uploadsAtOnce } from '../http/route';

/** A preview is about 1 MB on the disk for ten minutes, and half a second of work. */
const limit = { name: 'preview', points: 40, window: 10 * 60_000 };
/** The editor, which alone says what stands in the sections, has one drawn after each pause in typing, in a pace: 270 at most. */
const editorLimit = { name: 'editor-preview', points: 300, window: 10 * 60_000 };

/** Templates with the customer's own words and pictures. */
export function previewRoutes(app: App): void {
  route(
    app,
    routes.renderPreview,
    async ({ params, body, db, tx, services, user, now, http, reply }) => {
      await spend(db, body.sections ? editorLimit : limit, user.id, now);
      const { url, expiresAt, hue, samples, missing } = await renderPreview(services, {
        templateId: params.id,
        chosen: body,
        now,
        transact: tx,
        asking: { customer: user.id, signal: http.req.raw.signal },
      });
      return reply(201, { url, expires_at: new Date(expiresAt).toISOString(), hue, samples, missing });
    },
    { bodyLimit: uploadMaximumLength + 64 * 1024, atOnce: uploadsAtOnce },
  );
}
