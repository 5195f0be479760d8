ALTER TABLE "account"."orders" ADD COLUMN "slot" jsonb;--> statement-breakpoint
ALTER TABLE "account"."orders" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "account"."orders" ADD COLUMN "not_booked" text;