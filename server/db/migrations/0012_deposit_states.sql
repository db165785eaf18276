ALTER TABLE "invoice_payments" DROP CONSTRAINT "invoice_payments_state";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_state";--> statement-breakpoint
drop trigger invoices_transaction on invoices;--> statement-breakpoint
-- What was credited has a transaction of its own, also while the rest is still being confirmed.
create or replace function transaction_of_invoice() returns trigger language plpgsql as $$
begin
  if new.credited > 0 then
    delete from transactions where user_id = new.user_id and id = new.id;
    return null;
  end if;
  insert into transactions (id, user_id, kind, type, status, amount, description, reference, at)
  values (new.id, new.user_id, 'deposit', 'CREDIT',
          case when new.state in ('expired', 'reorganised', 'replaced') then 'FAILED' else 'PENDING' end,
          new.amount, 'Top-up in ' || new.currency, 'deposit:' || new.id, new.created_at)
  on conflict (user_id, id) do update set status = excluded.status, amount = excluded.amount
    where transactions.status <> excluded.status or transactions.amount <> excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger invoices_transaction after insert or update of state, amount, credited on invoices
  for each row execute function transaction_of_invoice();
--> statement-breakpoint
update invoices set state = 'reorganised' where state = 'failed';--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_state" CHECK ("invoice_payments"."state" in ('seen', 'confirming', 'credited', 'reverted', 'replaced'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('waiting', 'seen', 'confirming', 'settled', 'partial', 'over', 'late', 'twice', 'replaced', 'reorganised', 'expired'));
