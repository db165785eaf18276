-- Entries and postings are history: nothing changes them, a mistake is undone by another entry.
create function ledger_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is immutable: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entries_immutable before update or delete on ledger_entries
  for each row execute function ledger_is_immutable();
--> statement-breakpoint
create trigger ledger_postings_immutable before update or delete on ledger_postings
  for each row execute function ledger_is_immutable();
--> statement-breakpoint
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_is_immutable();
--> statement-breakpoint
create trigger ledger_postings_kept before truncate on ledger_postings
  for each statement execute function ledger_is_immutable();
--> statement-breakpoint
-- At commit each entry has at least two postings that sum to zero, whoever wrote them.
create function ledger_entry_balances() returns trigger language plpgsql as $$
declare
  entry uuid;
  lines int;
  total numeric;
begin
  if tg_table_name = 'ledger_entries' then entry := new.id; else entry := new.entry_id; end if;
  select count(*), coalesce(sum(amount), 0) into lines, total from ledger_postings where entry_id = entry;
  if lines < 2 or total <> 0 then
    raise exception 'Ledger entry % has % postings that sum to %', entry, lines, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_balances();
--> statement-breakpoint
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_entry_balances();
--> statement-breakpoint
-- What a customer reads as a transaction: what the ledger did to the balance, and the top-ups that did nothing (yet).
create view transactions as
  select e.id, a.user_id, e.kind,
         case when p.amount > 0 then 'CREDIT' else 'DEBIT' end as type,
         'COMPLETED' as status,
         abs(p.amount) as amount,
         p.balance_after,
         e.description, e.reference, e.at
    from ledger_postings p
    join ledger_accounts a on a.code = p.account and a.kind = 'customer'
    join ledger_entries e on e.id = p.entry_id
  union all
  select i.id, i.user_id, 'deposit' as kind,
         'CREDIT' as type,
         case when i.state in ('expired', 'failed') then 'FAILED' else 'PENDING' end as status,
         i.amount,
         null::bigint as balance_after,
         'Top-up in ' || i.currency as description, 'deposit:' || i.id as reference, i.created_at as at
    from invoices i
   where i.state in ('waiting', 'seen', 'confirming', 'expired', 'failed');
--> statement-breakpoint
-- Our own accounts; a customer's is opened by the first entry that touches it.
insert into ledger_accounts (code, kind, opened_at) values
  ('gateway:clearing', 'clearing', now()),
  ('revenue:setup', 'revenue', now()),
  ('revenue:monthly', 'revenue', now()),
  ('revenue:domain', 'revenue', now()),
  ('discount:coupons', 'contra', now()),
  ('operator:funding', 'funding', now());
