import { draftSizeLimit } from '../../contract/wire/wizard/drafts';
import { routes } from '../../contract/wire/routes';
import { uploadMaximumLength } from '../../contract/wire/wizard/upload';
import { checkDraft } from '../domain/wizard/drafts/check';
import { listDrafts, readDraft, saveDraft } from '../domain/wizard/drafts/drafts';
import { savePicture, readPicture } from '../domain/wizard/drafts/pictures';
import { removeDraft } from '../domain/wizard/drafts/remove';
import { spend } from '../domain/limits/limits';
import { prepareTexts } from '../domain/wizard/texts';
import { notFound } from '../http/problem';
import { type App, route, uploadsAtOnce } from '../http/route';

const minute = 60_000;
/** A browser saves a while after each change. */
const saves = { name: 'draft-save', points: 240, window: minute };
const checks = { name: 'draft-check', points: 60, window: minute };
const pictures = { name: 'draft-picture', points: 240, window: 60 * minute };

/** What is larger cannot be a draft, and is refused before it is read to its end. */
const bodyLimit = 4 * draftSizeLimit;

/** Drafts on the server, and the pictures that they name. */
export function draftRoutes(app: App): void {
  route(app, routes.drafts, async ({ db, user, services: { providers }, reply }) => {
    const drafts = await listDrafts(db, user.id);
    if (drafts[0]) prepareTexts(providers.ai, drafts[0]);
    return reply(200, drafts);
  });

  route(app, routes.draft, async ({ params, db, user, services: { providers }, reply }) => {
    const draft = await readDraft(db, user.id, params.id);
    prepareTexts(providers.ai, draft.position);
    return reply(200, draft);
  });

  route(
    app,
    routes.saveDraft,
    async ({ params: { id }, body, tx, db, services: { random, providers }, user, now, reply }) => {
      await spend(db, saves, user.id, now);
      prepareTexts(providers.ai, body.position);
      const outcome = await tx((work) => saveDraft(work, { ...body, id, userId: user.id }, { now, random }));
      if (outcome.isSaved)
        return reply(200, { id, revision: outcome.revision, saved_at: new Date(outcome.savedAt).toISOString() });
      return reply(409, {
        message: 'This draft was changed on another device.',
        code: 'draft-changed',
        draft: outcome.draft,
        ...(outcome.save === null ? {} : { save: outcome.save }),
      });
    },
    { bodyLimit },
  );

  route(app, routes.deleteDraft, async ({ params, tx, services: { random }, user, now, reply }) => {
    if (!(await tx((work) => removeDraft(work, user.id, params.id, { now, random })))) throw notFound();
    return reply(204);
  });

  route(app, routes.checkDraft, async ({ params, db, services, user, now, http, reply }) => {
    await spend(db, checks, user.id, now);
    const { draft } = await readDraft(db, user.id, params.id);
    return reply(200, await checkDraft(services, draft, user.id, http.req.raw.signal));
  });

  route(
    app,
    routes.saveDraftPicture,
    async ({ params: { id, reference }, body, tx, db, services, user, now, http, reply }) => {
      await spend(db, pictures, user.id, now);
      await savePicture(
        { userId: user.id, draftId: id, reference, image: body.image, signal: http.req.raw.signal },
        {
          transact: tx,
          files: services.providers.uploads,
          pictures: services.pictures,
          now,
          random: services.random,
        },
      );
      return reply(204);
    },
    { bodyLimit: uploadMaximumLength + 1_024, atOnce: uploadsAtOnce },
  );

  route(app, routes.draftPicture, async ({ params: { id, reference }, db, services: { providers }, user, reply }) => {
    const picture = { userId: user.id, draftId: id, reference };
    return reply(200, { image: await readPicture(db, picture, providers.uploads) });
  });
}
