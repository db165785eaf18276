import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import { changeAppearance, changeProfile, findById, profileOf } from '../domain/account/accounts';
import { isUploadOf } from '../domain/wizard/uploads/images';
import { notFound, problem } from '../http/problem';
import { type App, route } from '../http/route';

export function profileRoutes(app: App): void {
  route(app, routes.profile, async ({ db, user, reply }) => {
    const found = await findById(db, user.id);
    if (!found) throw notFound();
    return reply(200, profileOf(found));
  });
  route(app, routes.changeProfile, async ({ body, tx, db, user, now, services: { settings }, reply }) => {
    const uploaded = `${settings.origins.content}/uploads/`;
    const { avatar_url: avatar } = body;
    // Whoever looks at the account is sent to no address of somebody else's choice.
    if (avatar && !(avatar.startsWith(uploaded) && (await isUploadOf(db, user.id, avatar.slice(uploaded.length)))))
      throw problem('default', 400, { code: 'invalid', fields: { avatar_url: t('Please upload the picture first') } });
    return reply(200, profileOf(await tx((work) => changeProfile(work, user.id, body, now))));
  });
  route(app, routes.changeAppearance, async ({ body, tx, user, now, reply }) =>
    reply(200, profileOf(await tx((work) => changeAppearance(work, user.id, body, now)))),
  );
}
