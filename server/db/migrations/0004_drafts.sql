CREATE TABLE "draft_pictures" (
	"user_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "draft_pictures_user_id_draft_id_reference_pk" PRIMARY KEY("user_id","draft_id","reference")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"draft" json NOT NULL,
	"position" json NOT NULL,
	"order_id" uuid,
	"domain" text,
	"name" text NOT NULL,
	"step" text NOT NULL,
	"plan" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "drafts_revision" CHECK ("drafts"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_user_id_draft_id_drafts_user_id_id_fk" FOREIGN KEY ("user_id","draft_id") REFERENCES "public"."drafts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_order" ON "drafts" USING btree ("user_id","order_id");