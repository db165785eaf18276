-- Until now there was one gateway, of the wire format.
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_gateway_id_unique";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "gateway" text DEFAULT 'wire' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_gateway" ON "invoices" USING btree ("gateway","gateway_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_gateway" CHECK ("invoices"."gateway" in ('wire', 'btcpay'));