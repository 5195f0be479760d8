CREATE TABLE "reports"."failed" (
	"day" date NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_day_remote_release_hash_pk" PRIMARY KEY("day","remote","release","hash")
);
--> statement-breakpoint
ALTER TABLE "reports"."failed" ADD CONSTRAINT "failed_day_days_day_fk" FOREIGN KEY ("day") REFERENCES "reports"."days"("day") ON DELETE cascade ON UPDATE no action;