ALTER TABLE "auth"."users" ADD COLUMN "duties" varchar(40)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now every member did everything.
UPDATE "auth"."users" SET "duties" = '{labs,risk,community,agenda,invoices}' WHERE "staff_since" IS NOT NULL;
