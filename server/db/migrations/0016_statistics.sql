CREATE TABLE "site_checks" (
	"project_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"loads" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "site_checks_project_id_at_pk" PRIMARY KEY("project_id","at"),
	CONSTRAINT "site_checks_answered" CHECK ("site_checks"."answered" <= "site_checks"."looks" and "site_checks"."answered" = cardinality("site_checks"."loads"))
);
--> statement-breakpoint
CREATE TABLE "site_days" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"own" integer DEFAULT 0 NOT NULL,
	"bots" integer DEFAULT 0 NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "site_days_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "site_facts" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_facts_project_id_day_kind_name_pk" PRIMARY KEY("project_id","day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "site_hours" (
	"project_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_hours_project_id_at_pk" PRIMARY KEY("project_id","at")
);
--> statement-breakpoint
CREATE TABLE "site_own_visitors" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "site_own_visitors_project_id_day_visitor_pk" PRIMARY KEY("project_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"project_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"visitor" text NOT NULL,
	"path" text NOT NULL,
	"referrer" text,
	"campaign" text,
	"device" text NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "site_visits_kind" CHECK ("site_visits"."kind" in ('visit', 'test'))
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_facts" ADD CONSTRAINT "site_facts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hours" ADD CONSTRAINT "site_hours_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_own_visitors" ADD CONSTRAINT "site_own_visitors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_days_stale" ON "site_days" USING btree ("day") WHERE "site_days"."is_stale";--> statement-breakpoint
CREATE INDEX "site_visits_at" ON "site_visits" USING btree ("project_id","at");