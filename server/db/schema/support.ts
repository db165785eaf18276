import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ticketCategories, ticketStates } from '../../../contract/rules/support/ticket';
import type { ContextItem } from '../../../contract/wire/support/tickets';
import { users } from './accounts';
import { billingDocuments } from './billing';
import { moment } from './columns';
import { invoices } from './money';
import { projects } from './projects';

/** What a customer asks. */
export const tickets = pgTable(
  'tickets',
  {
    /** The browser's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category', { enum: ticketCategories }).notNull(),
    state: text('state', { enum: ticketStates }).notNull().default('open'),
    subject: text('subject').notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    depositId: uuid('deposit_id').references(() => invoices.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => billingDocuments.id, { onDelete: 'set null' }),
    context: jsonb('context').$type<ContextItem[]>().notNull(),
    /** In the address that answers go to: whoever has it, and the customer's mailbox, writes in this ticket. */
    replyToken: text('reply_token').notNull().unique(),
    /** How often a mail has opened it again after it was closed. */
    reopenedByMail: integer('reopened_by_mail').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('tickets_owner').on(t.userId, t.updatedAt),
    index('tickets_state').on(t.state, t.updatedAt),
    check('tickets_category', sql`${t.category} in ('website', 'domain', 'billing', 'deposit', 'account', 'other')`),
    check('tickets_state_known', sql`${t.state} in ('open', 'waiting', 'answered', 'closed')`),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['customer', 'operator'] }).notNull(),
    via: text('via', { enum: ['web', 'mail'] }).notNull(),
    text: text('text').notNull(),
    /** Message-ID of the mail that it came by, so that one which is delivered twice is there once. */
    mailId: text('mail_id'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('ticket_messages_ticket').on(t.ticketId, t.at),
    uniqueIndex('ticket_messages_mail').on(t.ticketId, t.mailId).where(sql`${t.mailId} is not null`),
    check('ticket_messages_author', sql`${t.author} in ('customer', 'operator')`),
    check('ticket_messages_via', sql`${t.via} in ('web', 'mail')`),
  ],
);

/** A file that a customer sent, before its message and with it. It has no public address. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    /** The browser's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until one names it. */
    messageId: uuid('message_id').references(() => ticketMessages.id, { onDelete: 'cascade' }),
    /** Its place among those of the message. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** In the folder of the uploaded files. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('ticket_attachments_message').on(t.messageId, t.position),
    index('ticket_attachments_owner').on(t.userId),
  ],
);
