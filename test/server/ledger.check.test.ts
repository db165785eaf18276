import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { post } from '../../server/domain/money/ledger/post';
import { transact } from '../../server/db/transaction';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';

const at = Date.UTC(2026, 10, 21);

onOneEngine('ledger check', (database) => {
  let user = '';
  beforeEach(async () => {
    user = (await addCustomer(database().db, at)).id;
    await transact(database().db, (tx) =>
      post(
        tx,
        {
          reference: `funding:${user}`,
          kind: 'funding',
          description: 'Credit',
          userId: user,
          postings: [
            { account: customerAccount(user), amount: 5_000 },
            { account: 'operator:funding', amount: -5_000 },
          ],
        },
        at,
        systemRandom,
      ),
    );
  });

  /** Damages the database as no code of ours can (triggers and foreign keys are off), checks, and undoes it. */
  async function breachesAfter(damage: SQL): Promise<string[]> {
    let found: string[] = [];
    const undo = new Error('undo');
    await database()
      .db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(damage);
        found = (await checkLedger(tx)).breaches;
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found;
  }

  test('a ledger that holds has no breach', async () => {
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  test.each<[string, (user: string) => SQL, string]>([
    [
      'a balance that is a cent off',
      (id) => sql`update ledger_accounts set balance = balance + 1 where user_id = ${id}`,
      'is not the sum of its postings',
    ],
    [
      'a lost posting',
      (id) => sql`delete from ledger_postings where account = ${customerAccount(id)}`,
      'does not sum to zero',
    ],
    [
      'an entry that lost all its postings',
      (id) => sql`delete from ledger_postings where entry_id = (select id from ledger_entries where user_id = ${id})`,
      'does not sum to zero over at least two postings',
    ],
    [
      'a changed balance after a posting',
      (id) => sql`update ledger_postings set balance_after = 4999 where account = ${customerAccount(id)}`,
      'is not the sum up to it',
    ],
    [
      'an order without an entry',
      (id) =>
        sql`insert into orders (id, user_id, idempotency_key, request_hash, plan_uuid, template_uuid, domain, setup_fee,
          monthly_fee, domain_price, subtotal, discount, shown_total, charged_total, ledger_entry_id, payload, created_at)
          values (gen_random_uuid(), ${id}, gen_random_uuid(), '', gen_random_uuid(), gen_random_uuid(), 'a.com', 2000,
          1000, 0, 3000, 0, 3000, 3000, (select id from ledger_entries where user_id = ${id}), '{}', now())`,
      'has no entry of its own',
    ],
    [
      'an order’s entry without an order',
      (id) => sql`update ledger_entries set kind = 'order' where user_id = ${id}`,
      'order’s entry has no order',
    ],
    [
      'a settled deposit without an entry',
      (id) =>
        sql`insert into invoices (id, user_id, gateway, state, amount, credited, currency, created_at, updated_at, expires_at)
          values (${randomUUID()}, ${id}, 'wire', 'settled', 1000, 1000, 'USDT', now(), now(), now())`,
      'credit is not what its entries say',
    ],
    [
      'a deposit’s entry without an invoice',
      (id) => sql`update ledger_entries set kind = 'deposit' where user_id = ${id}`,
      'deposit’s entry has no invoice',
    ],
    [
      'a credited payment without an entry',
      (id) =>
        sql`insert into invoice_payments (id, invoice_id, transaction_hash, state, crypto_amount, amount, seen_at)
          values (gen_random_uuid(), ${id}, '0xabc', 'credited', 1, 1000, now())`,
      'not exactly one entry',
    ],
    [
      'a renewal without a period',
      (id) => sql`update ledger_entries set kind = 'renewal' where user_id = ${id}`,
      'renewal’s entry has not exactly one charged period',
    ],
    [
      'a refund without an order',
      (id) => sql`update ledger_entries set kind = 'refund' where user_id = ${id}`,
      'a refund has no order',
    ],
    [
      'a charged period over another entry',
      (id) => sql`with project as (
            insert into projects (id, user_id, order_id, plan_uuid, template_uuid, domain, business_name, created_at, updated_at)
            values (${id}, ${id}, ${id}, ${id}, ${id}, ${id}, '', now(), now())
          ), subscription as (
            insert into subscriptions (id, user_id, project_id, plan_uuid, monthly_fee, started_at, anchor_at, next_billing_at)
            values (${id}, ${id}, ${id}, ${id}, 5000, now(), now(), now())
          )
          insert into subscription_periods (subscription_id, number, starts_at, ends_at, state, amount, ledger_entry_id)
          select ${id}, 2, now(), now() + interval '1 month', 'charged', 5000, id from ledger_entries where user_id = ${id}`,
      'charged period has not exactly one entry',
    ],
    [
      'a coupon counted without a redemption',
      () =>
        sql`insert into coupons (code, discount_type, discount_value, used_count, created_at)
          values ('SAVE10', 'PERCENTAGE', 10, 1, now())`,
      'count is not its redemptions',
    ],
  ])('%s is found', async (_, damage, sentence) => {
    const breaches = await breachesAfter(damage(user));
    expect(breaches.join('\n')).toContain(sentence);
  });
});
