CREATE SCHEMA "throttle";
--> statement-breakpoint
CREATE TABLE "throttle"."attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"made" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_expires_at_index" ON "throttle"."attempts" USING btree ("expires_at");