CREATE TABLE "account"."refunds" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account"."payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;