CREATE TABLE "reports"."met_in_trial" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"stream" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "met_in_trial_remote_release_stream_hash_pk" PRIMARY KEY("remote","release","stream","hash")
);
--> statement-breakpoint
CREATE INDEX "met_in_trial_at_index" ON "reports"."met_in_trial" USING btree ("at");