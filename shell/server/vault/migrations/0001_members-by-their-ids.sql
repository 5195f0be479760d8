ALTER TABLE "vault"."openings" ADD COLUMN "asked_by_id" integer;--> statement-breakpoint
ALTER TABLE "vault"."openings" ADD COLUMN "approved_by_id" integer;