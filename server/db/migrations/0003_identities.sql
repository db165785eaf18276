CREATE TABLE "browser_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "browser_tickets_kind" CHECK ("browser_tickets"."kind" in ('start', 'link', 'handover'))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"linked_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "identities_one_each" UNIQUE("user_id","provider"),
	CONSTRAINT "identities_provider" CHECK ("identities"."provider" in ('google', 'github'))
);
--> statement-breakpoint
ALTER TABLE "browser_tickets" ADD CONSTRAINT "browser_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browser_tickets_user" ON "browser_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "browser_tickets_expiry" ON "browser_tickets" USING btree ("expires_at");