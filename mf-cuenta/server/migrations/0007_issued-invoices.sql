ALTER TABLE "account"."invoice_requests" ADD COLUMN "pdf" text;--> statement-breakpoint
ALTER TABLE "account"."invoice_requests" ADD COLUMN "xml" text;--> statement-breakpoint
ALTER TABLE "account"."invoice_requests" ADD COLUMN "issued_at" timestamp with time zone;