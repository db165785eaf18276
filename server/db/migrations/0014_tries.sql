CREATE TABLE "project_tries" (
	"project_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"stage" text NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone,
	CONSTRAINT "project_tries_stage" CHECK ("project_tries"."stage" in ('INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_REQUESTED', 'STATUS_CHECK', 'DOMAIN_CONFIRMED', 'AWAITING_DEPLOYMENT', 'DEPLOYED'))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "failure_kind" text;--> statement-breakpoint
ALTER TABLE "project_tries" ADD CONSTRAINT "project_tries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_tries_once" ON "project_tries" USING btree ("project_id","attempt","stage","number");