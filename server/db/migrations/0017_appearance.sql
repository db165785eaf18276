ALTER TABLE "users" ALTER COLUMN "theme" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "theme" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "font" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "font" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "display_currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "display_currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "density" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reduced_motion" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_font" CHECK ("users"."font" in ('inter', 'manrope', 'system', 'Open Sans', 'Lato'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_density" CHECK ("users"."density" in ('comfortable', 'compact'));--> statement-breakpoint
-- Nobody could choose before: what stood there was the default, and must not take the place of what a browser has stored.
UPDATE "users" SET "theme" = NULL, "font" = NULL, "display_currency" = NULL;
