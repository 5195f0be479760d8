CREATE TABLE "auth"."purpose_choices" (
	"user_id" integer NOT NULL,
	"purpose" varchar(40) NOT NULL,
	"granted" boolean NOT NULL,
	"notice" text,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purpose_choices_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "auth"."purpose_choices" ADD CONSTRAINT "purpose_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;