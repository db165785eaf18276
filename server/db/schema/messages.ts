import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { messageDoubts, messageFolders } from '../../../contract/rules/websites/message';
import { moment } from './columns';
import { projects } from './projects';

/** What visitors of a website wrote to its business through the form: nothing of who they are but what they typed. */
export const siteMessages = pgTable(
  'site_messages',
  {
    /** Made of what was written, where and on which day: what is sent twice is there once. */
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    folder: text('folder', { enum: messageFolders }).notNull(),
    /** Why it was set aside; null for one that was not. */
    doubt: text('doubt', { enum: messageDoubts }),
    /** Its customer said where it belongs, and nothing else moves it. */
    isSorted: boolean('is_sorted').notNull().default(false),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('site_messages_page').on(t.projectId, t.folder, t.at),
    index('site_messages_unread').on(t.projectId).where(sql`${t.folder} = 'inbox' and ${t.readAt} is null`),
    check('site_messages_folder', sql`${t.folder} in ('inbox', 'spam')`),
  ],
);
