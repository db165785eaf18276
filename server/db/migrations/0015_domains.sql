CREATE TABLE "domain_years" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"amount" bigint,
	"ledger_entry_id" uuid,
	"hindrance" text,
	"noticed" integer,
	CONSTRAINT "domain_years_project_id_number_pk" PRIMARY KEY("project_id","number"),
	CONSTRAINT "domain_years_state" CHECK ("domain_years"."state" in ('running', 'paid', 'renewed', 'ended')),
	CONSTRAINT "domain_years_order" CHECK ("domain_years"."starts_at" < "domain_years"."ends_at" and "domain_years"."number" >= 1),
	CONSTRAINT "domain_years_paid" CHECK (case when "domain_years"."state" in ('paid', 'renewed') then "domain_years"."amount" is not null and ("domain_years"."amount" = 0 or "domain_years"."ledger_entry_id" is not null)
        when "domain_years"."state" = 'running' then "domain_years"."ledger_entry_id" is null else true end)
);
--> statement-breakpoint
CREATE TABLE "own_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"leads_here" boolean DEFAULT false NOT NULL,
	"problem" text,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"proved_at" timestamp(3) with time zone,
	"live_at" timestamp(3) with time zone,
	CONSTRAINT "own_domains_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "own_domains_lower" CHECK ("own_domains"."domain" = lower("own_domains"."domain")),
	CONSTRAINT "own_domains_state" CHECK ("own_domains"."state" in ('waiting', 'live', 'failed')),
	CONSTRAINT "own_domains_live" CHECK ("own_domains"."state" <> 'live' or "own_domains"."proved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "domain_years" ADD CONSTRAINT "domain_years_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_years" ADD CONSTRAINT "domain_years_ledger_entry_id_ledger_entries_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_domains" ADD CONSTRAINT "own_domains_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domain_years_last" ON "domain_years" USING btree ("project_id") WHERE "domain_years"."state" <> 'renewed';--> statement-breakpoint
CREATE UNIQUE INDEX "domain_years_renewal" ON "domain_years" USING btree ("ledger_entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_proved" ON "own_domains" USING btree ("domain") WHERE "own_domains"."proved_at" is not null;
--> statement-breakpoint
-- Names that are registered already are looked after too.
INSERT INTO "jobs" ("id", "kind", "key", "payload", "run_at", "max_attempts", "created_at")
  SELECT gen_random_uuid(), 'domain.years', 'domain:' || p.id, jsonb_build_object('project', p.id), now(), 1000000, now()
    FROM "projects" p
   WHERE p.given_up_at IS NULL
     AND EXISTS (SELECT FROM "project_events" e WHERE e.project_id = p.id AND e.stage = 'DOMAIN_CONFIRMED');
