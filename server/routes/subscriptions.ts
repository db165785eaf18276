import { routes } from '../../contract/wire/routes';
import { cancelSubscription, resumeSubscription } from '../domain/money/subscriptions/cancel';
import { findSubscription, listSubscriptions } from '../domain/money/subscriptions/read';
import { type App, route } from '../http/route';

export function subscriptionRoutes(app: App): void {
  route(app, routes.subscriptions, async ({ db, user, reply }) => reply(200, await listSubscriptions(db, user.id)));

  route(app, routes.cancelSubscription, async ({ params: { id }, tx, user, now, services, reply }) => {
    const { random, settings, events } = services;
    const writing = { now, random, app: settings.origins.app };
    const cancelled = await tx(async (work) => {
      await cancelSubscription(work, { id, userId: user.id }, writing);
      return findSubscription(work, id, user.id);
    });
    events.emit('project', { userId: user.id, projectId: cancelled.project_id });
    return reply(200, cancelled);
  });

  route(app, routes.resumeSubscription, async ({ params: { id }, tx, user, now, services: { events }, reply }) => {
    const resumed = await tx(async (work) => {
      await resumeSubscription(work, { id, userId: user.id }, now);
      return findSubscription(work, id, user.id);
    });
    events.emit('project', { userId: user.id, projectId: resumed.project_id });
    return reply(200, resumed);
  });
}
