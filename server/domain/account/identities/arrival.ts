import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '../../../../contract/languages/languages';
import { Mailbox } from '../../../../contract/wire/account/account';
import type { ProviderName } from '../../../../contract/rules/account/providerNames';
import { type ProviderProblem, providerTitle } from '../../../../contract/rules/account/providers';
import type { Tx } from '../../../db/client';
import { sessions } from '../../../db/schema/accounts';
import type { Person } from '../../../providers/oauth/oauth';
import type { RandomSource } from '../../../random';
import { createAccount, findByEmail, findById, markVerified } from '../accounts';
import { identityChanged } from '../../mail/letters';
import { post } from '../../mail/mail';
import { type Device, note } from '../../session/events';
import { linkIdentity, noteUse, ownerOf } from './identities';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  device: Device;
  /** Of the page that an account is made on; null of English. */
  language: Language | null;
}

/** Who came from a provider, and what that opens. */
export type Arrival =
  | { userId: string }
  /** Nobody is told whether the mailbox has an account: the provider has not proved it. */
  | { email: string }
  | { problem: ProviderProblem };

const mailboxOf = ({ email }: Person): string | null => {
  const parsed = v.safeParse(Mailbox, email ?? '');
  return parsed.success ? parsed.output : null;
};

/**
 * Whose account somebody opens who has proved who they are at a provider. A known identity opens its account, whatever
 * its e-mail is by now. An unknown one makes an account for a mailbox that has none, and is never merged into one by its
 * mailbox: a provider's word about a mailbox is not the password of ours.
 * @throws {Problem} `email_exists` when another request makes an account of that mailbox in the same moment
 */
export async function arrive(tx: Tx, provider: ProviderName, person: Person, writing: Writing): Promise<Arrival> {
  const { now, random, device, language } = writing;
  const { subject, isEmailVerified } = person;
  const email = mailboxOf(person);
  const identity = { provider, subject, email: email ?? '' };
  const owner = await ownerOf(tx, identity);
  if (owner !== null) {
    await noteUse(tx, identity, now);
    const user = await findById(tx, owner);
    if (user?.verifiedAt === null && isEmailVerified && email === user.email) {
      await markVerified(tx, owner, now);
      await note(tx, { userId: owner, kind: 'mailbox-verified', ...device, at: now });
    }
    return { userId: owner };
  }
  if (email === null) return { problem: 'no_email' };
  if (await findByEmail(tx, email)) return isEmailVerified ? { problem: 'email_taken' } : { email };
  const names = { first_name: person.firstName.slice(0, 80), last_name: person.lastName.slice(0, 80) };
  const account = { ...names, email, phone_number: '', passwordHash: null, isVerified: isEmailVerified, language };
  const user = await createAccount(tx, account, { now, random });
  await linkIdentity(tx, user.id, identity, now);
  await note(tx, { userId: user.id, kind: 'signed-up', ...device, at: now });
  await note(tx, { userId: user.id, kind: 'identity-linked', ...device, at: now });
  return { userId: user.id };
}

/**
 * Links whoever came from a provider to the customer who asked for it, while the session in which they asked is open.
 * @returns why not, or null
 */
export async function linkArrival(
  tx: Tx,
  asked: { userId: string; sessionId: string },
  { provider, person }: { provider: ProviderName; person: Person },
  { now, random, device }: Writing,
): Promise<ProviderProblem | null> {
  const { userId, sessionId } = asked;
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.expiresAt, now),
      ),
    )
    .for('share');
  const user = await findById(tx, userId);
  if (!open || !user) return 'over';
  const identity = { provider, subject: person.subject, email: mailboxOf(person) ?? '' };
  const linked = await linkIdentity(tx, userId, identity, now);
  if (linked === 'already') return null;
  if (linked !== 'linked') return linked;
  await note(tx, { userId, sessionId, kind: 'identity-linked', ...device, at: now });
  const letter = () => identityChanged({ provider: providerTitle(provider), isLinked: true }, { ...device, at: now });
  await post(tx, { to: user.email, userId }, letter, { now, random });
  return null;
}
