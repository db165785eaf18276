import { toDecimal } from '../../contract/rules/money/amount';
import type { NoticePreferences } from '../../contract/wire/notices/notices';
import { routes } from '../../contract/wire/routes';
import { lockCustomer } from '../domain/account/lock';
import { spend } from '../domain/limits/limits';
import { listNotices, markRead, preferencesOf, savePreferences, sendTest } from '../domain/notices/inbox';
import { type App, route } from '../http/route';

/** Each test is a mail. */
const tests = { name: 'notice-test', points: 5, window: 3_600_000 };

const onWire = ({ low_balance, ...rest }: NoticePreferences) => ({ ...rest, low_balance: toDecimal(low_balance) });

/** What a customer is told of, and what they want to be told of. */
export function noticeRoutes(app: App): void {
  route(app, routes.notices, async ({ db, user, reply }) => reply(200, await listNotices(db, user.id)));

  route(app, routes.noticeDeed, async ({ db, tx, user, body, now, services: { random }, reply }) => {
    if (body.action === 'test') await spend(db, tests, user.id, now);
    const sent = await tx(async (work) => {
      await lockCustomer(work, user.id);
      if (body.action === 'test') return sendTest(work, user.id, { now, random });
      await markRead(work, user.id, body.action === 'read' ? body.ids : null, now);
      return null;
    });
    return reply(200, { ...(await listNotices(db, user.id)), sent });
  });

  route(app, routes.noticePreferences, async ({ db, user, reply }) =>
    reply(200, onWire(await preferencesOf(db, user.id))),
  );

  route(app, routes.saveNoticePreferences, async ({ db, tx, user, body, now, reply }) => {
    await tx(async (work) => {
      await lockCustomer(work, user.id);
      await savePreferences(work, user.id, body, now);
    });
    return reply(200, onWire(await preferencesOf(db, user.id)));
  });
}
