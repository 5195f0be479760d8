CREATE SCHEMA "diet";
--> statement-breakpoint
CREATE TABLE "diet"."aliments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."aliments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alimentos" text NOT NULL,
	"grupo" text NOT NULL,
	"sub_grupo" text NOT NULL,
	"cantidad_sugerida_num" double precision NOT NULL,
	"unidad" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "aliments_alimentos_unique" UNIQUE("alimentos")
);
--> statement-breakpoint
CREATE TABLE "diet"."catalogue" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet"."ingredients" (
	"recipe_id" integer NOT NULL,
	"aliment_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "ingredients_recipe_id_aliment_id_pk" PRIMARY KEY("recipe_id","aliment_id")
);
--> statement-breakpoint
CREATE TABLE "diet"."meal_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."meal_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"breakfast" integer,
	"meal" integer,
	"dinner" integer,
	"snack_morning" integer,
	"snack_afternoon" integer,
	CONSTRAINT "one_plan_a_day" UNIQUE("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "diet"."recipes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text NOT NULL,
	"preparation" text NOT NULL,
	"meal_time" text[] NOT NULL,
	"meal_categories" text[] NOT NULL,
	"meal_sub_categories" text[] NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recipes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "diet"."ingredients" ADD CONSTRAINT "ingredients_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."ingredients" ADD CONSTRAINT "ingredients_aliment_id_aliments_id_fk" FOREIGN KEY ("aliment_id") REFERENCES "diet"."aliments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD CONSTRAINT "meal_plans_breakfast_recipes_id_fk" FOREIGN KEY ("breakfast") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD CONSTRAINT "meal_plans_meal_recipes_id_fk" FOREIGN KEY ("meal") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD CONSTRAINT "meal_plans_dinner_recipes_id_fk" FOREIGN KEY ("dinner") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD CONSTRAINT "meal_plans_snack_morning_recipes_id_fk" FOREIGN KEY ("snack_morning") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."meal_plans" ADD CONSTRAINT "meal_plans_snack_afternoon_recipes_id_fk" FOREIGN KEY ("snack_afternoon") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;