CREATE TABLE "site_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"doubt" text,
	"is_sorted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "site_messages_folder" CHECK ("site_messages"."folder" in ('inbox', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_messages_page" ON "site_messages" USING btree ("project_id","folder","at");--> statement-breakpoint
CREATE INDEX "site_messages_unread" ON "site_messages" USING btree ("project_id") WHERE "site_messages"."folder" = 'inbox' and "site_messages"."read_at" is null;