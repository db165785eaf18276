import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../db/client';
import { outgoingMail } from '../../db/schema/accounts';
import { type RandomSource, uuid } from '../../random';
import type { JobKind } from '../jobs/kind';
import { enqueue } from '../jobs/queue';

export interface Letter {
  kind: string;
  subject: string;
  code?: string;
  text: string;
}

const Payload = v.object({ id: v.string() });

/** Sends a mail that a transaction has written, and empties it: a code is no record. */
export const sendMail: JobKind<{ id: string }> = {
  kind: 'mail.send',
  payload: Payload,
  async perform({ payload, services: { db, providers } }) {
    const [mail] = await db.select().from(outgoingMail).where(eq(outgoingMail.id, payload.id));
    if (!mail || mail.sentAt !== null) return;
    const { recipient: to, subject, kind, code, text, createdAt: at } = mail;
    await providers.mail.send({ to, subject, kind, code, text, at });
  },
  async record(tx, _, { payload, now }) {
    await tx.update(outgoingMail).set({ sentAt: now, code: null, text: '' }).where(eq(outgoingMail.id, payload.id));
  },
};

/** Writes a mail with the caller's transaction; it is sent once that has committed. */
export async function post(
  tx: Tx,
  { to, userId }: { to: string; userId: string },
  letter: Letter,
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  const id = uuid(random);
  await tx.insert(outgoingMail).values({
    id,
    userId,
    recipient: to,
    subject: letter.subject,
    kind: letter.kind,
    code: letter.code ?? null,
    text: letter.text,
    createdAt: now,
  });
  await enqueue(tx, sendMail, { id }, { now, random });
}
