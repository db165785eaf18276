import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { t } from '../../../contract/languages/t';
import {
  choicesWith,
  noticeEventNames,
  type NoticeChannel,
  noticesListed,
} from '../../../contract/rules/notices/notices';
import type { Notice, NoticeAnswer, NoticePreferences } from '../../../contract/wire/notices/notices';
import type { Queries, Tx } from '../../db/client';
import { noticePreferences, notices } from '../../db/schema/notices';
import { afterCommit } from '../../db/transaction';
import { inLanguage } from '../../languages';
import { type RandomSource, uuid } from '../../random';
import { post } from '../mail/mail';
import { testNotice } from '../mail/noticeLetters';
import { writeNotice } from './announce';
import { hasBrowsers } from './push';
import { wishesOf } from './wishes';

const shownTo = (userId: string) => and(eq(notices.userId, userId), eq(notices.isShown, true));
const unreadOf = (userId: string) => and(shownTo(userId), isNull(notices.readAt));

/** The newest, newest first, and how many there are unread in all. */
export async function listNotices(db: Queries, userId: string): Promise<{ unread: number; notices: Notice[] }> {
  const rows = await db
    .select()
    .from(notices)
    .where(shownTo(userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(noticesListed);
  const [counted] = await db.select({ unread: count() }).from(notices).where(unreadOf(userId));
  return {
    unread: counted?.unread ?? 0,
    notices: rows.map(({ id, event, site, title, text, target, createdAt, readAt }) => ({
      id,
      event: event as Notice['event'],
      site,
      title,
      text,
      target,
      created_at: new Date(createdAt).toISOString(),
      is_read: readAt !== null,
    })),
  };
}

/** Notes that a customer has read some of their notices; all of them without `ids`. */
export async function markRead(tx: Tx, userId: string, ids: readonly string[] | null, now: number): Promise<void> {
  const changed = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(unreadOf(userId), ids === null ? undefined : inArray(notices.id, [...ids])))
    .returning({ id: notices.id });
  if (changed.length > 0) afterCommit(tx, 'notice', { userId });
}

export async function preferencesOf(db: Queries, userId: string): Promise<NoticePreferences> {
  const wishes = await wishesOf(db, userId);
  return {
    choices: wishes?.choices ?? choicesWith({}),
    low_balance: wishes?.lowBalance ?? 0,
    is_digest: wishes?.isDigest ?? false,
  };
}

/** What is saved is all of it: what a table of a later day changes is not changed under a customer who has chosen. */
export async function savePreferences(
  tx: Tx,
  userId: string,
  { choices, low_balance: lowBalance, is_digest: isDigest }: NoticePreferences,
  now: number,
): Promise<void> {
  const values = { choices, lowBalance, isDigest, updatedAt: now };
  await tx
    .insert(noticePreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: noticePreferences.userId, set: values });
}

const testWords = () => ({
  title: t('This is a test'),
  text: t('You asked for it under Settings: your notices arrive.'),
});

/** Sends a test by each channel that has anything left on, and to the browsers that show what the bell does. @returns where it went */
export async function sendTest(
  tx: Tx,
  userId: string,
  writing: { now: number; random: RandomSource },
): Promise<NonNullable<NoticeAnswer['sent']>> {
  const wishes = await wishesOf(tx, userId);
  const isOn = (channel: NoticeChannel) => noticeEventNames.some((event) => wishes?.choices[event][channel]);
  const inApp = isOn('in_app');
  const push = inApp && (await hasBrowsers(tx, userId, writing.now));
  const sent = { in_app: inApp, email: isOn('email'), push };
  if (sent.in_app)
    await writeNotice(
      tx,
      userId,
      {
        event: 'test',
        key: `test:${uuid(writing.random)}`,
        ...inLanguage(wishes?.language ?? null, testWords),
        target: '/settings/notifications',
        isShown: true,
        mailing: 'none',
      },
      writing,
    );
  if (sent.email && wishes) await post(tx, { to: wishes.email, userId }, testNotice, writing);
  return sent;
}
