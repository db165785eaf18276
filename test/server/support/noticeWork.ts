import { deposited } from '../../../server/domain/notices/occurrences';
import { announce } from '../../../server/domain/notices/announce';
import { sendPush } from '../../../server/domain/notices/push';
import { reclaimAll } from '../../../server/domain/jobs/queue';
import type { AnyJobKind } from '../../../server/domain/jobs/kind';
import { runDueJobs } from '../../../server/domain/jobs/worker';
import { sendMail } from '../../../server/domain/mail/mail';
import type { Db } from '../../../server/db/client';
import { transact } from '../../../server/db/transaction';
import { createEventBus } from '../../../server/events';
import { createLog } from '../../../server/log';
import { outboxMail } from '../../../server/providers/mail/outbox';
import { webPushServices } from '../../../server/providers/push/webPush';
import { systemRandom } from '../../../server/random';
import type { Services } from '../../../server/services';
import { readSettings } from '../../../server/settings';

/** What a process of the server is to tell whom, and where it sends that. */
export interface NoticeWork {
  userId: string;
  /** Of the deposit: what makes it happen once. */
  entry: string;
  /** The file of the mails. */
  outbox: string;
  /** Of the app; the push service's stand-in is at the second after it. */
  port: number;
  /** Milliseconds. */
  now: number;
}

/** Begins as the only process of a database does, tells a customer of a deposit, and sends what there is to send. */
export async function tellOfDeposit(db: Db, { userId, entry, outbox, port, now }: NoticeWork): Promise<void> {
  const settings = readSettings({ PORT: String(port) });
  const log = createLog('silent');
  const push = settings.push ? webPushServices(settings.push) : null;
  const services = {
    db,
    clock: { now: () => now },
    random: systemRandom,
    settings,
    log,
    events: createEventBus(log).bus,
    providers: { mail: outboxMail(outbox), push },
  } as unknown as Services;
  await reclaimAll(db);
  const occurrence = () => deposited({ entry, deposit: entry, amount: 5_000, balance: 5_000, currency: 'USDT' });
  await transact(db, (tx) => announce(tx, userId, occurrence, { now, random: systemRandom }));
  await runDueJobs(services, [sendMail, sendPush] as readonly AnyJobKind[]);
}
