import { fileTypes } from '../../contract/rules/support/ticket';
import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { readAttachment, saveAttachment } from '../domain/support/attachments';
import { attachmentOf, listTickets, messagesOf, threadOf } from '../domain/support/read';
import { receiveMail } from '../domain/support/inbound';
import { openTicket, reply as addReply, setClosed } from '../domain/support/write';
import { limitBody } from '../http/body';
import { notFound, Problem } from '../http/problem';
import { type App, type AtOnce, route } from '../http/route';
import { isSigned, readMailgun } from '../providers/mail/inbound';
import type { Services } from '../services';

const hour = 3_600_000;
const limits = {
  tickets: { name: 'ticket', points: 10, window: hour },
  messages: { name: 'ticket-message', points: 60, window: hour },
  files: { name: 'ticket-file', points: 60, window: hour },
};
/** Base64 is a third longer than what it says. */
const fileBody = 14 * 1024 * 1024;
const filesAtOnce: AtOnce = { most: 2, underWay: new Map() };

/** Whoever answers tickets: 'Sitewright <hello@sitewright.example>' or the address alone. */
export const mailboxOf = ({ settings: { mailFrom } }: Pick<Services, 'settings'>) =>
  /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

export const inboundPath = '/api/support/mail';
/** Bytes of a mail as its service hands it on; files in it are not taken. */
const mailBody = 12 * 1024 * 1024;

/** What customers ask. */
export function supportRoutes(app: App): void {
  route(app, routes.tickets, async ({ query, db, user, reply }) => {
    const { page, limit } = query;
    return reply(200, { page, limit, ...(await listTickets(db, user.id, query, { page, limit })) });
  });

  route(app, routes.createTicket, async ({ body, db, tx, user, now, services, reply }) => {
    await spend(db, limits.tickets, user.id, now);
    const { project_id: projectId, deposit_id: depositId, invoice_id: documentId, ...asked } = body;
    const ticket = { ...asked, projectId, depositId, documentId, userId: user.id };
    const writing = { now, random: services.random, operator: mailboxOf(services) };
    const isNew = await tx((work) => openTicket(work, ticket, writing));
    return reply(isNew ? 201 : 200, await threadOf(db, { id: body.id, userId: user.id }));
  });

  route(app, routes.ticket, async ({ params, db, user, reply }) =>
    reply(200, await threadOf(db, { id: params.id, userId: user.id })),
  );

  route(app, routes.ticketMessages, async ({ params, db, user, reply }) => {
    const { id } = await threadOf(db, { id: params.id, userId: user.id });
    return reply(200, await messagesOf(db, id));
  });

  route(app, routes.sendTicketMessage, async ({ params, body, db, tx, user, now, services, reply }) => {
    await spend(db, limits.messages, user.id, now);
    const named = { id: params.id, userId: user.id };
    const message = { id: body.id, text: body.message, attachments: body.attachments, via: 'web' as const };
    const writing = { now, random: services.random, operator: mailboxOf(services) };
    const isNew = await tx((work) => addReply(work, named, message, writing));
    return reply(isNew ? 201 : 200, await threadOf(db, named));
  });

  for (const [contract, isClosed] of [
    [routes.closeTicket, true],
    [routes.reopenTicket, false],
  ] as const) {
    route(app, contract, async ({ params, db, tx, user, now, reply }) => {
      const named = { id: params.id, userId: user.id };
      await spend(db, limits.messages, user.id, now);
      await tx((work) => setClosed(work, named, isClosed, now));
      return reply(200, await threadOf(db, named));
    });
  }

  route(
    app,
    routes.saveAttachment,
    async ({ body, db, tx, user, now, services: { random, providers }, reply }) => {
      await spend(db, limits.files, user.id, now);
      const saving = { transact: tx, files: providers.uploads, now, random };
      return reply(201, attachmentOf(await saveAttachment({ ...body, userId: user.id }, saving)));
    },
    { bodyLimit: fileBody, atOnce: filesAtOnce },
  );

  route(app, routes.attachment, async ({ params, db, user, services: { providers } }) => {
    const { name, mediaType, content } = await readAttachment(
      db,
      { id: params.id, userId: user.id },
      providers.uploads,
    );
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': mediaType in fileTypes ? mediaType : 'application/octet-stream',
        // Saved, never shown: nothing in it runs here.
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  // Of the mail service, not of the browser: no part of the contract. What it says is the same for every mail, so that
  // nobody learns which address is good; the service is to try none again.
  app.post(inboundPath, limitBody(mailBody), async (http) => {
    http.set('routePattern', inboundPath);
    const services = http.get('services');
    const { support } = services.settings;
    if (!support) throw notFound();
    const now = services.clock.now();
    const fields = await http.req.parseBody().catch(() => ({}));
    if (!isSigned(fields, support.key, now))
      throw new Problem(401, 'The signature does not hold.', { code: 'signature' });
    const mail = readMailgun(fields);
    const writing = { support, now, random: services.random, operator: mailboxOf(services) };
    const outcome = mail ? await receiveMail(services.db, mail, writing) : 'unreadable';
    http.get('log').info({ outcome }, 'a mail to support');
    return http.json({ received: true });
  });
}
