import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { dbOf, openPool } from '../../server/db/client';
import { migrateDatabase } from '../../server/db/migrate';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { monthsAfter } from '../../server/domain/money/subscriptions/periods';
import { projectRoot } from '../../server/root';

const day = 24 * 3_600_000;

/** The migrations before one, by the end of its name. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-migrations-'));
  cpSync(join(projectRoot, 'server/db/migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** A database as it was before a migration; rows may be written into it without those that they point to. */
async function withFormer(name: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = `former_${randomUUID().replaceAll('-', '')}`;
  const owner = openPool({ connectionString: `${inject('postgresAddress')}/postgres`, max: 1 });
  await owner.query(`create database ${database}`);
  const pool = openPool({
    connectionString: `${inject('postgresAddress')}/${database}`,
    max: 1,
    // Months are those of UTC, whatever the session's time zone is. As a replica it takes rows without their foreign keys.
    options: '-c timezone=Pacific/Auckland -c session_replication_role=replica',
  });
  const folder = migrationsBefore(name);
  try {
    await migrate(drizzle(pool), { migrationsFolder: folder });
    await work(pool);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await pool.end();
    await owner.query(`drop database ${database} with (force)`);
    await owner.end();
  }
}

test('existing subscriptions get their months and a job; what nobody charged is waived, and nothing is due within a week', () =>
  withFormer('_renewals', async (pool) => {
    const now = Date.now();
    const starts = [100, 62, 40, 26, 3].map((days) => now - days * day);
    const failed = randomUUID();
    for (const [index, start] of starts.entries()) {
      const [id, at] = [index === 4 ? failed : randomUUID(), new Date(start).toISOString()];
      await pool.query(
        `insert into orders (id, user_id, idempotency_key, request_hash, plan_uuid, template_uuid, domain, setup_fee,
        monthly_fee, domain_price, subtotal, discount, shown_total, charged_total, ledger_entry_id, payload, created_at)
        values ($1, $1, $1, '', $1, $1, $2, 0, 0, 0, 0, 0, 0, 0, null, '{}', $3)`,
        [id, `${id}.com`, at],
      );
      await pool.query(
        `insert into projects (id, user_id, order_id, plan_uuid, template_uuid, domain, business_name, is_failed, created_at, updated_at)
        values ($1, $1, $1, $1, $1, $2, '', $3, $4, $4)`,
        [id, `${id}.com`, id === failed, at],
      );
      await pool.query(
        `insert into subscriptions (id, user_id, project_id, plan_uuid, monthly_fee, started_at, next_billing_at)
        values ($1, $1, $1, $1, 0, $2, $2)`,
        [id, at],
      );
    }
    await migrateDatabase(pool);
    const { rows } = await pool.query<{ started_at: Date; next_billing_at: Date; anchor_at: Date; states: string[] }>(
      `select s.started_at, s.anchor_at, s.next_billing_at, array_agg(p.state order by p.number) as states
      from subscriptions s join subscription_periods p on p.subscription_id = s.id group by s.id order by s.started_at`,
    );
    expect(rows).toHaveLength(starts.length);
    for (const [index, { started_at, anchor_at, next_billing_at, states }] of rows.entries()) {
      const start = starts[index] ?? 0;
      let months = 1;
      while (monthsAfter(start, months) < now + 7 * day) months += 1;
      expect([started_at.getTime(), anchor_at.getTime()]).toEqual([start, start]);
      expect(next_billing_at.getTime()).toBe(monthsAfter(start, months));
      expect(states).toEqual(['charged', ...Array<string>(months - 1).fill('waived'), 'due']);
    }
    const jobs = await pool.query<{ kind: string; key: string }>('select kind, key from jobs order by kind');
    expect(jobs.rows.map(({ kind }) => kind)).toEqual(['project.give-up', ...starts.map(() => 'subscription.renew')]);
    expect(jobs.rows[0]?.key).toBe(`give-up:${failed}:1`);
    expect((await checkLedger(dbOf(pool))).breaches).toEqual([]);
  }));

test('existing top-ups are those of the one gateway that there was, under the ids that it gave', () =>
  withFormer('_invoice_gateway', async (pool) => {
    const insert = (gatewayId: string | null, state: string, gateway?: string) =>
      pool.query(
        `insert into invoices (id, user_id, gateway_id, state, amount, currency, created_at, updated_at, expires_at
           ${gateway === undefined ? '' : ', gateway'})
         values ($1, $1, $2, $3, 1000, 'USDT', now(), now(), now() ${gateway === undefined ? '' : `, '${gateway}'`})`,
        [randomUUID(), gatewayId, state],
      );
    await insert('AB12', 'waiting');
    await insert('CD34', 'expired');
    await insert(null, 'failed');
    await migrateDatabase(pool);
    const { rows } = await pool.query('select gateway, gateway_id, state, amount from invoices order by gateway_id');
    expect(rows).toEqual([
      { gateway: 'wire', gateway_id: 'AB12', state: 'waiting', amount: 1_000 },
      { gateway: 'wire', gateway_id: 'CD34', state: 'expired', amount: 1_000 },
      { gateway: 'wire', gateway_id: null, state: 'reorganised', amount: 1_000 },
    ]);
    // From now on each says whose it is; what two gateways call the same are two.
    await expect(insert('EF56', 'waiting')).rejects.toMatchObject({ column: 'gateway' });
    await expect(insert('AB12', 'waiting', 'wire')).rejects.toMatchObject({ constraint: 'invoices_gateway' });
    await insert('AB12', 'waiting', 'btcpay');
  }));
