import { routes } from '../../contract/wire/routes';
import { editsSizeLimit } from '../../contract/wire/websites/edits';
import { spend } from '../domain/limits/limits';
import { type EditsToSave, readEdits, saveEdits, type SaveOutcome } from '../domain/websites/edits/edits';
import { type App, route } from '../http/route';
import { deviceOf } from './auth';

/** A browser saves a while after each change. */
const saves = { name: 'edits-save', points: 240, window: 60_000 };
/** What is larger cannot be edits, and is refused before it is read to its end. */
const bodyLimit = 2 * editsSizeLimit;

const saved = ({ revision, version }: Extract<SaveOutcome, { isSaved: true }>) => ({ revision, version });
const refused = ({ theirs }: Extract<SaveOutcome, { isSaved: false }>) =>
  ({ message: 'This website was changed on another device.', code: 'edits-changed', theirs }) as const;

/** What is changed in the editor and not published. */
export function editRoutes(app: App): void {
  route(app, routes.siteEdits, async ({ params, db, user, reply }) =>
    reply(200, await readEdits(db, { id: params.id, userId: user.id })),
  );

  route(
    app,
    routes.saveEdits,
    async ({ params, body: { revision, save, ...edits }, db, tx, user, now, http, reply }) => {
      await spend(db, saves, user.id, now);
      const sent: EditsToSave = { edits, revision, save, device: deviceOf(http).device };
      const outcome = await tx((work) => saveEdits(work, { id: params.id, userId: user.id }, sent, now));
      return outcome.isSaved ? reply(200, saved(outcome)) : reply(409, refused(outcome));
    },
    { bodyLimit },
  );

  route(app, routes.dropEdits, async ({ params, query: { revision }, db, tx, user, now, http, reply }) => {
    await spend(db, saves, user.id, now);
    const sent: EditsToSave = { edits: null, revision, save: null, device: deviceOf(http).device };
    const outcome = await tx((work) => saveEdits(work, { id: params.id, userId: user.id }, sent, now));
    return outcome.isSaved ? reply(200, saved(outcome)) : reply(409, refused(outcome));
  });
}
