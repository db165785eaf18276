import { and, eq, lt } from 'drizzle-orm';
import { noticeEvents, type NoticeEvent } from '../../../contract/rules/notices/notices';
import type { Tx } from '../../db/client';
import { notices } from '../../db/schema/notices';
import { afterCommit } from '../../db/transaction';
import { inLanguage } from '../../languages';
import { type RandomSource, uuid } from '../../random';
import { type Letter, post } from '../mail/mail';
import { planDigest } from './digest';
import { pushNotice } from './push';
import { wishesOf } from './wishes';

/** Something that happened to a customer, as the bell says it and as the mail does. */
export interface Occurrence {
  event: NoticeEvent;
  /** What makes it happen once: the same key says nothing a second time. */
  key: string;
  /** The domain of the website that it is about. */
  site?: string;
  title: string;
  text: string;
  /** A path of the app. */
  target: string;
  letter: Letter;
  /** Mailed whatever the customer has chosen: they are owed it. */
  isOwed?: boolean;
}

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** Milliseconds for which notices are stored. */
export const noticesStoredFor = 180 * 24 * 3_600_000;

/**
 * Tells a customer of something in their language by the channels that they have not switched off, in the caller's
 * transaction: all of it when that commits, and once, whoever comes with the same occurrence again.
 *
 * @returns false when they had been told before
 */
export async function announce(tx: Tx, userId: string, compose: () => Occurrence, writing: Writing): Promise<boolean> {
  const wishes = await wishesOf(tx, userId);
  if (!wishes) return false;
  const occurrence = inLanguage(wishes.language, compose);
  const { event, letter, isOwed = false } = occurrence;
  const chosen = wishes.choices[event];
  const waits = wishes.isDigest && !noticeEvents[event].isUrgent && !isOwed;
  const mailing = !chosen.email && !isOwed ? 'none' : waits ? 'waiting' : 'posted';
  if (!(await writeNotice(tx, userId, { ...occurrence, isShown: chosen.in_app, mailing }, writing))) return false;
  if (mailing === 'posted') await post(tx, { to: wishes.email, userId }, () => letter, writing);
  if (mailing === 'waiting') await planDigest(tx, userId, writing);
  return true;
}

type Written = Omit<Occurrence, 'event' | 'letter' | 'isOwed'> &
  Pick<typeof notices.$inferInsert, 'event' | 'isShown' | 'mailing'>;

/** Writes an occurrence, and has the customer's browsers look. @returns false when it was written before */
export async function writeNotice(
  tx: Tx,
  userId: string,
  { event, key, site, title, text, target, isShown, mailing }: Written,
  { now, random }: Writing,
): Promise<boolean> {
  // Of what is neither shown nor still to be mailed nothing but its key is stored.
  const words = isShown || mailing === 'waiting' ? { site: site ?? null, title, text, target } : silence;
  const id = uuid(random);
  // Waits here for a transaction that writes the same key, so that exactly one of them goes on.
  const written = await tx
    .insert(notices)
    .values({ id, userId, key, event, ...words, isShown, mailing, createdAt: now })
    .onConflictDoNothing({ target: [notices.userId, notices.key] })
    .returning({ id: notices.id });
  if (written.length === 0) return false;
  await tx.delete(notices).where(and(eq(notices.userId, userId), lt(notices.createdAt, now - noticesStoredFor)));
  if (!isShown) return true;
  afterCommit(tx, 'notice', { userId });
  await pushNotice(tx, { id, userId }, { now, random });
  return true;
}

const silence = { site: null, title: '', text: '', target: '' };
