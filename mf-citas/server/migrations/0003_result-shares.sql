CREATE TABLE "citas"."result_shares" (
	"user_id" integer NOT NULL,
	"specialty" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_shares_user_id_specialty_pk" PRIMARY KEY("user_id","specialty")
);
