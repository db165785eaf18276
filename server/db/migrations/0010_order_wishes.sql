CREATE TABLE "order_wishes" (
	"user_id" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"revision" integer NOT NULL,
	"request" json NOT NULL,
	"domain" text NOT NULL,
	"total" bigint NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "order_wishes_user_id_order_key_pk" PRIMARY KEY("user_id","order_key"),
	CONSTRAINT "order_wishes_total" CHECK ("order_wishes"."total" >= 0),
	CONSTRAINT "order_wishes_revision" CHECK ("order_wishes"."revision" > 0),
	CONSTRAINT "order_wishes_end" CHECK (("order_wishes"."reason" is null) = ("order_wishes"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_wishes" ADD CONSTRAINT "order_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_wishes_open" ON "order_wishes" USING btree ("user_id","created_at") WHERE "order_wishes"."reason" is null;