ALTER TABLE "diet"."recipe_comments" ADD COLUMN "day" date DEFAULT (now() AT TIME ZONE 'America/Monterrey')::date NOT NULL;--> statement-breakpoint
UPDATE "diet"."recipe_comments" SET "day" = ("created_at" AT TIME ZONE 'America/Monterrey')::date;--> statement-breakpoint
ALTER TABLE "diet"."recipe_comments" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "diet"."recipe_comments" ADD COLUMN "consumed" boolean DEFAULT true NOT NULL;
