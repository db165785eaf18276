import { and, eq, isNull } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { MessageDeed } from '../../../../contract/wire/websites/messages';
import type { Tx } from '../../../db/client';
import { siteMessages } from '../../../db/schema/messages';
import { afterCommit } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import { siteMessageTest } from '../../mail/messageLetters';
import { post } from '../../mail/mail';
import { lockOwn, type Named } from '../versions/own';
import { formOf } from './form';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * Does with a website's messages what its customer says. @returns whom a test was mailed to @throws {Problem} 404; 409 for
 * a test of a website that is not live
 */
export async function doWithMessages(tx: Tx, named: Named, deed: MessageDeed, writing: Writing): Promise<string[]> {
  const project = await lockOwn(tx, named);
  const ofSite = eq(siteMessages.projectId, project.id);
  switch (deed.action) {
    case 'read-all':
      await tx
        .update(siteMessages)
        .set({ readAt: writing.now })
        .where(and(ofSite, eq(siteMessages.folder, 'inbox'), isNull(siteMessages.readAt)));
      break;
    case 'move':
      await tx
        .update(siteMessages)
        .set({ folder: deed.folder, isSorted: true, readAt: writing.now })
        .where(and(ofSite, eq(siteMessages.id, deed.id)));
      break;
    case 'delete':
      await tx.delete(siteMessages).where(and(ofSite, eq(siteMessages.id, deed.id)));
      break;
    case 'test': {
      const form = await formOf(tx, project);
      if (!form) throw new Problem(409, t('This website is not live.'), { code: 'not-live' });
      for (const to of form.recipients)
        await post(tx, { to, userId: project.userId }, () => siteMessageTest(project.domain), writing);
      return [...form.recipients];
    }
  }
  afterCommit(tx, 'project', { userId: project.userId, projectId: project.id });
  return [];
}
