import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../db/client';
import { type MailedSite, outgoingMail, users } from '../../db/schema/accounts';
import { inLanguage } from '../../languages';
import { type RandomSource, uuid } from '../../random';
import type { JobKind } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { showWebsite } from './websiteMail';

export interface Letter {
  kind: string;
  subject: string;
  code?: string;
  text: string;
  /** Where an answer goes; without it to where the mail comes from. */
  replyTo?: string;
  /** Shown in it, with a way there. */
  site?: MailedSite;
}

/** The mailbox of an account that was deleted: nothing can be mailed to .invalid (RFC 2606). */
export const deletedMailbox = (userId: string) => `${userId}@deleted.invalid`;

const Payload = v.object({ id: v.string() });

/** Sends a mail that a transaction has written, and empties it: a code is no record. */
export const sendMail: JobKind<{ id: string }> = {
  kind: 'mail.send',
  payload: Payload,
  async perform({ payload, services: { db, providers } }) {
    const [mail] = await db.select().from(outgoingMail).where(eq(outgoingMail.id, payload.id));
    if (!mail || mail.sentAt !== null) return;
    const { id, recipient: to, subject, kind, code, text, createdAt: at, replyTo, site } = mail;
    const shown = site && (await showWebsite(providers.hosting, { subject, text, site }));
    const letter = { id, to, subject, kind, code, text, at };
    await providers.mail.send({ ...letter, ...(replyTo !== null && { replyTo }), ...shown });
  },
  async record(tx, _, { payload, now }) {
    const mail = eq(outgoingMail.id, payload.id);
    await tx.update(outgoingMail).set({ sentAt: now, code: null, text: '', replyTo: null, site: null }).where(mail);
    // What no account has any part in is nothing to keep.
    await tx.delete(outgoingMail).where(and(mail, isNull(outgoingMail.userId)));
  },
};

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * Writes a mail with the caller's transaction, in the language of the account that it goes to; it is sent once that has
 * committed. `userId` null: to no account, in English.
 */
export async function post(
  tx: Tx,
  { to, userId }: { to: string; userId: string | null },
  compose: () => Letter,
  writing: Writing,
): Promise<void> {
  const letter = await composed(tx, userId, compose);
  await write(tx, { userId, recipient: to, ...letter, sentAt: null }, writing);
}

/**
 * Writes a mail to nobody, which counts as sent: the same work for a mailbox that gets nothing as for one that does, so
 * that the time of the answer says nothing of it.
 */
export async function postNothing(tx: Tx, compose: () => Letter, writing: Writing): Promise<void> {
  const letter = await composed(tx, nobody, compose);
  await write(tx, { userId: null, recipient: '', ...letter, code: '', sentAt: writing.now }, writing);
}

/** The id of no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function composed(tx: Tx, userId: string | null, compose: () => Letter): Promise<Letter> {
  const [user] =
    userId === null ? [] : await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const language = user?.language ?? 'en';
  const letter = inLanguage(language, compose);
  return letter.site ? { ...letter, site: { ...letter.site, language } } : letter;
}

async function write(
  tx: Tx,
  mail: Letter & Pick<typeof outgoingMail.$inferInsert, 'userId' | 'recipient' | 'sentAt'>,
  { now, random }: Writing,
): Promise<void> {
  const id = uuid(random);
  const { code = null, subject, text, kind, userId, recipient, sentAt, replyTo = null, site = null } = mail;
  await tx.insert(outgoingMail).values({
    id,
    userId,
    recipient,
    subject,
    kind,
    code,
    text,
    replyTo,
    site,
    sentAt: sentAt ?? null,
    createdAt: now,
  });
  await enqueue(tx, sendMail, { id }, { now, random });
}
