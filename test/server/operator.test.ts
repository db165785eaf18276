import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { runCommand } from '../../server/admin/commands';
import { outgoingMail, sessions, users } from '../../server/db/schema/accounts';
import { jobs } from '../../server/db/schema/jobs';
import { invoicePayments, invoices } from '../../server/db/schema/money';
import { coupons } from '../../server/db/schema/orders';
import { projects } from '../../server/db/schema/projects';
import { listPlans } from '../../server/domain/money/plans/plans';
import { giveUpDeployment } from '../../server/domain/websites/pipeline/failure';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { testServices } from './support/services';
import { openShop, type Shop } from './support/shop';

/** Names of sums of money. */
const amounts = new Set(
  (
    'amount arrived balance charged credited discount discount_value discounted domain_price monthly_fee refunded rest ' +
    'setup_fee'
  ).split(' '),
);

/** Every value of a document with its name. */
function* valuesOf(document: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (typeof document !== 'object' || document === null) yield [name, document];
  else if (Array.isArray(document)) for (const item of document) yield* valuesOf(item, name);
  else for (const [key, value] of Object.entries(document)) yield* valuesOf(value, key);
}

onOneEngine('operator’s view of a shop', (database) => {
  let shop: Shop | undefined;
  afterEach(async () => {
    await database().db.delete(jobs);
    await shop?.close();
    shop = undefined;
  });
  const run = async (...words: string[]) => {
    if (!shop) throw new Error('The shop is closed');
    return runCommand(shop.services, words);
  };
  /** What a command says to a person and to a program. */
  const both = async (...words: string[]) => {
    const plain = await run(...words);
    const coded = await run(...words, '--json');
    expect([words, plain.exitCode, coded.exitCode, coded.lines.length]).toEqual([words, 0, 0, 1]);
    return { lines: plain.lines, json: JSON.parse(coded.lines[0] ?? '') as Record<string, unknown> };
  };
  const idsOf = async (name: string, ...words: string[]) => {
    const { lines } = await run(...words, '--json');
    const document = JSON.parse(lines[0] ?? '') as Record<string, { id: string }[]>;
    return document[name]?.map(({ id }) => id);
  };

  async function deposit(userId: string, values: Partial<typeof invoices.$inferInsert> = {}) {
    const at = shop?.services.clock.now() ?? 0;
    const [made] = await database()
      .db.insert(invoices)
      .values({
        id: randomUUID(),
        userId,
        gateway: 'wire',
        gatewayId: randomUUID(),
        paymentUrl: 'https://pay.example/io/secret-panel',
        state: 'waiting',
        amount: 5_000,
        currency: 'BTC',
        createdAt: at,
        updatedAt: at,
        expiresAt: at + 1_800_000,
        ...values,
      })
      .returning();
    return made?.id ?? '';
  }

  test('every command shows a person and a program what is there, in its width, and no secret', async () => {
    const { db } = database();
    shop = await openShop(database());
    const { services } = shop;
    const grim = await shop.customer({
      balance: 10_000,
      firstName: '漢字漢字漢字',
      lastName: 'A\u001b[31m\u202eB\nC',
      passwordHash: '$argon2id$the-hash',
      email: `${'long'.repeat(12)}@bakery.example`,
    });
    services.clock.advance(1_000);
    const ada = await shop.customer({ balance: 10_000, verifiedAt: null });
    await db.update(users).set({ verifiedAt: 1 }).where(eq(users.id, ada.user.id));
    expect((await run('coupon', 'add', '--code', 'ABCDEF1234', '--type', 'FIXED', '--value', '5')).exitCode).toBe(0);
    services.clock.advance(1_000);
    expect(
      (await run('coupon', 'add', '--code', 'SPENT', '--type', 'FIXED', '--value', '5', '--limit', '1')).exitCode,
    ).toBe(0);
    await db.update(coupons).set({ usedCount: 1 }).where(eq(coupons.code, 'SPENT'));
    const broken = `broken-${randomUUID().slice(0, 8)}.com`;
    const first = await grim.order(broken, { coupon_code: 'ABCDEF1234', total: '25.00' });
    await shop.deploy(5);
    const second = await ada.order(await shop.freeName());
    await db
      .update(projects)
      .set({ currentStage: 'DEPLOYED', deployedAt: services.clock.now() })
      .where(eq(projects.orderId, second.body['order_uuid'] ?? ''));
    const [failed = '', live = ''] = [first.body['order_uuid'], second.body['order_uuid']];
    const arrived = await deposit(grim.user.id, { state: 'over', paid: 6_000, credited: 6_000, cryptoAmount: '0.5' });
    const hash = 'f'.repeat(64);
    await db.insert(invoicePayments).values({
      id: randomUUID(),
      invoiceId: arrived,
      transactionHash: hash,
      state: 'credited',
      cryptoAmount: '0.6',
      amount: 6_000,
      seenAt: services.clock.now(),
      creditedAt: services.clock.now(),
    });
    services.clock.advance(1_000);
    const open = await deposit(ada.user.id);

    const job = (await db.select().from(jobs).where(eq(jobs.kind, giveUpDeployment.kind)))[0]?.id ?? '';
    const commands = [
      ['customers'],
      ['customer', 'show', '--email', grim.user.email],
      ['orders'],
      ['order', 'show', '--id', failed],
      ['order', 'show', '--id', live.slice(0, 8)],
      ['deposits'],
      ['deposit', 'show', '--id', arrived],
      ['jobs', '--limit', '200'],
      ['job', 'show', '--id', job],
      ['coupons'],
      ['coupon', 'show', '--code', 'abcdef1234'],
      ['plan', 'benefits'],
    ];
    const mails = await db.select().from(outgoingMail);
    const families = await db.select().from(sessions);
    const secrets = [
      '$argon2id$',
      'secret-panel',
      ...mails.map(({ text }) => text.split('\n')[0] ?? ''),
      ...families.flatMap(({ accessHash, refreshHash }) => [accessHash, refreshHash]),
    ].filter((secret) => secret !== '');
    expect(secrets.length).toBeGreaterThan(4);
    for (const words of commands) {
      const { lines, json } = await both(...words);
      const all = [...lines, JSON.stringify(json)].join('\n');
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
      // A terminal draws these two cells wide.
      const width = (line: string) => line.length + (line.match(/\p{Script=Han}/gu)?.length ?? 0);
      expect(lines.filter((line) => width(line) > 100)).toEqual([]);
      expect(lines.filter((line) => /[\p{Cc}\p{Cf}]/u.test(line))).toEqual([]);
      for (const [name, value] of valuesOf(json)) {
        if (amounts.has(name) && value !== null)
          expect([name, value]).toEqual([name, expect.stringMatching(/^-?\d+\.\d\d$/)]);
        if (/_at$|^at$|_date$/.test(name) && value !== null)
          expect([name, value]).toEqual([name, expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)]);
      }
    }

    expect((await both('order', 'show', '--id', failed)).json).toMatchObject({
      id: failed,
      email: grim.user.email,
      domain: broken,
      state: 'failed',
      charged: '25.00',
      discount: '5.00',
      coupon: 'ABCDEF1234',
      refunded: '0.00',
      setup_fee: '20.00',
      events: expect.arrayContaining([expect.objectContaining({ stage: 'DOMAIN_FAILED', attempt: 1 })]) as unknown,
    });
    expect((await run('refund', '--order', failed, '--amount', '5', '--reason', 'Late')).exitCode).toBe(0);
    expect((await both('order', 'show', '--id', failed)).lines).toContain('refunded      5.00 EUR');
    expect((await both('customer', 'show', '--email', grim.user.email)).json).toMatchObject({
      balance: '80.00',
      websites: 1,
      orders: 1,
      is_owing: false,
      statement: [{ kind: 'refund', amount: '5.00', balance: '80.00' }, { kind: 'order', amount: '-25.00' }, {}],
    });
    expect((await both('deposit', 'show', '--id', arrived)).json).toMatchObject({
      amount: '50.00',
      credited: '60.00',
      payments: [{ transaction_hash: hash, amount: '60.00', crypto_amount: '0.6' }],
    });
    expect((await both('coupon', 'show', '--code', 'ABCDEF1234')).json).toMatchObject({
      used: 1,
      state: 'usable',
      discounted: '5.00',
      uses: [{ order: failed, email: grim.user.email, amount: '5.00' }],
    });
    expect((await both('job', 'show', '--id', job)).json).toMatchObject({
      kind: 'project.give-up',
      state: 'waiting',
      about: { projectId: first.body['project_id'], attempt: 1 },
    });

    expect(await idsOf('orders', 'orders')).toEqual([live, failed]);
    expect(await idsOf('orders', 'orders', '--state', 'live')).toEqual([live]);
    expect(await idsOf('orders', 'orders', '--email', grim.user.email, '--state', 'live')).toEqual([]);
    expect(await idsOf('deposits', 'deposits', '--state', 'open')).toEqual([open]);
    expect(await idsOf('deposits', 'deposits', '--state', 'ended')).toEqual([arrived]);
    expect(await idsOf('customers', 'customers', '--email', 'LONGlong')).toEqual([grim.user.id]);
    expect(await idsOf('customers', 'customers', '--state', 'owing')).toEqual([]);
    expect((await both('coupons', '--state', 'used_up')).json['coupons']).toMatchObject([{ code: 'SPENT' }]);

    // Page by page: as a person goes on, each row once and in the order of the whole.
    for (const list of ['customers', 'orders', 'deposits', 'jobs', 'coupons']) {
      const { json } = await both(list, '--limit', '200');
      const limit = String(Math.ceil((json[list] as unknown[]).length / 3));
      const walked: unknown[] = [];
      for (let after: string[] = []; ; ) {
        const page = await both(list, '--limit', limit, ...after);
        walked.push(...(page.json[list] as unknown[]));
        const more = /^More: (--after) (\S+)$/.exec(page.lines.at(-1) ?? '');
        expect(more === null).toBe(page.json['next'] === null);
        if (!more) break;
        after = more.slice(1);
      }
      expect(walked).toEqual(json[list]);
      expect(walked.length).toBeGreaterThan(1);
    }
  });

  test('benefits are put in the place of those that were, with the limit that is', async () => {
    shop = await openShop(database());
    const lines = ['--benefit', ' {websites} for you ', '--benefit', 'Mail support'];
    expect((await both('plan', 'benefits', 'set', ...lines)).json).toEqual({
      plan: 'Starter',
      benefits: [
        { text: '{websites} for you', shown: 'Up to 3 websites for you' },
        { text: 'Mail support', shown: 'Mail support' },
      ],
    });
    expect((await listPlans(database().db))[0]?.benefits).toEqual([
      { value: 'Up to 3 websites for you' },
      { value: 'Mail support' },
    ]);
  });

  test.each([
    [['orders', '--limit', '0'], '--limit: must be a number from 1 to 200'],
    [['orders', '--limit', '201'], '--limit: must be a number from 1 to 200'],
    [['orders', '--after', '123'], '--after: must be an id, or its first eight digits'],
    [['orders', '--after', randomUUID()], 'There is none with this id.'],
    [['orders', '--state', 'gone'], '--state: must be one of deploying, live'],
    [['orders', '--email', 'nobody@b.co'], '--email: no customer has it'],
    [['orders', 'show'], "Unexpected argument 'show'"],
    [['order', 'show'], '--id: is missing'],
    [['order', 'show', '--id', "' or 1=1"], '--id: must be an id'],
    [['deposit', 'show', '--id', randomUUID()], 'There is none with this id.'],
    [['customer', 'show', '--email', 'nobody@b.co'], '--email: no customer has it'],
    [['jobs', '--kind', 'mail'], '--kind: must be one of website.close'],
    [['job', 'requeue', '--id', randomUUID()], 'There is none with this id.'],
    [['coupon', 'show', '--code', 'NONE'], 'There is none with this code.'],
    [['coupons', '--after', 'NONE'], 'There is none with this code.'],
    [['plan', 'benefits', 'set'], '--benefit: is missing'],
    [['plan', 'benefits', 'set', '--benefit', 'One', '--benefit', 'One'], 'A benefit is there twice.'],
    [['plan', 'benefits', 'set', '--benefit', '{pages} of yours'], '--benefit: may have {websites} once'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { lines, exitCode } = await runCommand(testServices(database(), { random: systemRandom }), words);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
