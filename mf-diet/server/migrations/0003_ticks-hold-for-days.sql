ALTER TABLE "diet"."shopping_ticks" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "diet"."shopping_ticks" ADD COLUMN "to_day" date;--> statement-breakpoint
UPDATE "diet"."shopping_ticks" AS tick SET "from_day" = list."from_day", "to_day" = list."to_day" FROM "diet"."shopping_lists" AS list WHERE list."user_id" = tick."user_id";--> statement-breakpoint
DELETE FROM "diet"."shopping_ticks" WHERE "from_day" IS NULL;--> statement-breakpoint
ALTER TABLE "diet"."shopping_ticks" ALTER COLUMN "from_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "diet"."shopping_ticks" ALTER COLUMN "to_day" SET NOT NULL;
