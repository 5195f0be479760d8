ALTER TABLE "account"."products" ADD COLUMN "specialties" text[];--> statement-breakpoint
ALTER TABLE "account"."products" ADD COLUMN "places" text[];