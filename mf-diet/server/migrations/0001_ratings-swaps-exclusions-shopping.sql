CREATE TABLE "diet"."exclusions" (
	"user_id" integer NOT NULL,
	"aliment_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exclusions_user_id_aliment_id_pk" PRIMARY KEY("user_id","aliment_id")
);
--> statement-breakpoint
CREATE TABLE "diet"."recipe_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."recipe_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"score" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	CONSTRAINT "one_rating_an_attempt" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "diet"."recipe_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."recipe_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"aliment_id" integer NOT NULL,
	"aliment_new_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	CONSTRAINT "one_swap_an_attempt" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "diet"."shopping_lists" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"portions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet"."shopping_ticks" (
	"user_id" integer NOT NULL,
	"aliment_id" integer NOT NULL,
	CONSTRAINT "shopping_ticks_user_id_aliment_id_pk" PRIMARY KEY("user_id","aliment_id")
);
--> statement-breakpoint
ALTER TABLE "diet"."exclusions" ADD CONSTRAINT "exclusions_aliment_id_aliments_id_fk" FOREIGN KEY ("aliment_id") REFERENCES "diet"."aliments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."recipe_comments" ADD CONSTRAINT "recipe_comments_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."recipe_history" ADD CONSTRAINT "recipe_history_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "diet"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."recipe_history" ADD CONSTRAINT "recipe_history_aliment_id_aliments_id_fk" FOREIGN KEY ("aliment_id") REFERENCES "diet"."aliments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."recipe_history" ADD CONSTRAINT "recipe_history_aliment_new_id_aliments_id_fk" FOREIGN KEY ("aliment_new_id") REFERENCES "diet"."aliments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet"."shopping_ticks" ADD CONSTRAINT "shopping_ticks_aliment_id_aliments_id_fk" FOREIGN KEY ("aliment_id") REFERENCES "diet"."aliments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_of_a_person" ON "diet"."recipe_comments" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE INDEX "swaps_of_a_person" ON "diet"."recipe_history" USING btree ("user_id","recipe_id");