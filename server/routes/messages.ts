import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { doWithMessages } from '../domain/websites/messages/deeds';
import { listMessages } from '../domain/websites/messages/list';
import { type App, route } from '../http/route';

/** Each test is a mail to each recipient, whoever they are. */
const tests = { name: 'site-message-test', points: 5, window: 3_600_000 };

/** What visitors wrote through the form of a website. */
export function messageRoutes(app: App): void {
  route(app, routes.siteMessages, async ({ params, query, db, user, reply }) =>
    reply(200, await listMessages(db, { id: params.id, userId: user.id }, query)),
  );

  route(app, routes.siteMessageDeed, async ({ params, body, db, tx, user, now, services: { random }, reply }) => {
    if (body.action === 'test') await spend(db, tests, user.id, now);
    const named = { id: params.id, userId: user.id };
    return reply(200, { sent_to: await tx((work) => doWithMessages(work, named, body, { now, random })) });
  });
}
