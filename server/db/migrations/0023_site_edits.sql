CREATE TABLE "site_edits" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"save_id" text,
	"edits" json,
	"device" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "site_edits_revision" CHECK ("site_edits"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "site_edits" ADD CONSTRAINT "site_edits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;