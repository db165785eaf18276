import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TicketPage, TicketThread } from '../../contract/wire/support/tickets';
import { createApp } from '../../server/app';
import { runCommand } from '../../server/admin/commands';
import { outgoingMail } from '../../server/db/schema/accounts';
import { ticketAttachments, ticketMessages, tickets } from '../../server/db/schema/support';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { forgetAttachment } from '../../server/domain/support/attachments';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { onOneEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';
import { openWebsite, seedShelves } from './support/websites';

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const files: [name: string, bytes: Buffer, type: string | null, stored?: string][] = [
  ['oven.png', png, 'image/png', 'oven.png'],
  ['oven.txt', png, 'image/png', 'oven.png'],
  ['a.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
  ['a.webp', Buffer.from('RIFF0000WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ['../..\\e\u202evil\n".txt', Buffer.from('Grüße\r\n\tja'), 'text/plain', 'e vil .txt'],
  ['page.png', Buffer.from('<script>alert(1)</script>'), 'text/plain', 'page.txt'],
  ['a.png', Buffer.from('MZ\x90\x00', 'latin1'), null],
  ['a.txt', Buffer.from([0xff, 0xfe, 0x41]), null],
];

onOneEngine('support', (database) => {
  let shop: Shop;
  let ada: Customer;
  let bob: Customer;
  const asked = (values: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    category: 'website',
    subject: 'It failed',
    message: 'Please help me.',
    ...values,
  });
  const open = async (values: Record<string, unknown> = {}, who = ada) => {
    shop.services.clock.advance(1_000);
    const response = await who.send('POST', '/tickets/', asked(values));
    expect(response.status).toBe(201);
    return v.parse(TicketThread, await response.json());
  };
  const read = async (id: string, who = ada) =>
    v.parse(TicketThread, await (await who.send('GET', `/tickets/${id}/`)).json());
  const attach = (name: string, bytes: Buffer, id = randomUUID(), who = ada) =>
    who.send('POST', '/tickets/attachments/', { id, name, content: bytes.toString('base64') });
  const operator = (...words: string[]) => {
    shop.services.clock.advance(1_000);
    return runCommand(shop.services, words);
  };
  const mailsTo = async (email: string) =>
    database().db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email));

  beforeAll(async () => {
    shop = await openShop(database());
    ada = await shop.customer();
    bob = await shop.customer();
  });
  afterAll(() => shop.close());

  test('is one ticket however often it is sent, and nobody else’s', async () => {
    await seedShelves(shop.services);
    const site = await openWebsite(shop.services, ada.user.id, { isLive: true });
    const context = [{ name: 'step', value: 'Registering Domain' }];
    const ticket = asked({ project_id: site.project, context });
    const answers = await Promise.all([1, 2, 3].map(() => ada.send('POST', '/tickets/', ticket)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 201]);
    const thread = await read(ticket.id);
    expect(thread).toMatchObject({ state: 'open', domain: site.domain, context });
    expect(thread.messages).toMatchObject([{ by: 'you', via: 'web', text: ticket.message }]);
    const steps = ['', 'messages/'].map((path) => ['GET', `/tickets/${ticket.id}/${path}`, undefined] as const);
    const writes = ['close/', 'reopen/'].map((path) => ['POST', `/tickets/${ticket.id}/${path}`, {}] as const);
    const reply = ['POST', `/tickets/${ticket.id}/messages/`, { id: randomUUID(), message: 'x' }] as const;
    for (const [method, path, body] of [...steps, ...writes, reply])
      expect([path, (await bob.send(method, path, body)).status]).toEqual([path, 404]);
    // Neither what another has, nor under the id of another's.
    expect((await bob.send('POST', '/tickets/', asked({ project_id: site.project }))).status).toBe(404);
    expect((await bob.send('POST', '/tickets/', { ...asked(), id: ticket.id })).status).toBe(404);
    expect((await ada.send('POST', '/tickets/', asked({ subject: 'a\r\nBcc: x@y.z' }))).status).toBe(400);
  });

  test('is answered by the operator, told by mail, closed and opened again', async () => {
    const { id } = await open({ subject: 'An oven' });
    const said = await operator('ticket', 'answer', '--id', id.slice(0, 8), '--text', 'Which one?', '--asks', '--json');
    expect([said.exitCode, JSON.parse(said.lines[0] ?? '')]).toMatchObject([0, { state: 'waiting' }]);
    const [mail] = (await mailsTo(ada.user.email)).filter(({ subject }) => subject === 'Re: An oven');
    expect(mail).toMatchObject({ kind: 'ticket-answered', text: expect.stringContaining('Which one?') as string });
    expect(mail?.replyTo).toMatch(/^reply\+[0-9a-f]{32}@/);
    const message = { id: randomUUID(), message: 'The blue one.' };
    shop.services.clock.advance(1_000);
    for (const status of [201, 200])
      expect((await ada.send('POST', `/tickets/${id}/messages/`, message)).status).toBe(status);
    const thread = await read(id);
    expect([thread.state, thread.messages.map(({ text }) => text)]).toEqual([
      'open',
      ['Please help me.', 'Which one?', 'The blue one.'],
    ]);
    await operator('ticket', 'answer', '--id', id, '--text', 'Thank you.');
    expect((await read(id)).state).toBe('answered');
    expect((await operator('ticket', 'close', '--id', id)).exitCode).toBe(0);
    expect((await ada.send('POST', `/tickets/${id}/reopen/`, {})).status).toBe(200);
    expect((await read(id)).state).toBe('open');
    const shown = await operator('ticket', 'show', '--id', id);
    expect(shown.lines.join('\n')).toContain('The blue one.');
    expect((await operator('tickets', '--state', 'open', '--json')).lines[0]).toContain(id);
  });

  test('is found by its state and its words, page by page', async () => {
    const [cat] = [await open({ subject: 'The 100% cat' }), await open({ subject: 'Another' })];
    shop.services.clock.advance(1_000);
    await ada.send('POST', `/tickets/${cat.id}/close/`, {});
    await open({ subject: 'The newest' });
    const list = async (search: string) =>
      v.parse(TicketPage, await (await ada.send('GET', `/tickets/${search}`)).json());
    expect((await list('?state=closed&text=100%25 CAT')).items.map(({ id }) => id)).toEqual([cat.id]);
    expect(await list('?text=100_')).toMatchObject({ total: 0, items: [] });
    const all = await list('');
    expect([all.items[1]?.id, all.total]).toEqual([cat.id, all.listed]);
    expect((await bob.send('GET', '/tickets/')).status).toBe(200);
    expect(v.parse(TicketPage, await (await bob.send('GET', '/tickets/')).json()).listed).toBe(0);
  });

  test.each(files)('a file called %j is what its bytes are', async (name, bytes, type, stored) => {
    const response = await attach(name, bytes);
    expect(response.status).toBe(type === null ? 400 : 201);
    if (type !== null)
      expect(await response.json()).toMatchObject({
        media_type: type,
        bytes: bytes.length,
        ...(stored && { name: stored }),
      });
  });

  test('a file is its sender’s alone, goes with one message, is saved and never shown, and is gone when none names it', async () => {
    const [id, foreign, idle] = [randomUUID(), randomUUID(), randomUUID()];
    await attach('oven.png', png, id);
    await attach('idle.png', png, idle);
    await attach('bob.png', png, foreign, bob);
    expect((await ada.send('POST', '/tickets/', asked({ attachments: [foreign] }))).status).toBe(400);
    const ticket = await open({ attachments: [id] });
    expect(ticket.messages[0]?.attachments).toMatchObject([{ id, name: 'oven.png' }]);
    expect((await ada.send('POST', '/tickets/', asked({ attachments: [id] }))).status).toBe(400);
    const got = await ada.send('GET', `/tickets/attachments/${id}/`);
    expect([got.status, Buffer.from(await got.arrayBuffer()).equals(png)]).toEqual([200, true]);
    expect(got.headers.get('content-disposition')).toContain('attachment');
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await bob.send('GET', `/tickets/attachments/${id}/`)).status).toBe(404);
    const [row] = await database().db.select().from(ticketAttachments).where(eq(ticketAttachments.id, idle));
    shop.services.clock.advance(25 * 3_600_000);
    await runDueJobs(shop.services, [forgetAttachment, takeDown], 100);
    await runDueJobs(shop.services, [takeDown], 100);
    expect(await shop.services.providers.uploads.has(row?.path ?? '')).toBe(false);
    await ada.signIn();
    expect((await ada.send('GET', `/tickets/attachments/${id}/`)).status).toBe(200);
  });

  /** As the mail service hands a mail on. */
  const hand = async (values: Record<string, string>, headers: [string, string][] = [], key = 'sandbox') => {
    const { services } = shop;
    const [timestamp, token] = [String(Math.floor(services.clock.now() / 1_000)), randomUUID()];
    const form = new FormData();
    const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    const own = { sender: ada.user.email, 'body-plain': 'The green one.', timestamp, token, signature };
    const from = values['from'] ?? ada.user.email;
    const head = [['From', from], ['Message-Id', `<${token}>`], ['X-Mailgun-Spf', 'Pass'], ...headers];
    for (const [name, value] of Object.entries({ ...own, 'message-headers': JSON.stringify(head), ...values }))
      form.set(name, value);
    return (await createApp(services).request('/api/support/mail', { method: 'POST', body: form })).status;
  };

  test('a mail from the customer is a message, once, without what it quotes; a hostile one does nothing', async () => {
    const { id } = await open({ subject: 'By mail' });
    const [row] = await database().db.select().from(tickets).where(eq(tickets.id, id));
    const recipient = `Reply+${row?.replyToken.toUpperCase()}@sitewright.example`;
    const before = await read(id);
    const stranger = 'eve@strangers.example';
    const hostile: [what: string, values: Record<string, string>, headers?: [string, string][]][] = [
      ['a foreign token', { recipient: `reply+${'0'.repeat(32)}@sitewright.example` }],
      ['another sender', { recipient, from: stranger, sender: stranger }],
      ['a forged sender', { recipient, sender: stranger }],
      [
        'a forged sender, signed by the forger',
        { recipient, sender: stranger },
        [
          ['X-Mailgun-Dkim-Check-Result', 'Pass'],
          ['DKIM-Signature', 'v=1; d=strangers.example; s=x'],
        ],
      ],
      ['two senders', { recipient }, [['From', stranger]]],
      ['a failed check', { recipient }, [['X-Mailgun-Spf', 'Fail']]],
      ['HTML alone', { recipient, 'body-plain': '', 'body-html': '<script>alert(1)</script>' }],
      ['an absent person’s program', { recipient }, [['Auto-Submitted', 'auto-replied']]],
      ['a notice of delivery', { recipient, sender: '' }],
      ['nothing of its own', { recipient, 'body-plain': '> quoted\n> again' }],
      ['no heads', { recipient, 'message-headers': '{"a":1}' }],
    ];
    for (const [what, values, headers] of hostile) expect([what, await hand(values, headers)]).toEqual([what, 200]);
    expect(await hand({ recipient }, [], 'guessed')).toBe(401);
    expect(await hand({ recipient, timestamp: '1' })).toBe(401);
    expect(await hand({ recipient, 'body-plain': 'x'.repeat(40 * 1024 * 1024) })).toBe(413);
    expect(await read(id)).toEqual(before);

    shop.services.clock.advance(1_000);
    const written =
      'The <b>green</b> one.\n\nOn Mon, Nov 23, 2026 Sitewright wrote:\n> --- Write your answer above this line ---';
    for (const _ of [1, 2])
      expect(await hand({ recipient, 'body-plain': written }, [['Message-Id', '<one>']])).toBe(200);
    const after = await read(id);
    expect(after.messages.slice(1)).toMatchObject([{ by: 'you', via: 'mail', text: 'The <b>green</b> one.' }]);
    // What answers by itself opens a closed ticket a few times, not for ever.
    for (let turn = 0; turn < 4; turn += 1) {
      await ada.send('POST', `/tickets/${id}/close/`, {});
      await hand({ recipient });
    }
    expect((await read(id)).state).toBe('closed');
  });

  test('goes with the account, and is in what its owner takes along', async () => {
    const eve = await shop.customer();
    const file = randomUUID();
    await attach('oven.png', png, file, eve);
    await open({ subject: 'Mine', attachments: [file] }, eve);
    const exported = (await (await eve.send('GET', '/account/export/')).json()) as { tickets: unknown };
    expect(exported.tickets).toMatchObject([{ subject: 'Mine', messages: [{ attachments: [{ name: 'oven.png' }] }] }]);
    const { db } = database();
    const { forgetTickets } = await import('../../server/domain/support/erase');
    const gone = await db.transaction((tx) => forgetTickets(tx, eve.user.id));
    expect(gone).toHaveLength(1);
    expect(await db.select().from(tickets).where(eq(tickets.userId, eve.user.id))).toEqual([]);
    expect(await db.select().from(ticketMessages).where(eq(ticketMessages.text, 'Mine'))).toEqual([]);
  });
});
