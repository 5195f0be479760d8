CREATE TABLE "diet"."allergens" (
	"name" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet"."allergies" (
	"user_id" integer NOT NULL,
	"allergen" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allergies_user_id_allergen_pk" PRIMARY KEY("user_id","allergen")
);
--> statement-breakpoint
ALTER TABLE "diet"."aliments" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "diet"."aliments" ADD COLUMN "allergens_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diet"."exclusions" ADD COLUMN "only_this" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD COLUMN "confirmed" integer[] DEFAULT '{}' NOT NULL;