ALTER TABLE "project_versions" ADD COLUMN "files" text;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "hue" integer;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "by" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "changes" jsonb DEFAULT '["The website as it was ordered"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_by" CHECK ("project_versions"."by" in ('customer', 'operator'));--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_published" CHECK ("project_versions"."published_at" is null or "project_versions"."failure" is null);