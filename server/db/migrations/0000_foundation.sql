CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"consumed_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "one_time_codes_attempts" CHECK ("one_time_codes"."attempts" between 0 and 5),
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('sign-up', 'two-factor', 'password-reset', 'email-change'))
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "retired_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"retired_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"kind" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires_at" timestamp(3) with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"predecessor_hash" text,
	"rotation_salt" text,
	"rotated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"idle_expires_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"revoked_reason" text,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_access_hash_unique" UNIQUE("access_hash"),
	CONSTRAINT "sessions_refresh_hash_unique" UNIQUE("refresh_hash"),
	CONSTRAINT "sessions_predecessor_hash_unique" UNIQUE("predecessor_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factor_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"code_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"consumed_at" timestamp(3) with time zone,
	CONSTRAINT "two_factor_challenges_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "users_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"password_hash" text,
	"password_changed_at" timestamp(3) with time zone,
	"verified_at" timestamp(3) with time zone,
	"two_factor" text DEFAULT 'none' NOT NULL,
	"is_account_new" boolean DEFAULT true NOT NULL,
	"needs_setup" boolean DEFAULT false NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"font" text DEFAULT 'inter' NOT NULL,
	"display_currency" text DEFAULT 'EUR' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_two_factor" CHECK ("users"."two_factor" in ('none', 'email')),
	CONSTRAINT "users_theme" CHECK ("users"."theme" in ('light', 'dark', 'system'))
);
--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"base" text NOT NULL,
	"target" text NOT NULL,
	"rate" numeric(24, 12) NOT NULL,
	"fetched_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "currency_rates_base_target_pk" PRIMARY KEY("base","target"),
	CONSTRAINT "currency_rates_positive" CHECK ("currency_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_benefits" (
	"plan_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "plan_benefits_plan_uuid_position_pk" PRIMARY KEY("plan_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"setup_fee" bigint NOT NULL,
	"monthly_fee" bigint NOT NULL,
	"project_limit" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "plans_position_unique" UNIQUE("position"),
	CONSTRAINT "plans_fees" CHECK ("plans"."setup_fee" >= 0 and "plans"."monthly_fee" >= 0),
	CONSTRAINT "plans_limit" CHECK ("plans"."project_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"template_name" text NOT NULL,
	"template_url" text NOT NULL,
	"required_images_count" integer DEFAULT 6 NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "templates_slug_unique" UNIQUE("slug"),
	CONSTRAINT "templates_category" CHECK ("templates"."category" in ('Education', 'ECOMMERCE', 'MEDIA', 'SOCIAL')),
	CONSTRAINT "templates_images" CHECK ("templates"."required_images_count" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "domain_quotes" (
	"domain" text PRIMARY KEY NOT NULL,
	"is_available" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"price_usd" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quoted_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "domain_quotes_price" CHECK ("domain_quotes"."price_usd" >= 0 and "domain_quotes"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "domain_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"state" text NOT NULL,
	"registrar_reference" text,
	"price" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "domain_reservations_lower" CHECK ("domain_reservations"."domain" = lower("domain_reservations"."domain")),
	CONSTRAINT "domain_reservations_state" CHECK ("domain_reservations"."state" in ('held', 'reserved', 'registered', 'released'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 12 NOT NULL,
	"worker" text,
	"lease_until" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "jobs_key_unique" UNIQUE("key"),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "jobs_held" CHECK (("jobs"."state" = 'running') = ("jobs"."worker" is not null)),
	CONSTRAINT "jobs_lease" CHECK (("jobs"."state" = 'running') = ("jobs"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "ledger_accounts_currency" CHECK ("ledger_accounts"."currency" = 'EUR'),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" = 'customer') = ("ledger_accounts"."user_id" is not null)),
	CONSTRAINT "ledger_accounts_no_overdraft" CHECK ("ledger_accounts"."kind" <> 'customer' or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"user_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('deposit', 'order', 'renewal', 'refund', 'funding', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"processed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"transaction_hash" text NOT NULL,
	"state" text NOT NULL,
	"crypto_amount" numeric(38, 18) NOT NULL,
	"amount" bigint NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"credited_at" timestamp(3) with time zone,
	CONSTRAINT "invoice_payments_state" CHECK ("invoice_payments"."state" in ('seen', 'confirming', 'credited', 'reverted'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"gateway_id" text,
	"payment_url" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"crypto_amount" numeric(38, 18) DEFAULT '0' NOT NULL,
	"crypto_paid" numeric(38, 18) DEFAULT '0' NOT NULL,
	"transaction_hash" text,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"required_confirmations" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_gateway_id_unique" UNIQUE("gateway_id"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."amount" > 0 and "invoices"."paid" >= 0 and "invoices"."credited" >= 0),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('waiting', 'seen', 'confirming', 'settled', 'partial', 'over', 'late', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "websocket_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" numeric(11, 2) NOT NULL,
	"usage_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_type" CHECK ("coupons"."discount_type" in ('PERCENTAGE', 'FIXED')),
	CONSTRAINT "coupons_value" CHECK ("coupons"."discount_value" > 0 and ("coupons"."discount_type" <> 'PERCENTAGE' or "coupons"."discount_value" <= 100)),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used_count" >= 0 and ("coupons"."usage_limit" is null or "coupons"."used_count" <= "coupons"."usage_limit"))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"template_uuid" uuid NOT NULL,
	"domain" text NOT NULL,
	"setup_fee" bigint NOT NULL,
	"monthly_fee" bigint NOT NULL,
	"domain_price" bigint NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shown_total" bigint NOT NULL,
	"charged_total" bigint NOT NULL,
	"coupon_code" text,
	"ledger_entry_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "orders_subtotal" CHECK ("orders"."subtotal" = "orders"."setup_fee" + "orders"."monthly_fee" + "orders"."domain_price"),
	CONSTRAINT "orders_total" CHECK ("orders"."charged_total" = "orders"."subtotal" - "orders"."discount" and "orders"."charged_total" >= 0),
	CONSTRAINT "orders_shown" CHECK ("orders"."shown_total" = "orders"."charged_total"),
	CONSTRAINT "orders_paid" CHECK (("orders"."charged_total" = 0 and "orders"."subtotal" = 0) or "orders"."ledger_entry_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "project_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"stage" text NOT NULL,
	"message" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "project_events_stage" CHECK ("project_events"."stage" = 'DOMAIN_FAILED' or "project_events"."stage" in ('INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_REQUESTED', 'STATUS_CHECK', 'DOMAIN_CONFIRMED', 'AWAITING_DEPLOYMENT', 'DEPLOYED'))
);
--> statement-breakpoint
CREATE TABLE "project_versions" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"checksum" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"published_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"template_uuid" uuid NOT NULL,
	"domain" text NOT NULL,
	"business_name" text NOT NULL,
	"current_stage" text DEFAULT 'INITIAL' NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"failure" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"live_version" integer,
	"deployed_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "projects_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "projects_domain_lower" CHECK ("projects"."domain" = lower("projects"."domain")),
	CONSTRAINT "projects_stage" CHECK ("projects"."current_stage" in ('INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_REQUESTED', 'STATUS_CHECK', 'DOMAIN_CONFIRMED', 'AWAITING_DEPLOYMENT', 'DEPLOYED')),
	CONSTRAINT "projects_failed" CHECK (not ("projects"."is_failed" and "projects"."current_stage" = 'DEPLOYED'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"monthly_fee" bigint NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"next_billing_at" timestamp(3) with time zone NOT NULL,
	"last_payment_at" timestamp(3) with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriptions_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('active', 'past_due', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'logo' NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"path" text NOT NULL,
	"variants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_tokens" ADD CONSTRAINT "retired_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_challenges" ADD CONSTRAINT "two_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_challenges" ADD CONSTRAINT "two_factor_challenges_code_id_one_time_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."one_time_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_benefits" ADD CONSTRAINT "plan_benefits_plan_uuid_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_reservations" ADD CONSTRAINT "domain_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_ledger_accounts_code_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websocket_tickets" ADD CONSTRAINT "websocket_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websocket_tickets" ADD CONSTRAINT "websocket_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_uuid_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plans"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_template_uuid_templates_uuid_fk" FOREIGN KEY ("template_uuid") REFERENCES "public"."templates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ledger_entry_id_ledger_entries_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_events" ADD CONSTRAINT "project_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_plan_uuid_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plans"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_template_uuid_templates_uuid_fk" FOREIGN KEY ("template_uuid") REFERENCES "public"."templates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_uuid_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plans"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_mailbox" ON "one_time_codes" USING btree ("email","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_waiting" ON "outgoing_mail" USING btree ("created_at") WHERE "outgoing_mail"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "retired_tokens_session" ON "retired_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","revoked_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_challenges_user" ON "two_factor_challenges" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_reservations_living" ON "domain_reservations" USING btree ("domain") WHERE "domain_reservations"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "domain_reservations_user" ON "domain_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_leases" ON "jobs" USING btree ("lease_until") WHERE "jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE "jobs"."state" = 'done';--> statement-breakpoint
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_line" ON "ledger_postings" USING btree ("entry_id","account");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "gateway_events_invoice" ON "gateway_events" USING btree ("gateway_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_hash" ON "invoice_payments" USING btree ("invoice_id","transaction_hash");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("expires_at") WHERE "invoices"."state" in ('waiting', 'seen', 'confirming', 'partial');--> statement-breakpoint
CREATE INDEX "websocket_tickets_expiry" ON "websocket_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_code" ON "coupon_redemptions" USING btree ("coupon_code","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_events_once" ON "project_events" USING btree ("project_id","attempt","stage");--> statement-breakpoint
CREATE UNIQUE INDEX "project_versions_number" ON "project_versions" USING btree ("project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_living_domain" ON "projects" USING btree ("domain") WHERE "projects"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","next_billing_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_billing_at") WHERE "subscriptions"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_same" ON "uploads" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");