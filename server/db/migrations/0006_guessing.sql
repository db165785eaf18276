CREATE TABLE "code_guesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"share" text NOT NULL,
	"units" integer NOT NULL,
	"challenge_id" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "code_guesses_share" CHECK ("code_guesses"."share" in ('owner', 'password', 'stranger'))
);
--> statement-breakpoint
CREATE TABLE "growing_waits" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"retry_at" bigint NOT NULL,
	"forget_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_devices_owner" UNIQUE("user_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_attempts";--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asked_by" text DEFAULT 'stranger' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "other_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_guesses" ADD CONSTRAINT "code_guesses_challenge_id_two_factor_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."two_factor_challenges"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_guesses_mailbox" ON "code_guesses" USING btree ("mailbox_hash","share","at");--> statement-breakpoint
CREATE INDEX "code_guesses_challenge" ON "code_guesses" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "growing_waits_forget" ON "growing_waits" USING btree ("forget_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_asked_by" CHECK ("one_time_codes"."asked_by" in ('owner', 'password', 'stranger'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_attempts" CHECK ("one_time_codes"."attempts" between 0 and 5 and "one_time_codes"."other_attempts" between 0 and 5);