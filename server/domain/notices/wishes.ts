import { eq } from 'drizzle-orm';
import { defaultLowBalance } from '../../../contract/rules/notices/lowBalance';
import { choicesWith } from '../../../contract/rules/notices/notices';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { noticePreferences } from '../../db/schema/notices';
import { deletedMailbox } from '../mail/mail';

/** What a customer wants to be told of, where a mail would go, and in which language; null for an account that is deleted. */
export async function wishesOf(db: Queries, userId: string) {
  const [found] = await db
    .select({ email: users.email, language: users.language, chosen: noticePreferences })
    .from(users)
    .leftJoin(noticePreferences, eq(noticePreferences.userId, users.id))
    .where(eq(users.id, userId));
  if (!found || found.email === deletedMailbox(userId)) return null;
  const { email, language, chosen } = found;
  return {
    email,
    language,
    choices: choicesWith(chosen?.choices ?? {}),
    lowBalance: chosen?.lowBalance ?? defaultLowBalance,
    isDigest: chosen?.isDigest ?? false,
  };
}
