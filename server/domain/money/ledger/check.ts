import { sql, type SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db, Queries, Tx } from '../../../db/client';

export interface LedgerReport {
  /** One sentence each; none is a ledger that holds. */
  breaches: string[];
  entries: number;
  postings: number;
  /** Minor units: the sum of all postings. */
  total: number;
  /** Minor units by account; the customers' added up under 'customers'. */
  sums: Record<string, number>;
}

interface Invariant {
  breach: string;
  /** Gives `what` of each breach. */
  query: SQL;
}

const invariants: readonly Invariant[] = [
  {
    breach: 'an entry does not sum to zero over at least two postings',
    query: sql`select e.reference as what from ledger_entries e left join ledger_postings p on p.entry_id = e.id
      group by e.id having count(p.id) < 2 or coalesce(sum(p.amount), 0) <> 0`,
  },
  {
    breach: 'a customer’s balance is not the sum of its postings',
    query: sql`select a.code as what from ledger_accounts a left join ledger_postings p on p.account = a.code
      where a.kind = 'customer' group by a.code having a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    breach: 'a customer’s balance is below zero',
    query: sql`select code as what from ledger_accounts where kind = 'customer' and balance < 0`,
  },
  {
    breach: 'a balance after a posting is not the sum up to it, or was below zero',
    query: sql`select account || ' at posting ' || id as what from (
        select p.id, p.account, p.balance_after,
               sum(p.amount) over (partition by p.account order by p.id) as running
          from ledger_postings p join ledger_accounts a on a.code = p.account where a.kind = 'customer'
      ) history where balance_after is distinct from running or running < 0`,
  },
  {
    breach: 'an order has no entry of its own over what it charged',
    query: sql`select 'order ' || o.id as what from orders o
      left join ledger_entries e on e.id = o.ledger_entry_id and e.kind = 'order' and e.reference = 'order:' || o.id
      left join ledger_postings p on p.entry_id = e.id and p.account = 'customer:' || o.user_id
      where o.subtotal > 0 and (e.id is null or coalesce(p.amount, 0) <> -o.charged_total)`,
  },
  {
    breach: 'an order’s entry has no order',
    query: sql`select e.reference as what from ledger_entries e
      where e.kind = 'order' and not exists (select from orders o where o.ledger_entry_id = e.id)`,
  },
  {
    breach: 'two orders share an entry',
    query: sql`select e.reference as what from ledger_entries e join orders o on o.ledger_entry_id = e.id
      group by e.id having count(*) > 1`,
  },
  {
    breach: 'a deposit’s credit is not what its entries say',
    query: sql`select 'invoice ' || i.id as what from invoices i
      left join (
        select e.details ->> 'invoice' as invoice, sum(p.amount) as credited
          from ledger_entries e
          join ledger_postings p on p.entry_id = e.id
          join ledger_accounts a on a.code = p.account and a.kind = 'customer'
         where e.details ? 'invoice' group by 1
      ) posted on posted.invoice = i.id::text
      where i.credited <> coalesce(posted.credited, 0)
         or (i.state in ('settled', 'over', 'late', 'twice', 'partial') and coalesce(posted.credited, 0) <= 0)`,
  },
  {
    breach: 'a deposit’s entry has no invoice',
    query: sql`select e.reference as what from ledger_entries e where e.kind = 'deposit'
      and not exists (select from invoices i where i.id::text = e.details ->> 'invoice')`,
  },
  {
    breach: 'a credited payment has not exactly one entry',
    query: sql`select 'payment ' || p.transaction_hash as what from invoice_payments p
      where p.state = 'credited' and (
        select count(*) from ledger_entries e where e.reference = 'deposit:' || p.invoice_id || ':' || p.transaction_hash
      ) <> 1`,
  },
  {
    breach: 'a charged period has not exactly one entry over its fee',
    query: sql`select 'period ' || s.subscription_id || ':' || s.number as what from subscription_periods s
      join subscriptions on subscriptions.id = s.subscription_id
      join projects on projects.id = subscriptions.project_id
      where s.state = 'charged' and s.amount > 0 and (
        select count(*) from ledger_entries e
          left join ledger_postings p on p.entry_id = e.id and p.account = 'customer:' || subscriptions.user_id
         where e.id = s.ledger_entry_id and case when s.number = 1 then e.reference = 'order:' || projects.order_id
           else e.kind = 'renewal' and p.amount = -s.amount
             and e.reference = 'renewal:' || s.subscription_id || ':' || s.number end
      ) <> 1`,
  },
  {
    breach: 'a renewal’s entry has not exactly one charged period',
    query: sql`select e.reference as what from ledger_entries e where e.kind = 'renewal' and not e.details ? 'year' and (
        select count(*) from subscription_periods s where s.ledger_entry_id = e.id and s.state = 'charged'
          and e.details ->> 'subscription' = s.subscription_id::text and (e.details ->> 'period')::int = s.number
      ) <> 1`,
  },
  {
    breach: 'a year of a domain that is paid has not exactly one entry over its price',
    query: sql`select 'domain ' || y.project_id || ':' || y.number as what from domain_years y
      join projects on projects.id = y.project_id
      where y.ledger_entry_id is not null and (
        select count(*) from ledger_entries e
          join ledger_postings p on p.entry_id = e.id and p.account = 'customer:' || projects.user_id
         where e.id = y.ledger_entry_id and e.kind = 'renewal' and p.amount = -y.amount
           and e.reference = 'domain:' || y.project_id || ':' || y.number
      ) <> 1`,
  },
  {
    breach: 'an entry of a domain’s year has no such year, or gives back one that goes on',
    query: sql`select e.reference as what from ledger_entries e where e.details ? 'year' and (
        select count(*) from domain_years y where y.project_id::text = e.details ->> 'project'
          and y.number = (e.details ->> 'year')::int
          and case when e.kind = 'refund' then y.state = 'ended' and y.ledger_entry_id::text = e.details ->> 'corrects'
            else y.ledger_entry_id = e.id end
      ) <> 1`,
  },
  {
    breach: 'two charged periods of a subscription overlap',
    query: sql`select 'period ' || subscription_id || ':' || number as what from (
        select subscription_id, number, starts_at,
               lag(ends_at) over (partition by subscription_id order by number) as before
          from subscription_periods where state = 'charged'
      ) months where starts_at < before`,
  },
  {
    breach: 'a refund has no order, or an order’s refunds are more than it charged',
    query: sql`select e.details ->> 'order' as what from ledger_entries e
      left join orders o on o.id::text = e.details ->> 'order'
      left join ledger_postings p on p.entry_id = e.id and p.account = 'customer:' || o.user_id
      where e.kind = 'refund' and not e.details ? 'year' group by 1, o.id
      having o.id is null or coalesce(sum(p.amount), 0) > o.charged_total`,
  },
  {
    breach: 'a coupon’s count is not its redemptions, or their amount not the order’s discount',
    query: sql`select c.code as what from coupons c
      left join coupon_redemptions r on r.coupon_code = c.code
      left join orders o on o.id = r.order_id
      group by c.code
      having c.used_count <> count(r.order_id) or coalesce(sum(r.amount), 0) <> coalesce(sum(o.discount), 0)`,
  },
  {
    breach: 'a transaction is not what the ledger did to the balance',
    query: sql`select e.reference as what from ledger_postings p
      join ledger_accounts a on a.code = p.account and a.kind = 'customer'
      join ledger_entries e on e.id = p.entry_id
      left join transactions t on t.user_id = a.user_id and t.id = e.id
      where t.id is null or t.status <> 'COMPLETED' or t.amount <> abs(p.amount)
         or (t.type = 'CREDIT') <> (p.amount > 0) or t.balance_after is distinct from p.balance_after`,
  },
  {
    breach: 'a day’s count is not its transactions',
    query: sql`select user_id || ' on ' || day as what from (
        select user_id, day, type, status, count, amount from transaction_days
        union all
        select user_id, (at at time zone 'UTC')::date, type, status, -count(*), -sum(amount)
          from transactions group by 1, 2, 3, 4
      ) counted group by user_id, day, type, status having sum(count) <> 0 or sum(amount) <> 0`,
  },
  {
    breach: 'a series of documents has a gap, or a counter that is not its last number',
    query: sql`select c.series as what from billing_counters c left join billing_documents d on d.series = c.series
      group by c.series having count(d.id) <> c.last or coalesce(max(d.sequence), 0) <> c.last`,
  },
];

/** Verifies every invariant of the ledger on one snapshot, and adds it up. Reads all of it: seconds with a million rows. */
export async function checkLedger(db: Db | Tx): Promise<LedgerReport> {
  if (db instanceof PgTransaction) return checkSnapshot(db);
  return db.transaction((tx) => checkSnapshot(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function checkSnapshot(tx: Queries): Promise<LedgerReport> {
  const breaches: string[] = [];
  for (const { breach, query } of invariants) {
    const found = await tx.execute<{ what: string }>(query);
    for (const { what } of found.rows.slice(0, 20)) breaches.push(`${what}: ${breach}`);
    if (found.rows.length > 20) breaches.push(`${found.rows.length - 20} more: ${breach}`);
  }
  const counts = await tx.execute<{ entries: number; postings: number; total: number }>(
    sql`select (select count(*) from ledger_entries) as entries, count(*) as postings,
        coalesce(sum(amount), 0)::int8 as total from ledger_postings`,
  );
  const sums = await tx.execute<{ name: string; amount: number }>(
    sql`select case when a.kind = 'customer' then 'customers' else a.code end as name,
        coalesce(sum(p.amount), 0)::int8 as amount
        from ledger_accounts a left join ledger_postings p on p.account = a.code group by 1 order by 1`,
  );
  const [{ entries, postings, total } = { entries: 0, postings: 0, total: 0 }] = counts.rows;
  if (total !== 0) breaches.push(`the ledger sums to ${total}, not to zero`);
  return {
    breaches,
    entries,
    postings,
    total,
    sums: Object.fromEntries(sums.rows.map(({ name, amount }) => [name, amount])),
  };
}
