import { isDeepStrictEqual } from 'node:util';
import { and, count, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import { type Draft, migrateDraft, picturesOf, WizardPosition } from '../../../../contract/wire/wizard/draft';
import {
  draftSizeLimit,
  draftsLimit,
  type DraftSummary,
  type SavedDraft,
  type SaveDraft,
} from '../../../../contract/wire/wizard/drafts';
import type { Queries, Tx } from '../../../db/client';
import { drafts } from '../../../db/schema/drafts';
import { notFound, Problem, problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import { lockCustomer } from '../../account/lock';
import { findPlaced } from '../orders/place';
import { takeBackChanged } from '../wishes/wishes';
import { removePictures } from './remove';

type DraftRow = typeof drafts.$inferSelect;

const text = (at: number) => new Date(at).toISOString();
const own = (userId: string, id: string) => and(eq(drafts.userId, userId), eq(drafts.id, id));

/** A customer's drafts, newest first. */
export async function listDrafts(db: Queries, userId: string): Promise<DraftSummary[]> {
  const rows = await db
    .select(listed)
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt), desc(drafts.id));
  return rows.map(({ savedAt, step, ...row }) => ({
    ...row,
    step: step as DraftSummary['step'],
    saved_at: text(savedAt),
  }));
}

/** @throws {Problem} 404 when the customer has none of that id; 422 when it is no draft that this version can read */
export async function readDraft(db: Queries, userId: string, id: string): Promise<SavedDraft> {
  const [row] = await db.select().from(drafts).where(own(userId, id));
  if (!row) throw notFound();
  return savedOf(row);
}

export interface DraftToSave extends v.InferOutput<typeof SaveDraft> {
  userId: string;
  id: string;
}

export type SaveOutcome =
  | { isSaved: true; revision: number; savedAt: number }
  /** Another device has saved since the revision that this one knows. */
  | { isSaved: false; draft: SavedDraft; save: string | null };

/**
 * Keeps a draft where nobody else has saved since `revision`, and takes the wish for an order back that it is not any more. What is there already counts as saved, so that a save
 * whose answer was lost can be sent again.
 * @throws {Problem} 404 for a later revision of a draft that is not there; 409 for too many drafts, or an order that is
 * placed; 413; 422; 400 for the draft of another customer
 */
export async function saveDraft(
  tx: Tx,
  { userId, id, revision, save, ...sent }: DraftToSave,
  { now, random }: { now: number; random: RandomSource },
): Promise<SaveOutcome> {
  const draft = ownedBy(userId, sent.draft);
  const position = { step: sent.position.step, visited: [...new Set(sent.position.visited)] };
  requireSize(draft);
  await lockCustomer(tx, userId);
  if (draft.order_id !== null && (await findPlaced(tx, userId, draft.order_id)))
    throw new Problem(409, t('This order has been placed already.'), { code: 'order-placed' });
  const written = { ...summaryOf(draft), draft, position, step: position.step, savedAt: now, saveId: save ?? null };
  const [saved] = await tx.select().from(drafts).where(own(userId, id));
  if (!saved) {
    if (revision > 0) throw notFound();
    await requireRoom(tx, userId);
    await tx.insert(drafts).values({ ...written, userId, id, revision: 1, createdAt: now });
    await takeBackChanged(tx, userId, draft);
    return { isSaved: true, revision: 1, savedAt: now };
  }
  if (isDeepStrictEqual([saved.draft, saved.position], [draft, position]))
    return { isSaved: true, revision: saved.revision, savedAt: saved.savedAt };
  if (saved.revision !== revision) return { isSaved: false, draft: savedOf(saved), save: saved.saveId };
  await tx
    .update(drafts)
    .set({ ...written, revision: revision + 1 })
    .where(own(userId, id));
  await removePictures(tx, { userId, id, named: picturesOf(draft) }, { now, random });
  await takeBackChanged(tx, userId, draft);
  return { isSaved: true, revision: revision + 1, savedAt: now };
}

/** All that is saved of a customer's drafts, for the customer to take along. */
export async function exportDrafts(db: Queries, userId: string) {
  const rows = await db.select().from(drafts).where(eq(drafts.userId, userId)).orderBy(desc(drafts.savedAt));
  return rows.map(({ id, draft, position, createdAt, savedAt }) => ({
    id,
    draft,
    position,
    created_at: text(createdAt),
    saved_at: text(savedAt),
  }));
}

const listed = {
  id: drafts.id,
  domain: drafts.domain,
  name: drafts.name,
  step: drafts.step,
  revision: drafts.revision,
  savedAt: drafts.savedAt,
  plan: drafts.plan,
};

function savedOf({ id, revision, savedAt, ...row }: DraftRow): SavedDraft {
  const draft = migrateDraft(row.draft);
  const position = v.safeParse(WizardPosition, row.position);
  if (!draft)
    throw new Problem(422, t('This draft was saved in a way that can no longer be read.'), {
      code: 'draft-unreadable',
    });
  // Where the customer was is found again by what is missing.
  const start: WizardPosition = { step: 'domain', visited: [] };
  return { id, revision, saved_at: text(savedAt), draft, position: position.success ? position.output : start };
}

/** The draft as its customer's: one that a visitor began has no user yet, another customer's is not ours to save. */
function ownedBy(userId: string, draft: Draft): Draft {
  if (draft.user !== null && draft.user !== userId)
    throw problem('default', 400, {
      code: 'foreign-draft',
      fields: { 'draft.user': t('This draft belongs to another account') },
    });
  return { ...draft, user: userId };
}

function requireSize(draft: Draft): void {
  if (Buffer.byteLength(JSON.stringify(draft)) > draftSizeLimit)
    throw new Problem(413, t('This draft is too large to be saved. Please shorten its texts.'), {
      code: 'draft-too-large',
    });
}

async function requireRoom(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx.select({ number: count() }).from(drafts).where(eq(drafts.userId, userId));
  if ((row?.number ?? 0) >= draftsLimit)
    throw new Problem(
      409,
      `You have ${draftsLimit} saved drafts already. Please discard one that you no longer need.`,
      {
        code: 'too-many-drafts',
      },
    );
}

/** What the list tells of a draft. */
export const summaryOf = ({ plan, domain, website_name, business, order_id }: Draft) => ({
  domain: domain && asText(domain),
  name: asText(website_name || business.business_name),
  plan: plan && { uuid: plan.uuid, name: plan.name },
  orderId: order_id,
});

/** What a column of text takes: no U+0000. */
const asText = (typed: string) => typed.replaceAll('\0', '');
