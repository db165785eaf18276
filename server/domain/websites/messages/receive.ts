import { and, eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { MessageDoubt } from '../../../../contract/rules/websites/message';
import type { Db, Tx } from '../../../db/client';
import { siteMessages } from '../../../db/schema/messages';
import { afterCommit, transact } from '../../../db/transaction';
import type { RandomSource } from '../../../random';
import { spend, tally } from '../../limits/limits';
import { siteMessage } from '../../mail/messageLetters';
import { post } from '../../mail/mail';
import { announce } from '../../notices/announce';
import { wroteToSite } from '../../notices/occurrences';
import type { Entry } from './entry';
import type { SiteForm } from './form';

const hour = 3_600_000;
const day = 24 * hour;

/** How much a website takes, by its id: what is stored for the business, what is set aside, and what is mailed. */
const limits = {
  stored: { name: 'site-messages', points: 1_000, window: day },
  aside: { name: 'site-messages-aside', points: 500, window: day },
  mailed: { name: 'site-messages-mailed', points: 60, window: hour },
};

/** Milliseconds after which what was set aside is erased. */
const asideFor = 30 * day;

interface Receiving {
  doubt: MessageDoubt | null;
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** The same words to the same website are one message for a day, however often the button is pressed. */
function idOf(site: string, { name, email, phone, message }: Entry, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([site, today, name, email, phone, message]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Takes what a visitor wrote: stored and mailed to the business, or set aside where it is doubted. Sent again by somebody
 * who was asked to look once more, what lay aside goes its way, unless its customer has said that it is spam.
 * @throws {Problem} 429 when the website has had more than it takes in a day
 */
export async function receiveMessage(
  db: Db,
  form: SiteForm,
  entry: Entry,
  { doubt, now, random }: Receiving,
): Promise<void> {
  const site = form.project.id;
  if (doubt !== null) {
    // Its visitor is asked to send it again, so that what is not stored is not lost either.
    if ((await tally(db, limits.aside, site, now)).points > limits.aside.points) return;
  } else await spend(db, limits.stored, site, now);
  await transact(db, async (tx) => {
    const id = idOf(site, entry, now);
    const isNew = await store(tx, { id, site, entry, doubt, now });
    if (!isNew || doubt !== null) return;
    const { project, recipients } = form;
    const { domain, userId } = project;
    afterCommit(tx, 'project', { userId, projectId: site });
    // In a flood the list has them all, and the mailbox as many as somebody reads.
    if ((await tally(tx, limits.mailed, site, now)).points > limits.mailed.points) return;
    const wrote = () => wroteToSite({ project: site, message: id, domain, name: entry.name });
    await announce(tx, userId, wrote, { now, random });
    const message = () => siteMessage({ domain, ...entry });
    for (const to of recipients) await post(tx, { to, userId }, message, { now, random });
  });
}

/** @returns whether it is in the inbox by this for the first time, or newly set aside */
async function store(
  tx: Tx,
  { id, site, entry, doubt, now }: { id: string; site: string; entry: Entry } & Pick<Receiving, 'doubt' | 'now'>,
): Promise<boolean> {
  const { name, email, phone, message: text } = entry;
  const folder = doubt === null ? 'inbox' : 'spam';
  if (doubt !== null)
    await tx
      .delete(siteMessages)
      .where(
        and(eq(siteMessages.projectId, site), eq(siteMessages.folder, 'spam'), lt(siteMessages.at, now - asideFor)),
      );
  const written = await tx
    .insert(siteMessages)
    .values({ id, projectId: site, folder, doubt, name, email, phone, text, at: now })
    .onConflictDoNothing()
    .returning({ id: siteMessages.id });
  if (written.length > 0) return true;
  if (doubt !== null) return false;
  const released = await tx
    .update(siteMessages)
    .set({ folder, doubt: null })
    .where(and(eq(siteMessages.id, id), eq(siteMessages.folder, 'spam'), eq(siteMessages.isSorted, false)))
    .returning({ id: siteMessages.id });
  return released.length > 0;
}
