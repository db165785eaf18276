import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../contract/languages/t';
import { fileProblems, fileTypes, type FileType, largestFile, longest } from '../../../contract/rules/support/ticket';
import type { Queries, Tx } from '../../db/client';
import { ticketAttachments } from '../../db/schema/support';
import { notFound, Problem } from '../../http/problem';
import type { FileStore } from '../../providers/files/files';
import type { RandomSource } from '../../random';
import { uuid } from '../../random';
import { lockCustomer } from '../account/lock';
import type { JobKind } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { takeDown } from '../websites/pipeline/takeDown';
import { fileTypeOf } from './fileType';

export type Attachment = typeof ticketAttachments.$inferSelect;

/** Beside the uploaded files, which have a public address by their name: what lies in a folder below has none. */
const subfolder = 'support';
/** Milliseconds in which a message has to name a file. */
const unnamedFor = 24 * 3_600_000;
/** Files that wait for their message at once. */
const mostUnnamed = 20;

const refused = (sentence: string, code: string) =>
  new Problem(400, sentence, { code, fields: { attachments: sentence } });

/** A name that no folder or terminal takes for more than one, with the ending of what the file is. */
export function plainName(name: string, type: FileType): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*:<>?|]+/gu, ' ').trim();
  const dot = plain.lastIndexOf('.');
  const endings: readonly string[] = fileTypes[type];
  const ending = plain.slice(dot + 1).toLowerCase();
  const isRight = dot > 0 && endings.includes(ending);
  const stem = (dot > 0 ? plain.slice(0, dot) : plain.replace(/^\.+/, '')) || 'file';
  return `${stem.slice(0, longest.fileName)}.${isRight ? ending : endings[0]}`;
}

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

interface Saving extends Writing {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  files: FileStore;
}

/**
 * Keeps a file for the message that will name it. The same id again is the same file.
 * @throws {Problem} 400 for what may not be attached; 429 with too many that no message names
 */
export async function saveAttachment(
  file: { id: string; userId: string; name: string; content: string },
  { transact, files, now, random }: Saving,
): Promise<Attachment> {
  const bytes = Buffer.from(file.content, 'base64');
  if (bytes.byteLength === 0) throw refused(fileProblems.empty, 'empty-file');
  if (bytes.byteLength > largestFile) throw refused(fileProblems.size, 'file-too-large');
  const mediaType = fileTypeOf(bytes);
  if (mediaType === null) throw refused(fileProblems.type, 'file-type');
  const { id, userId } = file;
  const path = `${subfolder}/${uuid(random)}`;
  const row = { id, userId, name: plainName(file.name, mediaType), mediaType, bytes: bytes.byteLength, path };
  await files.put(path, bytes);
  let stored: Attachment | undefined;
  try {
    stored = await transact(async (tx) => {
      await lockCustomer(tx, userId);
      const waiting = and(eq(ticketAttachments.userId, userId), isNull(ticketAttachments.messageId));
      const [unnamed] = await tx.select({ count: count() }).from(ticketAttachments).where(waiting);
      if ((unnamed?.count ?? 0) >= mostUnnamed)
        throw new Problem(429, t('Too many files wait for their message.'), { code: 'too-many-files' });
      const [made] = await tx
        .insert(ticketAttachments)
        .values({ ...row, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (made) await enqueue(tx, forgetAttachment, { id }, { now, random }, { runAt: now + unnamedFor });
      return made;
    });
  } finally {
    if (stored === undefined) await files.remove(path);
  }
  if (stored) return stored;
  const [known] = await transact((tx) =>
    tx
      .select()
      .from(ticketAttachments)
      .where(and(eq(ticketAttachments.id, id), eq(ticketAttachments.userId, userId))),
  );
  if (!known) throw notFound();
  return known;
}

/** Gives files to the message that names them. @throws {Problem} 400 when one is gone, named already or another's */
export async function nameAttachments(
  tx: Tx,
  { ids, userId, messageId }: { ids: readonly string[]; userId: string; messageId: string },
): Promise<void> {
  for (const [position, id] of [...new Set(ids)].entries()) {
    const free = and(
      eq(ticketAttachments.id, id),
      eq(ticketAttachments.userId, userId),
      isNull(ticketAttachments.messageId),
    );
    const named = await tx.update(ticketAttachments).set({ messageId, position }).where(free).returning();
    if (named.length === 0) throw refused(t('An attached file is gone. Please attach it again.'), 'file-gone');
  }
}

/** A file of a customer with its bytes. @throws {Problem} 404 */
export async function readAttachment(db: Queries, { id, userId }: { id: string; userId: string }, files: FileStore) {
  const [stored] = await db
    .select()
    .from(ticketAttachments)
    .where(and(eq(ticketAttachments.id, id), eq(ticketAttachments.userId, userId)));
  const bytes = stored && (await files.get(stored.path));
  if (!stored || !bytes) throw notFound();
  return { ...stored, content: bytes };
}

/** Removes a file that no message has named by then. */
export const forgetAttachment: JobKind<{ id: string }> = {
  kind: 'support.forget-attachment',
  payload: v.object({ id: v.string() }),
  async record(tx, _, { payload: { id }, now, services: { random } }) {
    const gone = await tx
      .delete(ticketAttachments)
      .where(and(eq(ticketAttachments.id, id), isNull(ticketAttachments.messageId)))
      .returning({ path: ticketAttachments.path });
    const files = gone.map(({ path }) => path);
    if (files.length > 0) await enqueue(tx, takeDown, { domains: [], files }, { now, random });
  },
};

export const attachmentsOf = (db: Queries, messages: readonly string[]) =>
  messages.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ticketAttachments)
        .where(inArray(ticketAttachments.messageId, [...messages]))
        .orderBy(ticketAttachments.position);
