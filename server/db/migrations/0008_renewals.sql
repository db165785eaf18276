CREATE TABLE "subscription_periods" (
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"ledger_entry_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"noticed" integer,
	CONSTRAINT "subscription_periods_subscription_id_number_pk" PRIMARY KEY("subscription_id","number"),
	CONSTRAINT "subscription_periods_state" CHECK ("subscription_periods"."state" in ('due', 'charged', 'waived')),
	CONSTRAINT "subscription_periods_number" CHECK ("subscription_periods"."number" >= 1 and "subscription_periods"."tries" >= 0 and "subscription_periods"."amount" >= 0),
	CONSTRAINT "subscription_periods_order" CHECK ("subscription_periods"."starts_at" < "subscription_periods"."ends_at"),
	CONSTRAINT "subscription_periods_paid" CHECK (case "subscription_periods"."state" when 'charged' then "subscription_periods"."amount" = 0 or "subscription_periods"."ledger_entry_id" is not null
        else "subscription_periods"."ledger_entry_id" is null end)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_state";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "given_up_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "anchor_at" = "started_at";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "anchor_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "suspended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_ledger_entry_id_ledger_entries_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_periods_start" ON "subscription_periods" USING btree ("subscription_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_periods_due" ON "subscription_periods" USING btree ("subscription_id") WHERE "subscription_periods"."state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_periods_renewal" ON "subscription_periods" USING btree ("ledger_entry_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_anchor" CHECK ("subscriptions"."anchor_number" >= 1);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_suspended" CHECK (("subscriptions"."state" = 'suspended') = ("subscriptions"."suspended_at" is not null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('active', 'past_due', 'suspended', 'cancelled'));--> statement-breakpoint
INSERT INTO "ledger_accounts" ("code", "kind", "opened_at") VALUES
  ('refunds:orders', 'contra', now()),
  ('operator:corrections', 'funding', now());
--> statement-breakpoint
-- The first month of each subscription was paid with its order.
INSERT INTO "subscription_periods" ("subscription_id", "number", "starts_at", "ends_at", "state", "amount", "ledger_entry_id")
  SELECT s.id, 1, s.started_at, ((s.started_at at time zone 'UTC') + interval '1 month') at time zone 'UTC', 'charged', s.monthly_fee, o.ledger_entry_id
    FROM "subscriptions" s JOIN "projects" p ON p.id = s.project_id JOIN "orders" o ON o.id = p.order_id;
--> statement-breakpoint
-- Months that nobody charged when they began are waived: the first one that is due begins in a week at the earliest, so that
-- its customer is told before.
INSERT INTO "subscription_periods" ("subscription_id", "number", "starts_at", "ends_at", "state", "amount")
  SELECT s.id, month.number,
         ((s.started_at at time zone 'UTC') + make_interval(months => month.number - 1)) at time zone 'UTC',
         ((s.started_at at time zone 'UTC') + make_interval(months => month.number)) at time zone 'UTC',
         CASE WHEN ((s.started_at at time zone 'UTC') + make_interval(months => month.number - 1)) at time zone 'UTC' < now() + interval '7 days'
           THEN 'waived' ELSE 'due' END,
         s.monthly_fee
    FROM "subscriptions" s CROSS JOIN LATERAL generate_series(2, 1200) AS month(number)
   WHERE s.state <> 'cancelled'
     AND (month.number = 2 OR ((s.started_at at time zone 'UTC') + make_interval(months => month.number - 2)) at time zone 'UTC' < now() + interval '7 days');
--> statement-breakpoint
UPDATE "subscriptions" SET "state" = 'active', "next_billing_at" = p.starts_at
  FROM "subscription_periods" p WHERE p.subscription_id = "subscriptions".id AND p.state = 'due';
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "key", "payload", "run_at", "max_attempts", "created_at")
  SELECT gen_random_uuid(), 'subscription.renew', 'renewal:' || subscription_id || ':' || number,
         jsonb_build_object('subscription', subscription_id, 'number', number), starts_at - interval '7 days', 1000000, now()
    FROM "subscription_periods" WHERE state = 'due';
--> statement-breakpoint
-- Deployments that have failed wait for another try as long as those that fail from now on.
INSERT INTO "jobs" ("id", "kind", "key", "payload", "run_at", "max_attempts", "created_at")
  SELECT gen_random_uuid(), 'project.give-up', 'give-up:' || id || ':' || attempt,
         jsonb_build_object('projectId', id, 'attempt', attempt), now() + interval '7 days', 12, now()
    FROM "projects" WHERE is_failed AND cancelled_at IS NULL;
