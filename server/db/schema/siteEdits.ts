import { sql } from 'drizzle-orm';
import { check, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { projects } from './projects';

/** What was changed of a website in the editor and is not published. */
export const siteEdits = pgTable(
  'site_edits',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Counts the saves; it goes on when the edits are published or discarded, so that an old tab's are told from it. */
    revision: integer('revision').notNull(),
    /** What the browser called the last save. */
    saveId: text('save_id'),
    /** As the editor has them; json and not jsonb, which refuses some texts (U+0000). Null when nothing is left. */
    edits: json('edits').$type<unknown>(),
    /** As the browser names itself. */
    device: text('device').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [check('site_edits_revision', sql`${t.revision} > 0`)],
);
