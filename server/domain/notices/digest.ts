import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { NoticeEvent } from '../../../contract/rules/notices/notices';
import type { Tx } from '../../db/client';
import { notices } from '../../db/schema/notices';
import type { RandomSource } from '../../random';
import type { JobKind } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { digest } from '../mail/noticeLetters';
import { post } from '../mail/mail';
import { wishesOf } from './wishes';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

const day = 24 * 3_600_000;
/** Milliseconds after midnight, UTC, at which the mail of the day is written. */
const hour = 8 * 3_600_000;

/** The next moment at which mails of the day are written, ms. */
export const digestAfter = (now: number): number => {
  const today = Math.floor(now / day) * day + hour;
  return now < today ? today : today + day;
};

/** Mails a customer what waited for the mail of the day: what they still want then, in one. */
export const sendDigest: JobKind<{ user: string; at: number }> = {
  kind: 'notices.digest',
  payload: v.object({ user: v.pipe(v.string(), v.uuid()), at: v.number() }),
  async record(tx, _, { payload: { user }, now, services: { random, settings } }) {
    const wishes = await wishesOf(tx, user);
    if (!wishes) return;
    const waiting = and(eq(notices.userId, user), eq(notices.mailing, 'waiting'));
    const rows = await tx.select().from(notices).where(waiting).orderBy(asc(notices.createdAt)).for('update');
    // What the bell does not show was stored for this mail alone.
    const hidden = { site: null, title: '', text: '', target: '' };
    await tx
      .update(notices)
      .set(hidden)
      .where(and(waiting, eq(notices.isShown, false)));
    await tx.update(notices).set({ mailing: 'posted' }).where(waiting);
    const wanted = rows.filter(({ event }) => wishes.choices[event as NoticeEvent].email);
    if (wanted.length === 0) return;
    const compose = () => digest(wanted, settings.origins.app);
    await post(tx, { to: wishes.email, userId: user }, compose, { now, random });
  },
};

/** Has the next mail of the day written: one, however much there will be for it. */
export async function planDigest(tx: Tx, user: string, { now, random }: Writing): Promise<void> {
  const at = digestAfter(now);
  await enqueue(tx, sendDigest, { user, at }, { now, random }, { key: `digest:${user}:${at}`, runAt: at });
}
