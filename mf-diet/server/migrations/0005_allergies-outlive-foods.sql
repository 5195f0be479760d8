ALTER TABLE "diet"."aliments" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
UPDATE "diet"."aliments" SET "withdrawn_at" = '1970-01-01T00:00:00Z' WHERE "withdrawn";--> statement-breakpoint
ALTER TABLE "diet"."aliments" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;