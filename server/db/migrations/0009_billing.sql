drop view transactions;
--> statement-breakpoint
CREATE TABLE "billing_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"corrects_id" uuid,
	"order_id" uuid,
	"description" text NOT NULL,
	"domain" text,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"pdf" "bytea",
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "billing_documents_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "billing_documents_kind" CHECK ("billing_documents"."kind" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "billing_documents_total" CHECK ("billing_documents"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "transaction_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "transaction_days_user_id_day_type_status_pk" PRIMARY KEY("user_id","day","type","status")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"description" text NOT NULL,
	"domain" text,
	"reference" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "transactions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_corrects_id_billing_documents_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."billing_documents"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_sequence" ON "billing_documents" USING btree ("series","sequence");--> statement-breakpoint
CREATE INDEX "billing_documents_page" ON "billing_documents" USING btree ("user_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "billing_documents_corrects" ON "billing_documents" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "transactions_page" ON "transactions" USING btree ("user_id","type","status","at","id");
--> statement-breakpoint
-- Transactions are derived from what moves money. By statement, so that many rows at once cost one counting.
create function transactions_of_postings() returns trigger language plpgsql as $$
begin
  insert into transactions (id, user_id, kind, type, status, amount, balance_after, description, domain, reference, at)
  select e.id, a.user_id, e.kind, case when p.amount > 0 then 'CREDIT' else 'DEBIT' end, 'COMPLETED', abs(p.amount),
         p.balance_after, e.description, e.details ->> 'domain', e.reference, e.at
    from added p
    join ledger_accounts a on a.code = p.account and a.kind = 'customer'
    join ledger_entries e on e.id = p.entry_id;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_postings_transactions after insert on ledger_postings
  referencing new table as added for each statement execute function transactions_of_postings();
--> statement-breakpoint
create function transaction_of_invoice() returns trigger language plpgsql as $$
begin
  if new.state not in ('waiting', 'seen', 'confirming', 'expired', 'failed') then
    delete from transactions where user_id = new.user_id and id = new.id;
    return null;
  end if;
  insert into transactions (id, user_id, kind, type, status, amount, description, reference, at)
  values (new.id, new.user_id, 'deposit', 'CREDIT',
          case when new.state in ('expired', 'failed') then 'FAILED' else 'PENDING' end,
          new.amount, 'Top-up in ' || new.currency, 'deposit:' || new.id, new.created_at)
  on conflict (user_id, id) do update set status = excluded.status, amount = excluded.amount
    where transactions.status <> excluded.status or transactions.amount <> excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger invoices_transaction after insert or update of state, amount on invoices
  for each row execute function transaction_of_invoice();
--> statement-breakpoint
-- In the order of the days' key, so that two transactions of one customer wait for and not on each other.
create function transactions_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into transaction_days (user_id, day, type, status, count, amount)
    select user_id, (at at time zone 'UTC')::date, type, status, count(*), sum(amount) from added
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, day, type, status) do update
      set count = transaction_days.count + excluded.count, amount = transaction_days.amount + excluded.amount;
  elsif tg_op = 'DELETE' then
    insert into transaction_days (user_id, day, type, status, count, amount)
    select user_id, (at at time zone 'UTC')::date, type, status, -count(*), -sum(amount) from removed
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, day, type, status) do update
      set count = transaction_days.count + excluded.count, amount = transaction_days.amount + excluded.amount;
  else
    insert into transaction_days (user_id, day, type, status, count, amount)
    select user_id, (at at time zone 'UTC')::date, type, status, sum(sign), sum(sign * amount)
      from (select *, 1 as sign from added union all select *, -1 from removed) changed
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, day, type, status) do update
      set count = transaction_days.count + excluded.count, amount = transaction_days.amount + excluded.amount;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger transactions_counted_in after insert on transactions
  referencing new table as added for each statement execute function transactions_counted();
--> statement-breakpoint
create trigger transactions_counted_out after delete on transactions
  referencing old table as removed for each statement execute function transactions_counted();
--> statement-breakpoint
create trigger transactions_counted_anew after update on transactions
  referencing old table as removed new table as added for each statement execute function transactions_counted();
--> statement-breakpoint
-- What was there before.
insert into transactions (id, user_id, kind, type, status, amount, balance_after, description, domain, reference, at)
  select e.id, a.user_id, e.kind, case when p.amount > 0 then 'CREDIT' else 'DEBIT' end, 'COMPLETED', abs(p.amount),
         p.balance_after, e.description, coalesce(e.details ->> 'domain', o.domain), e.reference, e.at
    from ledger_postings p
    join ledger_accounts a on a.code = p.account and a.kind = 'customer'
    join ledger_entries e on e.id = p.entry_id
    left join orders o on o.ledger_entry_id = e.id
  union all
  select i.id, i.user_id, 'deposit', 'CREDIT',
         case when i.state in ('expired', 'failed') then 'FAILED' else 'PENDING' end,
         i.amount, null, 'Top-up in ' || i.currency, null, 'deposit:' || i.id, i.created_at
    from invoices i
   where i.state in ('waiting', 'seen', 'confirming', 'expired', 'failed');
--> statement-breakpoint
-- An issued document stays as it is; its bytes are added once.
create function billing_document_is_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pdf is null and to_jsonb(new) - 'pdf' = to_jsonb(old) - 'pdf' then
    return new;
  end if;
  raise exception 'An issued document is immutable: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger billing_documents_immutable before update or delete on billing_documents
  for each row execute function billing_document_is_immutable();
