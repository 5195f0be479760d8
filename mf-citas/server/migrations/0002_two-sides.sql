CREATE TABLE "citas"."specialist_feeds" (
	"specialist_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "specialist_feeds_specialist_id_user_id_pk" PRIMARY KEY("specialist_id","user_id"),
	CONSTRAINT "specialist_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "citas"."told_days" (
	"specialist_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "told_days_specialist_id_day_pk" PRIMARY KEY("specialist_id","day")
);
--> statement-breakpoint
ALTER TABLE "citas"."waiting_list" ADD COLUMN "version" text DEFAULT 'v3' NOT NULL;--> statement-breakpoint
ALTER TABLE "citas"."specialist_feeds" ADD CONSTRAINT "specialist_feeds_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "citas"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citas"."told_days" ADD CONSTRAINT "told_days_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "citas"."specialists"("id") ON DELETE no action ON UPDATE no action;