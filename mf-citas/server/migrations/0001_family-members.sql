ALTER TABLE "citas"."appointments" ADD COLUMN "family_member_id" integer;--> statement-breakpoint
ALTER TABLE "citas"."appointments" ADD COLUMN "family_member_name" text DEFAULT '' NOT NULL;