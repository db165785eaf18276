import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import type { Project } from '../../contract/wire/websites/project';
import { orderOf } from '../../contract/wire/wizard/draftOrder';
import { CreateOrder } from '../../contract/wire/wizard/order';
import { runCommand } from '../../server/admin/commands';
import { domainReservations } from '../../server/db/schema/domains';
import { jobs } from '../../server/db/schema/jobs';
import { coupons } from '../../server/db/schema/orders';
import { projects, subscriptions } from '../../server/db/schema/projects';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { customerBalance, statement } from '../../server/domain/money/ledger/read';
import { monthsAfter } from '../../server/domain/money/subscriptions/periods';
import { renew } from '../../server/domain/money/subscriptions/renew';
import { giveUpDeployment } from '../../server/domain/websites/pipeline/failure';
import { deployStage } from '../../server/domain/websites/pipeline/stages';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { refundOrder } from '../../server/domain/wizard/orders/refund';
import { onOneEngine } from './support/database';
import { shelfOf } from './support/drafts';
import { type Customer, openShop, type Shop } from './support/shop';
import { takeMails } from './support/websites';

const day = 24 * 3_600_000;

onOneEngine('refunds and renewals of a shop', (database) => {
  let shop: Shop | undefined;
  afterEach(async () => {
    await database().db.delete(jobs);
    await shop?.close();
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });
  const kinds = [deployStage, giveUpDeployment, refundOrder, takeDown, renew] as readonly AnyJobKind[];
  const begin = async (balance = 10_000) => {
    shop = await openShop(database());
    return { scene: shop, customer: await shop.customer({ balance }) };
  };
  /** Runs what is due each second. */
  const pass = async (scene: Shop, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      scene.services.clock.advance(1_000);
      await runDueJobs(scene.services, kinds);
    }
  };
  const answer = async (response: Promise<Response> | Response) => {
    const { status, body } = await Promise.resolve(response).then(async (one) => ({
      status: one.status,
      body: (await one.json()) as Record<string, unknown>,
    }));
    return { status, ...body };
  };
  const balanceOf = ({ user }: Customer) => customerBalance(database().db, user.id);
  const reservationOf = async (domain: string) =>
    (await database().db.select().from(domainReservations).where(eq(domainReservations.domain, domain)))[0]?.state;
  const kindsOf = async ({ services }: Shop) => (await takeMails(services)).map(({ kind }) => kind);

  test('a name that somebody else has by then is final: all goes back at once, and once', async () => {
    const { scene, customer } = await begin();
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await database()
      .db.insert(coupons)
      .values({ code, discountType: 'FIXED', discountValue: '5.00', usageLimit: 1, createdAt: 0 });
    const domain = await scene.freeName();
    const { body } = await customer.order(domain, { coupon_code: code, total: '25.00' });
    expect(await balanceOf(customer)).toBe(7_500);
    scene.setRewrite((xml) =>
      xml.includes('namecheap.domains.create')
        ? '<ApiResponse Status="ERROR"><Errors><Error Number="3019166">Domain not available</Error></Errors></ApiResponse>'
        : xml.replace('IsOwner="true"', 'IsOwner="false"'),
    );
    await pass(scene, 4);
    expect(await balanceOf(customer)).toBe(10_000);
    expect((await statement(database().db, customerAccount(customer.user.id)))[0]).toMatchObject({
      kind: 'refund',
      description: `Refund for ${domain}: Somebody else has this domain.`,
      amount: 2_500,
    });
    const letters = await takeMails(scene.services);
    const letter = letters.find(({ kind }) => kind === 'order-refunded');
    expect(letter?.text).toContain('Somebody else has this domain.');
    expect(letter?.text).toContain('25.00 EUR is back on your balance');
    expect((await database().db.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount).toBe(0);
    expect(await reservationOf(domain)).toBe('released');
    const project = body['project_id'] ?? '';
    const [subscription] = await database().db.select().from(subscriptions).where(eq(subscriptions.projectId, project));
    expect(subscription?.state).toBe('cancelled');

    expect(await answer(customer.send('POST', `/project/${project}/retry/`, {}))).toMatchObject({
      status: 409,
      code: 'refunded',
    });
    const response = await customer.send('GET', `/project/by-user/${customer.user.id}`);
    const [listed] = (await response.json()) as Project[];
    expect(listed?.project_status).toBe('DOMAIN_FAILED');
    expect(Date.parse(listed?.refunded_at ?? '')).toBeLessThanOrEqual(scene.services.clock.now());
    expect(listed?.failure).toBe('Somebody else has this domain.');
    // All that was chosen but the name is a draft again, which the mail and the website lead to.
    const draftId = listed?.draft_id ?? '';
    expect(letter?.text).toContain(`/website-setup?draft=${draftId}`);
    const { position, draft } = (await shelfOf(customer).read(draftId)).body;
    expect([position.step, draft.domains, draft.domain, draft.order_id]).toEqual(['domain', [], null, null]);
    const other = await scene.freeName();
    const again = orderOf({ ...draft, domains: [{ name: other, price: 1_499 }], domain: other });
    expect({ ...again, credits: [] }).toEqual(v.parse(CreateOrder, scene.requestFor(other)));
    expect(await answer(customer.send('GET', '/dashboard/'))).toMatchObject({
      balance: '100.00',
      websites: { total: 0, issue: 0 },
      subscription: null,
      next_billing_amount: '0.00',
      last_payment_date: null,
    });
    scene.services.clock.advance(40 * day);
    await runDueJobs(scene.services, kinds);
    expect([await balanceOf(customer), await kindsOf(scene)]).toEqual([10_000, []]);
  });

  test('a third attempt that fails is the last, and one that nobody tries again is over after a week', async () => {
    const { scene, customer } = await begin();
    const [refused, forgotten] = [`broken-${randomUUID().slice(0, 8)}.com`, `broken-${randomUUID().slice(0, 8)}.com`];
    const { body } = await customer.order(refused);
    const retry = () => answer(customer.send('POST', `/project/${body['project_id']}/retry/`, {}));
    for (const attempt of [1, 2]) {
      await pass(scene, 5);
      expect(await kindsOf(scene)).toContain('setup-failed');
      expect([attempt, await balanceOf(customer)]).toEqual([attempt, 7_000]);
      expect((await retry()).status).toBe(202);
    }
    await pass(scene, 5);
    expect(await balanceOf(customer)).toBe(10_000);
    expect(await retry()).toMatchObject({ status: 409, code: 'refunded' });

    await customer.order(forgotten);
    await pass(scene, 5);
    scene.services.clock.advance(7 * day - 10_000);
    await runDueJobs(scene.services, kinds);
    expect(await balanceOf(customer)).toBe(7_000);
    scene.services.clock.advance(10_000);
    await runDueJobs(scene.services, kinds);
    expect(await balanceOf(customer)).toBe(10_000);
    expect(await reservationOf(forgotten)).toBe('released');
  });

  test('a registry that never confirms is waited for five days, not for ever', async () => {
    const { scene, customer } = await begin();
    scene.setRewrite((xml) => xml.replace('Status="Ok"', 'Status="Pending"'));
    const { body } = await customer.order(await scene.freeName());
    await pass(scene, 7);
    const failure = async () =>
      (
        await database()
          .db.select()
          .from(projects)
          .where(eq(projects.id, body['project_id'] ?? ''))
      )[0]?.failure;
    expect(await failure()).toBeNull();
    scene.services.clock.advance(5 * day);
    await pass(scene, 1);
    expect(await failure()).toBe('The registry has not confirmed the domain.');
  });

  test('a month later the fee is taken, and the calls say so; cancelled and resumed over HTTP', async () => {
    const { scene, customer } = await begin(4_500);
    const { clock } = scene.services;
    const begun = clock.now();
    const domain = await scene.freeName();
    const { body } = await customer.order(domain);
    await database().db.delete(jobs).where(eq(jobs.kind, deployStage.kind));
    await database()
      .db.update(projects)
      .set({ currentStage: 'DEPLOYED', deployedAt: begun })
      .where(eq(projects.id, body['project_id'] ?? ''));
    const dashboard = async () => answer(customer.send('GET', '/dashboard/'));
    const due = (months: number) => new Date(monthsAfter(begun, months)).toISOString();
    expect(await dashboard()).toMatchObject({ balance: '15.00', last_payment_date: new Date(begun).toISOString() });
    clock.advance(40 * day);
    await runDueJobs(scene.services, kinds);
    await customer.signIn();
    expect(await dashboard()).toMatchObject({
      balance: '5.00',
      next_billing_amount: '10.00',
      next_billing_websites: 1,
      subscription: { domain, next_billing_date: due(2) },
      last_payment_date: new Date(clock.now()).toISOString(),
    });
    const [own] = (await (await customer.send('GET', '/subscriptions/by-user/')).json()) as { id: string }[];
    expect(own).toMatchObject({ state: 'active', cancels_at_period_end: false, next_billing_date: due(2) });
    const path = `/subscriptions/${own?.id}`;
    expect(await answer(customer.send('POST', `${path}/cancel/`, {}))).toMatchObject({
      status: 200,
      cancels_at_period_end: true,
    });
    expect(await dashboard()).toMatchObject({ next_billing_amount: '0.00', subscription: null });
    expect(await answer(customer.send('POST', `${path}/resume/`, {}))).toMatchObject({
      status: 200,
      cancels_at_period_end: false,
    });
    const stranger = await scene.customer();
    expect((await stranger.send('POST', `${path}/cancel/`, {})).status).toBe(404);
  });

  test('the operator gives back and corrects, with a reason that the customer reads, in words and in JSON', async () => {
    const { scene, customer } = await begin(4_000);
    const { body } = await customer.order(`broken-${randomUUID().slice(0, 8)}.com`);
    const order = body['order_uuid'] ?? '';
    await takeMails(scene.services);
    const run = (...words: string[]) => runCommand(scene.services, words);
    const refund = (...more: string[]) => run('refund', '--order', order, '--reason', 'Late by a day', ...more);
    expect((await refund('--amount', '30.01')).lines[0]).toBe('--amount: the order cost 30.00 EUR');
    expect((await run('refund', '--order', order)).lines[0]).toBe('--reason: is missing');
    expect((await run('refund', '--order', randomUUID(), '--reason', 'None')).lines[0]).toContain('there is none');
    const json = JSON.parse((await refund('--amount', '5', '--json')).lines[0] ?? '') as unknown;
    expect(json).toEqual({ customer: customer.user.id, amount: '5.00', balance: '15.00', currency: 'EUR' });
    expect((await refund()).lines[0]).toContain('it was refunded before');
    const { email } = customer.user;
    const correct = (amount: string) =>
      run('correction', '--email', email, `--amount=${amount}`, '--reason', 'Miscounted');
    expect((await correct('-15.01')).lines[0]).toBe('--amount: the balance is 15.00 EUR');
    expect((await correct('-2')).lines).toEqual(['Corrected by -2.00 EUR, balance 13.00 EUR']);
    expect((await correct('0')).lines[0]).toBe('--amount: must not be 0');
    const [last] = await statement(database().db, customerAccount(customer.user.id));
    expect(last?.description).toBe('Correction: Miscounted');
    expect((await takeMails(scene.services)).map(({ subject }) => subject).toSorted()).toEqual([
      '2.00 EUR was taken from your balance',
      '5.00 EUR was added to your balance',
    ]);
    // What fails for good after that gives back the rest, not the whole again.
    for (let week = 0; week < 2; week += 1) {
      await pass(scene, 5);
      scene.services.clock.advance(7 * day);
    }
    await runDueJobs(scene.services, kinds);
    expect(await balanceOf(customer)).toBe(1_300 + 2_500);
  });
});
