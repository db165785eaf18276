import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  authenticators,
  oneTimeCodes,
  outgoingMail,
  recoveryCodes,
  securityEvents,
  sessions,
  users,
} from '../../db/schema/accounts';
import { billingDocuments } from '../../db/schema/billing';
import { domainReservations } from '../../db/schema/domains';
import { codeGuesses } from '../../db/schema/guessing';
import { browserTickets, identities } from '../../db/schema/identities';
import { noticePreferences, notices, pushSubscriptions } from '../../db/schema/notices';
import { passkeys } from '../../db/schema/passkeys';
import { projects } from '../../db/schema/projects';
import { uploads } from '../../db/schema/uploads';
import { orderWishes } from '../../db/schema/wishes';
import { inLanguage } from '../../languages';
import { type RandomSource, sha256 } from '../../random';
import { forgetDrafts } from '../wizard/drafts/remove';
import { enqueue } from '../jobs/queue';
import { accountDeleted } from '../mail/letters';
import { deletedMailbox, post } from '../mail/mail';
import { endSubscriptions } from '../money/subscriptions/end';
import { forgetTickets } from '../support/erase';
import { folderOf } from '../websites/photos/own';
import { takeDown } from '../websites/pipeline/takeDown';
import { eraseWords } from '../websites/projects/erase';
import type { User } from '../account/accounts';
import { replacePassword } from '../account/passwords';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * Deletes an account: nothing opens it any more, its websites and files go offline, and nothing in the database says
 * whose it was. The ledger, the orders' figures and the deposits stay, as the books have to be kept; they name a number.
 * @returns false when the password is another one meanwhile than `user` has
 */
export async function deleteAccount(tx: Tx, user: User, { now, random }: Writing): Promise<boolean> {
  const reason = 'account-deleted';
  if (!(await replacePassword(tx, user, { passwordHash: null, except: null, device: undefined, reason }, now)))
    return false;
  await tx
    .update(users)
    .set({
      firstName: 'Deleted',
      lastName: 'account',
      // Frees the mailbox for another sign-up.
      email: deletedMailbox(user.id),
      phoneNumber: '',
      address: '',
      country: '',
      city: '',
      avatarUrl: null,
      verifiedAt: null,
      twoFactor: 'none',
    })
    .where(eq(users.id, user.id));
  await forgetTraces(tx, user);
  const websites = await cancelWebsites(tx, user.id, now);
  const files = await tx
    .delete(uploads)
    .where(eq(uploads.userId, user.id))
    .returning({ id: uploads.id, path: uploads.path });
  const pictures = await forgetDrafts(tx, user.id);
  const attached = await forgetTickets(tx, user.id);
  const gone = {
    ...websites,
    files: [...files.map(({ path }) => path), ...pictures, ...attached],
    folders: files.map(({ id }) => folderOf(id)),
  };
  await enqueue(tx, takeDown, gone, { now, random });
  // To no account: the mail leaves nothing behind once it is sent.
  const letter = () => inLanguage(user.language, accountDeleted);
  await post(tx, { to: user.email, userId: null }, letter, { now, random });
  return true;
}

async function forgetTraces(tx: Tx, { id, email }: User): Promise<void> {
  for (const table of [
    authenticators,
    recoveryCodes,
    securityEvents,
    outgoingMail,
    identities,
    passkeys,
    browserTickets,
    orderWishes,
    notices,
    noticePreferences,
    pushSubscriptions,
  ])
    await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(codeGuesses).where(eq(codeGuesses.mailboxHash, sha256(email)));
  await tx.delete(oneTimeCodes).where(or(eq(oneTimeCodes.userId, id), eq(oneTimeCodes.email, email)));
  await tx.update(sessions).set({ device: '', address: '' }).where(eq(sessions.userId, id));
}

/** Ends websites and subscriptions, and erases what they say. @returns the domains to take down, and all websites to erase */
async function cancelWebsites(tx: Tx, userId: string, now: number) {
  const cancelled = await tx
    .update(projects)
    .set({ cancelledAt: now, updatedAt: now })
    .where(and(eq(projects.userId, userId), isNull(projects.cancelledAt)))
    .returning({ domain: projects.domain });
  const own = await tx
    .select({ project: projects.id, domain: projects.domain })
    .from(projects)
    .where(eq(projects.userId, userId));
  await eraseWords(
    tx,
    own.map(({ project }) => project),
  );
  await endSubscriptions(tx, { user: userId }, now);
  await tx.update(billingDocuments).set({ customer: null, pdf: null }).where(eq(billingDocuments.userId, userId));
  // A name that the registrar has sold is nobody else's to order; one that it has not is free again.
  await tx
    .update(domainReservations)
    .set({ state: 'released', updatedAt: now })
    .where(and(eq(domainReservations.userId, userId), inArray(domainReservations.state, ['held', 'reserved'])));
  return { domains: cancelled.map(({ domain }) => domain), erased: own };
}
